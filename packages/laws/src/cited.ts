// What each clause does at a table, in a line for each thing: the events that cite it, whose they are and what they move; what it
// offers, what it greys and for which reason; what may be reported by it. Read off rounds played by chance.
import { type Actor, type Event, type Game, incidents, isRefusal, open, type Seat, type Table, view } from 'baraja';
import type { TableRules } from 'baraja/table';
import { type Hearing, live } from './cited-life.js';
import { drive } from './sample.js';
import { type Subject, theKernel } from './subject.js';

/** What a clause was seen to do. */
export type Cited = ReadonlyMap<string, ReadonlySet<string>>;

/** Plays some rounds at each table and lives the life of some, and notes what cites what. */
export function citedAt(
  tables: readonly Subject[],
  lives: readonly TableRules[],
  seedsAt: (subject: Subject) => number,
): Cited {
  const notes = new Notes();
  for (const rules of lives) live(rules, 1, notes);
  for (const subject of tables)
    for (let seed = 0; seed < seedsAt(subject); seed++) {
      const first = open(subject.game, subject.setup);
      notes.events(subject.game, first.events, null);
      notes.menus(subject.game, first.table);
      for (const { command, answer } of drive(theKernel, subject, first.table, seed)) {
        if (isRefusal(answer)) continue;
        notes.events(subject.game, answer.events, command.actor);
        notes.menus(subject.game, answer.table);
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
  events(game: Game, events: readonly Event[], actor: Actor | null): void {
    for (const e of events) {
      const who = `${e.type}${whose(e.seat, actor)}`;
      for (const line of moves(game, e)) this.fact(e.rule, `${who}: ${line}`);
      this.fact(e.rule, who);
    }
  }
  round(game: Game, events: readonly Event[]): void {
    this.events(game, events, null);
  }
  menus(game: Game, table: Table): void {
    for (const { actor, options } of table.menus) {
      for (const o of options) this.fact(o.rule, `offers ${o.type}${o.ifSilent ? ', to the silent too' : ''}`);
      if (actor === 'chance' || actor === 'clock') continue;
      for (const { type, refused, rule } of view(game, table, actor).shut)
        this.fact(rule, `keeps from ${type}: ${refused}`);
    }
    const { options, shut } = incidents(game, table);
    for (const { type, rule } of options) this.fact(rule, `lets ${type} be reported`);
    for (const { type, refused, rule } of shut) this.fact(rule, `keeps ${type} from being reported: ${refused}`);
  }
}

const whose = (seat: Seat | null, actor: Actor | null): string =>
  seat === null ? '' : seat === actor ? ' of who acts' : typeof actor === 'number' ? ' of another' : ' of a seat';

/** What moved where, seen from the event's own seat. */
function moves({ names }: Game, { seat, chips, cards, markers }: Event): readonly string[] {
  const near = (name: string): string => {
    const [kind, of] = name.split(':');
    return of === undefined ? name : `${Number(of.split('.')[0]) === seat ? 'own' : 'other'} ${kind}`;
  };
  const at = (to: Seat | null): string => (to === null ? 'nobody' : to === seat ? 'own' : 'other');
  return [
    ...chips.map(({ from, to }) => `chips ${near(names.places[from]!)} → ${near(names.places[to]!)}`),
    ...cards.map(({ from, to, seen }) => {
      const by = seen === null ? 'unseen' : seen === 'all' ? 'open' : `seen by ${at(seen)}`;
      return `cards ${near(names.zones[from]!)} → ${near(names.zones[to]!)}, ${by}`;
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
