// What dealers log at the rules desk: an incident at a table the room does not deal, with what was answered and what was ruled. The room
// rules itself, by its own book, so that nothing is on record that the desk did not say. Whoever wrote it reads it; what staff
// on duty write stands in their house's log as well.
import { clause, findGame, findHouse, gameOf, houseOf, isOpened, openTable } from 'baraja/books';
import { count, fact, faultIn, list, optional, text } from 'baraja/facts';
import { askDesk, type GameRules } from 'baraja/games';
import type { FlatOf } from 'baraja/table';
import { remedyWords, words } from 'baraja/words';
import { type Staffer, staffer } from '../office/acted.js';
import { isAppended, type Store } from '../store/index.js';

/** What stands in the stream of somebody's incidents. */
export const INCIDENT_FACTS = {
  IncidentLogged: fact({
    id: text,
    /** When it happened, which may have been without a connection. */
    happened: count,
    by: text,
    house: text,
    game: text,
    report: text,
    /** 'street: flop'. */
    answers: list(text),
    remedy: optional(text),
    refused: optional(text),
    money: optional(text),
    rule: text,
    /** By what book, as tables pin it. */
    hash: text,
    table: text,
    name: text,
    note: text,
    /** Who of the house's staff wrote it, on duty: then it stands in the house's own log as well. */
    staff: optional(staffer),
  }),
};
type Logged = FlatOf<typeof INCIDENT_FACTS, 'IncidentLogged'>;
/** As somebody logs it. */
export interface IncidentAsked {
  readonly id: string;
  readonly happened: number;
  readonly house: string;
  readonly game: string;
  readonly report: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly table: string;
  readonly name: string;
  readonly note: string;
}
export interface Incident extends Omit<Logged, 'type'> {
  /** Its place in its writer's log, by which the next page is asked for. */
  readonly number: number;
  /** When the room stored it. */
  readonly at: number;
}
export interface IncidentQuery {
  readonly house?: string;
  readonly game?: string;
  /** Every word of it must stand somewhere. */
  readonly text?: string;
  readonly before?: number;
}
export interface IncidentPage {
  readonly incidents: readonly Incident[];
  /** The `before` of the next page; null at the end. */
  readonly next: number | null;
}
export type IncidentRefusal = {
  readonly refused:
    | 'unknown-house'
    | 'unknown-game'
    | 'unknown-incident'
    | 'not-ruled'
    | 'bad-answer'
    | 'not-yet'
    | 'log-full';
};
/** Milliseconds a tablet's clock may be ahead of the room's. */
const AHEAD = 10 * 60_000;
/** A log is read whole: nobody's grows without end. */
const LOG_MAX = 20_000;
const streamOf = (patron: string): string => `incidents-${patron}`;

export class Incidents {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** Stores it with the ruling; the same id again stores nothing twice. */
  async log(patron: string, asked: IncidentAsked, staff?: Staffer): Promise<IncidentRefusal | { readonly done: true }> {
    const event = this.ruled(patron, asked, staff);
    if ('refused' in event && !('type' in event)) return event;
    const { type, ...fields } = event as Logged;
    const fault = faultIn(INCIDENT_FACTS, type, fields);
    if (fault !== null) throw new Error(`an incident is not as it is declared: ${fault}`);
    const stream = streamOf(patron);
    for (;;) {
      if ((await this.store.appended(stream, asked.id)) !== undefined) return { done: true };
      const { version: expect } = await this.store.latest(stream);
      if (expect >= LOG_MAX) return { refused: 'log-full' };
      const answer = await this.store.append({ stream, expect, at: this.now(), events: [event], id: asked.id });
      if (isAppended(answer)) return { done: true };
      if (answer.refused !== 'conflict') throw new Error(`an incident was refused: ${answer.refused}`);
    }
  }
  /** What the desk says to these answers, and only that. */
  private ruled(by: string, { facts, house: wantedHouse, game: wantedGame, ...asked }: IncidentAsked, staff?: Staffer) {
    const house = findHouse(wantedHouse);
    if (house === undefined) return { refused: 'unknown-house' } as const;
    const game = findGame(house, wantedGame);
    const rules = game === undefined ? undefined : openTable({ house, game });
    if (game === undefined || rules === undefined || !isOpened(rules)) return { refused: 'unknown-game' } as const;
    if (asked.happened > this.now() + AHEAD) return { refused: 'not-yet' } as const;
    const said = askDesk(rules.game, { report: asked.report, facts });
    if (said.asks === 'report') return { refused: 'unknown-incident' } as const;
    if (said.asks === 'fact') return { refused: 'not-ruled' } as const;
    if (!isAnswered(rules.game, asked.report, facts)) return { refused: 'bad-answer' } as const;
    const { remedy, refused, money, rule } = said.outcome;
    return {
      type: 'IncidentLogged',
      ...asked,
      by,
      house,
      game,
      answers: Object.entries(facts).map(([name, value]) => `${name}: ${value}`),
      ...(remedy === null ? {} : { remedy }),
      ...(refused === null ? {} : { refused }),
      ...(money === null ? {} : { money }),
      rule,
      hash: rules.hash,
      ...(staff ? { staff } : {}),
    } as const satisfies Logged;
  }

