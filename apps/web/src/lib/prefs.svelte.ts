// What this browser likes: language, light, deck, sound, motion. Kept here, never sent anywhere.

import { INTERESTS, type Interest } from '../bar/pass.js';
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
  /** At practice: is there a gentle clock, does the chart say what is best, and is one asked about every card that comes by? */
  gentle = $state(this.was.gentle === 'yes');
  best = $state(this.was.best === 'yes');
  interest = $state<Interest>(oneOf<Interest>(this.was.interest, ...INTERESTS));
  /** Has a guest been asked what to call him? Once is enough. */
  named = $state(this.was.named === 'yes');
  /** What the room called one last, for when it is not reached. */
  called = $state(this.was.called ?? '');
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
      called,
      gentle,
      best,
      interest,
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
        gentle: gentle ? 'yes' : 'no',
        best: best ? 'yes' : 'no',
        shakes: shakes ? 'yes' : 'no',
      };
      const kept = { language, theme, deck, back, showdown, motion, pace, practised, called, interest };
      localStorage.setItem(KEY, JSON.stringify({ ...kept, volume: String(volume), ...told }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}
export const prefs = new Prefs();
