// The office as the page knows it: where one is staff, what has changed, and how one asks it for something.
import type { ActName, Duty, OfficeNews, Role } from '@baraja/room';
import { call, RoomError, refusalText, troubleOf, troubleText } from '../lib/api.js';
import { app } from '../lib/app.svelte.js';
import { prefs } from '../lib/prefs.svelte.js';
import { officeStrings } from './words.js';

export interface StaffHere {
  readonly houses: readonly {
    readonly house: string;
    readonly roles: readonly Role[];
    /** By whose clock everything in it is told, wherever one is. */
    readonly zone: string;
    readonly acts: readonly ActName[];
  }[];
  readonly duty: Duty | null;
  readonly secondFactor: { readonly isSet: boolean; readonly isConfirmed: boolean } | null;
}

class OfficeState {
  staff = $state.raw<StaffHere | null>(null);
  /** How often each part has changed since the page looks at it: what shows one reads this, and asks again when it rises. */
  seen = $state.raw<Readonly<Partial<Record<OfficeNews, number>>>>({});
  /** The acts of one's roles at a house. */
  acts(house: string): ReadonlySet<ActName> {
    return new Set(this.staff?.houses.find((one) => one.house === house)?.acts ?? []);
  }
  private at(house: string, moment: number, form: Intl.DateTimeFormatOptions): string {
    const zone = this.staff?.houses.find((one) => one.house === house)?.zone;
    return new Date(moment).toLocaleString(prefs.language, { ...form, ...(zone ? { timeZone: zone } : {}) });
  }
  /** Day and time by the house's clock. */
  moment(house: string, at: number): string {
    return this.at(house, at, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });
  }
  time(house: string, at: number): string {
    return this.at(house, at, { hour: '2-digit', minute: '2-digit' });
  }
  async load(): Promise<void> {
    this.staff = await call<StaffHere>('GET', '/api/office');
  }
  /** While one looks at a house's office. A busy floor changes many times a second: it is looked at again twice a second at most. */
  follow(house: string): () => void {
    const waiting = new Set<OfficeNews>();
    let due: ReturnType<typeof setTimeout> | null = null;
    const rise = () => {
      const parts = [...waiting];
      waiting.clear();
      due = parts.length > 0 ? setTimeout(rise, LOOK_EVERY) : null;
      const risen = parts.map((part) => [part, (this.seen[part] ?? 0) + 1] as const);
      this.seen = { ...this.seen, ...Object.fromEntries(risen) };
      if (parts.includes('people')) void this.load().catch(() => undefined);
    };
    const stop = app.followOffice(house, (parts) => {
      for (const part of parts) waiting.add(part);
      if (due === null) rise();
    });
    return () => {
      stop();
      if (due !== null) clearTimeout(due);
    };
  }
}
/** Milliseconds. */
const LOOK_EVERY = 500;
export const office = new OfficeState();

const at = (house: string, path: string): string => `/api/office/${encodeURIComponent(house)}${path}`;
export const ask = <T>(house: string, path: string): Promise<T> => call<T>('GET', at(house, path));
export const act = <T = { readonly done: true }>(house: string, path: string, body: object = {}): Promise<T> =>
  call<T>('POST', at(house, path), body);

/** Takes answers in the order of their questions: what was asked before is never shown after what was asked since. */
export function inOrder<T>(
  take: (answer: T) => void,
  failed: (error: unknown) => void,
): (question: Promise<T>) => void {
  let asked = 0;
  let taken = 0;
  return (question) => {
    const number = ++asked;
    const isNews = () => {
      const news = number > taken;
      if (news) taken = number;
      return news;
    };
    question.then(
      (answer) => isNews() && take(answer),
      (error: unknown) => isNews() && failed(error),
    );
  };
}
/** Why not, in a sentence: the office's own reasons have their words here, all others where they always had. */
export function whyNot(error: unknown): string {
  if (error instanceof RoomError && error.trouble.kind === 'refused') {
    const { refusal } = error.trouble;
    const said: Readonly<Record<string, string>> = officeStrings(prefs.language).refused;
    return said[refusal.refused] ?? refusalText(refusal, prefs.t, prefs.say);
  }
  return troubleText(troubleOf(error), prefs.t, prefs.say);
}