  /** One's own, newest first. */
  async page(patron: string, { before, ...query }: IncidentQuery, limit: number): Promise<IncidentPage> {
    const found = (await this.all(patron)).filter((one) => one.number < (before ?? Number.POSITIVE_INFINITY));
    const hits = found.filter((one) => fits(one, query));
    const shown = hits.slice(0, limit);
    return { incidents: shown, next: hits.length > limit ? (shown.at(-1)?.number ?? null) : null };
  }
  private async all(patron: string): Promise<Incident[]> {
    const stored = await this.store.read(streamOf(patron));
    return stored
      .map(({ body, version, at }): Incident => {
        const { type: _type, ...fields } = body as unknown as Logged;
        return { ...fields, number: version, at };
      })
      .reverse();
  }
}

/** Every answer is to a question the desk asks on the way, and one of those it offers. */
function isAnswered(rules: GameRules, report: string, facts: Readonly<Record<string, string>>): boolean {
  let used: Readonly<Record<string, string>> = {};
  for (;;) {
    const said = askDesk(rules, { report, facts: used });
    if (said.asks !== 'fact') return Object.keys(used).length === Object.keys(facts).length;
    const value = facts[said.fact];
    if (value === undefined || !said.may.includes(value)) return false;
    used = { ...used, [said.fact]: value };
  }
}

const flat = (said: string): string => said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
function fits(one: Incident, { house, game, text: sought = '' }: Omit<IncidentQuery, 'before'>): boolean {
  if (house !== undefined && one.house !== house) return false;
  if (game !== undefined && one.game !== game) return false;
  const wanted = flat(sought).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const text = flat(told(one));
  return wanted.every((word) => text.includes(word));
}
/** Everything an incident may be found by: ids, names, and words in both languages. */
function told(one: Incident): string {
  const { house, game, report, refused = '', rule, table, name, note } = one;
  const said = (['en', 'es'] as const).flatMap((language) => [
    words(language).incident(report as never),
    remedyWords(rulingOf(one), language)?.does ?? '',
  ]);
  return [houseNamed(house), gameNamed(game), report, rule, refused, table, name, note, ...said].join(' ');
}
const rulingOf = ({ remedy, money }: Incident) => ({ remedy: remedy ?? null, money: money ?? null });
/** A house or a game may have gone since. */
const houseNamed = (id: string): string => (findHouse(id) === undefined ? id : `${id} ${houseOf(id).name}`);
const gameNamed = (id: string): string => {
  try {
    return `${id} ${gameOf(id).name}`;
  } catch {
    return id;
  }
};
/** An incident in words, for whoever reads a list of them; the rule's own words where the book has them still. */
export function incidentWords(one: Incident, language: 'en' | 'es'): { happened: string; ruling: string; law: string } {
  const say = words(language);
  const { refused, rule } = one;
  const ruled = remedyWords(rulingOf(one), language);
  const entry = clause(rule);
  return {
    happened: say.incident(one.report as never),
    ruling: ruled ? `${ruled.does}. ${ruled.money}.` : say.refusal({ refused, rule: null } as never),
    law: entry === undefined ? '' : 'text' in entry ? entry.text : entry.ruling,
  };
}
