// What this browser likes: language, light, deck, sound, motion. Kept here, never sent anywhere.

import { learn, preferred, strings, words } from '../i18n/index.js';
import { PACES, type Pace } from './pace.js';
import type { Language } from './wire.js';

type Theme = 'auto' | 'light' | 'dark';
type Deck = 'two' | 'four';
export type BackName = 'weave' | 'lattice' | 'petals';
type Showdown = 'steps' | 'once';
type Motion = 'auto' | 'full' | 'none';
const KEY = 'baraja.prefs';

function kept(): Partial<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<string, string>>;
  } catch {
    return {};
  }
}
const oneOf = <T extends string>(value: string | undefined, ...all: readonly T[]): T =>
  all.find((one) => one === value) ?? all[0]!;

const between = (low: number, n: number, high: number): number => (n >= low && n <= high ? n : high);

class Prefs {
  private readonly was = kept();
  language = $state<Language>(
    this.was.language === 'es' || this.was.language === 'en' ? this.was.language : preferred(navigator.languages),
  );
  theme = $state<Theme>(oneOf<Theme>(this.was.theme, 'auto', 'light', 'dark'));
  deck = $state<Deck>(oneOf<Deck>(this.was.deck, 'two', 'four'));
  /** Which of the three backs; its colour is the house's. */
  back = $state<BackName>(oneOf<BackName>(this.was.back, 'weave', 'lattice', 'petals'));
  /** Is a showdown walked through, or shown as it came out? */
  showdown = $state<Showdown>(oneOf<Showdown>(this.was.showdown, 'steps', 'once'));
  motion = $state<Motion>(oneOf<Motion>(this.was.motion, 'auto', 'full', 'none'));
  pace = $state<Pace>(oneOf<Pace>(this.was.pace, 'usual', ...(Object.keys(PACES) as Pace[])));
  /** Are the rules' ids written after every line of the log? */
  ids = $state(this.was.ids === 'yes');
  /** Of a hundred. */
  volume = $state(between(0, Number(this.was.volume ?? 70), 100));
  /** May a phone shake when it is one's turn? */
  shakes = $state(this.was.shakes !== 'no');
  sound = $state(this.was.sound !== 'off');
  /** At practice, is what leaves no choice done by itself? */
  passes = $state(this.was.passes !== 'no');
  /** Has a guest been asked what to call him? Once is enough. */
  named = $state(this.was.named === 'yes');
  /** What was practised last: house, game and stake by their ids. */
  practised = $state(this.was.practised ?? '');
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)');
  private isCalm = $state(this.calm.matches);

  constructor() {
    this.calm.addEventListener('change', () => {
      this.isCalm = this.calm.matches;
    });
  }
  /** Speaks a language as soon as it has been fetched; if it cannot be, the page goes on in the one it speaks. */
  async speak(language: Language): Promise<void> {
    await learn(language);
    this.language = language;
  }
  /** Does anything move? */
  get moves(): boolean {
    return this.motion === 'auto' ? !this.isCalm : this.motion === 'full';
  }
  get t() {
    return strings(this.language);
  }
  get say() {
    return words(this.language);
  }
  /** Writes it down and dresses the page. Called whenever something changes. */
  apply(): void {
    const {
      language,
      theme,
      deck,
      back,
      showdown,
      motion,
      pace,
      sound,
      passes,
      named,
      practised,
      ids,
      volume,
      shakes,
    } = this;
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = theme;
    root.dataset.deck = deck;
    root.dataset.motion = this.moves ? 'full' : 'none';
    try {
      const told = {
        sound: sound ? 'on' : 'off',
        named: named ? 'yes' : 'no',
        passes: passes ? 'yes' : 'no',
        ids: ids ? 'yes' : 'no',
        shakes: shakes ? 'yes' : 'no',
      };
      const kept = { language, theme, deck, back, showdown, motion, pace, practised, volume: String(volume), ...told };
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}
export const prefs = new Prefs();
