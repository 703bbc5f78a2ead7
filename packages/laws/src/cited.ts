// What each clause does at a table, in a line for each thing: the events that cite it, whose they are and what they move; what it
// offers, what it greys and for which reason; what may be reported by it. Read off rounds played by chance.
import {
  type Actor,
  type Command,
  incidents,
  isRefusal,
  type Option,
  open,
  play,
  type Round,
  type Seat,
  view,
} from 'baraja';
import type { AnyEvent, AnyGame } from 'baraja/kernel';
import type { TableRules } from 'baraja/table';
import { type Hearing, live } from './cited-life.js';
import { noted } from './cited-note.js';
import { drive } from './sample.js';
import { type Subject, theKernel } from './subject.js';

/** What a clause was seen to do. */
export type Cited = ReadonlyMap<string, ReadonlySet<string>>;

/** What is looked at: tables to play at, tables to live at, and everything the house posts. */
export interface Looked {
  readonly tables: readonly Subject[];
  readonly lives: readonly TableRules[];
  readonly posted: readonly TableRules[];
  readonly seeds: (subject: Subject) => readonly number[];
}

/** Plays some rounds at each table and lives the life of some, and notes what cites what. */
export function citedAt({ tables, lives, posted, seeds }: Looked): Cited {
  const notes = new Notes();
  for (const rules of posted) notes.posted(rules.stake, rules);
  for (const rules of lives) live(rules, 1, notes);
  for (const subject of tables)
    for (const seed of seeds(subject)) {
      const first = open(subject.game, subject.setup);
      notes.events(subject.game, first.events, null);
      notes.menus(subject.game, first.round);
      for (const { command, answer } of drive(theKernel, subject, first.round, seed)) {
        if (isRefusal(answer)) continue;
        notes.events(subject.game, answer.events, command);
        notes.menus(subject.game, answer.round);
      }
    }
  return notes.all;
}

class Notes implements Hearing {
  readonly all = new Map<string, Set<string>>();

  fact(rule: string | null, line: string): void {
    if (rule === null) return;
    const lines = this.all.get(rule);
    if (lines) lines.add(line);
    else this.all.set(rule, new Set([line]));
  }
  events(game: AnyGame, events: readonly AnyEvent[], by: Command | null): void {
    for (const e of events) {
      const who = `${e.type}${whose(e.seat, by)}`;
      this.fact(e.rule, who);
      for (const line of [...moves(game, e), ...noted(game, e)]) this.fact(e.rule, `${who}: ${line}`);
    }
  }
  round(game: AnyGame, events: readonly AnyEvent[]): void {
    this.events(game, events, null);
  }
  menus(game: AnyGame, round: Round): void {
    const stage = game.script[round.felt.step]?.name ?? 'the end';
    for (const { actor, options } of round.menus) {
      for (const o of options) {
        this.fact(o.rule, `offers ${o.type} in ${stage}${how(o)}`);
        this.bounds(game, round, actor, o);
      }
      if (actor === 'chance' || actor === 'clock') continue;
      const offered = new Set(options.map(({ type }) => type));
      for (const { type, refused, rule } of view(game, round, actor).shut)
        this.fact(rule, `keeps from ${type}: ${refused}${offered.has(type) ? ', and offers it' : ''}`);
    }
    const { options, shut } = incidents(game, round);
    for (const o of options) this.fact(o.rule, `lets ${o.type} be reported${how(o)}`);
    for (const { type, refused, rule } of shut) this.fact(rule, `keeps ${type} from being reported: ${refused}`);
  }
  /** What more than the most and less than the least is refused for. */
  private bounds(game: AnyGame, round: Round, actor: Actor, { type, amount, seats }: Option): void {
    if (amount === null) return;
    const seat = seats === null ? {} : { seat: seats[0]! };
    for (const [word, n] of [
      ['more', amount.max + amount.unit],
      ['less', amount.min - amount.unit],
    ] as const) {
      const answer = play(game, round, { type, actor, amount: n, ...seat });
      if (isRefusal(answer)) this.fact(answer.rule, `keeps from ${word} than one may ${type}: ${answer.refused}`);
    }
  }
  /** What is posted: whatever of a table's rules names its clause, with the figures beside it. */
  posted(stake: string, rules: unknown): void {
    if (typeof rules !== 'object' || rules === null) return;
    const { rule, ...rest } = rules as { readonly rule?: unknown };
    const figures = Object.entries(rest).filter(([, value]) => typeof value !== 'object' && typeof value !== 'string');
    const told = figures.map(([key, value]) => `${key} ${String(value)}`);
    if (typeof rule === 'string') this.fact(rule, [`posted at ${stake}`, ...told].join(', '));
    for (const value of Object.values(rest)) this.posted(stake, value);
  }
}

/** What is to be said of an option besides its name. */
function how({ open, ifSilent, amount, cards, seats }: Option): string {
  const bounds = Object.entries({ least: amount?.minRule, most: amount?.maxRule }).flatMap(([end, rule]) =>
    rule ? [`the ${end} by ${rule}`] : [],
  );
  const chosen = [...(cards ? [howMany(cards)] : []), ...(seats ? ['a seat'] : [])];
  return [...chosen, ...bounds, ...(open ? ['if it fits'] : []), ...(ifSilent ? ['to the silent too'] : [])]
    .map((line) => `, ${line}`)
    .join('');
}

function howMany({ from, min, max }: NonNullable<Option['cards']>): string {
  if (min === max) return min === 1 ? '1 card' : `${min} cards`;
  return max < from.length ? `${min} to ${max} cards` : `${min} cards or more`;
}

/** Whose an event is: of who acts, of whom somebody reports, of another. */
function whose(seat: Seat | null, by: Command | null): string {
  if (seat === null) return '';
  if (seat === by?.actor) return ' of who acts';
  if (seat === by?.seat) return ' of who is named';
  return typeof by?.actor === 'number' ? ' of another' : ' of a seat';
}

/** What moved where, seen from the event's own seat. */
function moves({ names }: AnyGame, { seat, chips, cards, markers }: AnyEvent): readonly string[] {
  const near = (name: string): string => {
    const [kind, of] = name.split(':');
    return of === undefined ? name : `${Number(of.split('.')[0]) === seat ? 'own' : 'other'} ${kind}`;
  };
  const at = (to: Seat | null): string => (to === null ? 'nobody' : to === seat ? 'own' : 'other');
  return [
    ...chips.map(
      ({ from, to, amount }) =>
        `${amount === 0 ? 'no ' : ''}chips ${near(names.places[from]!)} → ${near(names.places[to]!)}`,
    ),
    ...cards.map(({ cards: list, from, to, seen }) => {
      const by = seen === null ? 'unseen' : seen === 'all' ? 'open' : `seen by ${at(seen)}`;
      return `${list.length === 0 ? 'no ' : ''}cards ${near(names.zones[from]!)} → ${near(names.zones[to]!)}, ${by}`;
    }),
    ...markers.map(({ marker, from, to }) => `${near(names.markers[marker]!)} ${at(from)} → ${at(to)}`),
  ];
}

/** As it is kept: a clause, and below it what it does. */
export const writeCited = (cited: Cited): string =>
  [...cited]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([rule, lines]) =>
        `${rule}\n${[...lines]
          .sort()
          .map((line) => `  ${line}\n`)
          .join('')}`,
    )
    .join('');

export function readCited(text: string): Cited {
  const out = new Map<string, Set<string>>();
  let lines = new Set<string>();
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith(' ')) lines.add(line.trim());
    else {
      lines = new Set();
      out.set(line, lines);
    }
  }
  return out;
}
