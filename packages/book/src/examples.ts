/**
 * Plays the hands that stand under clauses, by the tables their pages open, and says where one comes out otherwise than it is written.
 *
 *     hand: { stake: 3/6, stacks: [ 100, 100, 100 ], holes: { 1: As Ah }, board: 5s Ts 3d, play: d c c c }
 *     floor: [ floor exposed-card As ]
 *     shows: { stage: flop-betting, to act: 1, cited BoardDealt: ROG-HOLD-G3 }
 */
import { isRefused, openPages } from 'baraja/document';
import type { EventType } from 'baraja/kernel';
import { BankedRound, Hand, type More, namesOf, Refused, roundOf, Span, type TestRound } from 'baraja/testing';
import { words } from 'baraja/words';
import type { ClausePage, ExamplePage, RulingPage } from './format.js';
import type { ReadGame, ReadPage } from './library.js';
import type { Fault, Path } from './source.js';
import type { BookWords } from './words.js';

/** An example that was played: whose it is, where it stands, and what was wrong with it. */
export interface Played {
  readonly id: string;
  readonly at: Omit<Fault, 'message'>;
  readonly wrong: readonly string[];
}

/** Every example on a game's own page, and on the parts that are shown at its tables. */
export function* playExamples({ pages, shows }: ReadGame): Generator<Played> {
  for (const page of shows) yield* examplesOn(page, pages);
}
function* examplesOn({ data, source }: ReadPage, pages: ReadGame['pages']): Generator<Played> {
  for (const section of ['clauses', 'rulings'] as const)
    for (const [id, { examples = [] }] of Object.entries<ClausePage | RulingPage>(data[section] ?? {}))
      for (const [n, example] of examples.entries()) {
        const path: Path = [section, id, 'examples', n];
        yield {
          id,
          at: { file: source.file, ...source.at(path) },
          wrong: tried(() => playExample(pages, example, source.say), source.say),
        };
      }
}
function tried(play: () => readonly string[], say: BookWords): readonly string[] {
  try {
    return play();
  } catch (error) {
    if (error instanceof Refused) return [say.refusedAct(toldOf(error), words(say.language).refusal(error.refusal))];
    return [(error as Error).message.slice(0, 300)];
  }
}

/** As an example would write it. */
function toldOf({ command: { actor, type, amount } }: Refused): string {
  const of = typeof actor === 'number' ? `seat ${actor}` : actor;
  return `${of} ${type}${amount === undefined ? '' : ` $${amount / 100}`}`;
}

function playExample(
  pages: ReadGame['pages'],
  { hand, floor = [], shows }: ExamplePage,
  say: BookWords,
): readonly string[] {
  const { stake, switches, play = '', wagers, ...scene } = hand as Readonly<Record<string, unknown>>;
  const rules = openPages(pages, {
    ...(stake === undefined ? {} : { stake: String(stake) }),
    switches: (switches ?? {}) as Readonly<Record<string, unknown>>,
  });
  const { [NO_TABLE]: by, ...asked } = shows;
  if (by !== undefined) return noTable(rules, String(by), say);
  if (isRefused(rules)) return [say.refusedTable(`${rules.refused} ${rules.rule ?? ''}`)];
  if (Object.keys(asked).length === 0) return [say.showsNothing];
  // What is asked of the table alone needs no hand.
  if (Object.keys(asked).every((what) => what.startsWith('table ')))
    return [
      ...Object.keys({ ...scene, ...(wagers === undefined ? {} : { wagers }) }).map(say.unusedGiven),
      ...Object.entries(asked).flatMap(([what, want]) => judge({ rules }, what, want, say)),
    ];
  const asBank: { readonly wagers?: unknown } = wagers === undefined ? {} : { wagers };
  const given = new Given({ ...scene, ...asBank }, namesOf(rules));
  const round = roundOf(rules, given.watched);
  // `bank: nobody`: it is still to be offered.
  if (round instanceof BankedRound && scene.bank !== 'nobody') round.begin();
  // Where none are written they are still to be made.
  if (round instanceof Span && wagers !== undefined)
    round.wagers((given.watched as typeof asBank).wagers as Readonly<Record<number, string>>);
  playLine(round, String(play));
  for (const one of floor)
    if (one.startsWith('to ')) playLine(round, one);
    else round.do(...command(one, say));
  const unused = given.unused().map(say.unusedGiven);
  return [...unused, ...Object.entries(asked).flatMap(([what, want]) => judge(round, what, want, say))];
}

/** What a hand is given, and which of it was looked at: what nobody looked at was written in vain, or misspelt. */
class Given {
  private readonly seen = new Set<string>();
  readonly watched: object;
  constructor(
    private readonly all: object,
    besides: object,
  ) {
    this.watched = this.watch({ ...all, ...besides }, '');
  }
  private watch<T extends object>(part: T, path: string): T {
    return new Proxy(part, {
      get: (of, key) => {
        const value: unknown = Reflect.get(of, key);
        if (typeof key === 'symbol' || !Object.hasOwn(of, key)) return value;
        this.seen.add(`${path}${key}`);
        const isGiven = Object.hasOwn(this.all, (path || key).split(' ')[0]!);
        return isGiven && typeof value === 'object' && value !== null ? this.watch(value, `${path}${key} `) : value;
      },
    });
  }
  /** `holes 9`, `bord`: the parts of a part that nobody looked at are not told besides. */
  unused(part: object = this.all, path = ''): readonly string[] {
    return Object.entries(part).flatMap(([key, value]) =>
      !this.seen.has(`${path}${key}`)
        ? [`${path}${key}`]
        : typeof value === 'object' && value !== null && !Array.isArray(value)
          ? this.unused(value as object, `${path}${key} `)
          : [],
    );
  }
}

const NO_TABLE = 'no table';
/** `no table: JAL-ESC-A1`: it cannot be opened so, by that clause. */
function noTable(rules: ReturnType<typeof openPages>, by: string, say: BookWords): readonly string[] {
  const is = isRefused(rules) ? `${rules.rule ?? '-'}` : '-';
  return is === by ? [] : [say.otherwise(NO_TABLE, by, is)];
}

/** `c c r6 …`, and `to the end` or `to STAGE`. */
function playLine(round: TestRound, line: string): void {
  const [, acts, to] = /^(.*?)(?:\s*\bto (the end|[a-z0-9-]+))?$/.exec(line)!;
  round.acts(acts!);
  if (to === undefined) return;
  if (round instanceof Hand) {
    if (to === 'the end') round.playOut();
    else round.checkTo(to);
  } else while (!round.isOver && round.stage !== to) round.silence();
}

const COMMAND =
  /^(?:seat (\d+)|(floor|dealer)) ([a-z-]+)(?: to)?(?: \$([\d.]+))?(?: seat (\d+))?(?: depth (\d+))?((?: (?:[2-9TJQKAj][a-z]|\/))*)$/;
/** 'seat 2 raise $15', 'floor exposed-card As', 'dealer deal-on', 'seat 1 place-marker depth 5', 'seat 2 rearrange 3s 3s 3s / 4s 4s 4s'. */
function command(text: string, say: BookWords): [actor: number | 'floor' | 'dealer', type: string, more: More] {
  const read = COMMAND.exec(text);
  if (!read) throw new Error(say.noCommand(text));
  const [, seat, other, type, to, at, depth, cards] = read;
  return [
    seat === undefined ? (other as 'floor') : Number(seat),
    type!,
    {
      ...(to ? { to: Number(to) } : {}),
      ...(at ? { seat: Number(at) } : {}),
      ...(depth ? { depth: Number(depth) } : {}),
      ...(cards?.includes('/') ? { piles: cards.split('/').map((pile) => pile.trim()) } : {}),
      ...(cards && !cards.includes('/') ? { cards: cards.trim() } : {}),
    },
  ];
}

type Rules = Readonly<Record<string, unknown>>;
/** What an example may ask for, and how it is read off the round. */
const LOOKS: Readonly<Record<string, (round: TestRound, name: string) => unknown>> = {
  stage: (round) => round.stage,
  'to act': (round) => round.toAct,
  stacks: (round) => round.stacks(),
  board: (round) => round.cards('board'),
  'seat N may': (round, seat) => round.menu(Number(seat)),
  'seat N holds': (round, seat) => round.cards(`hand:${seat}`),
  'seat N has': (round, seat) => round.at(`stack:${seat}`),
  'seat N gains': (round, seat) => round.net(Number(seat)),
  'bet N': (round, seat) => round.at(`bet:${seat}`),
  'at PLACE': (round, place) => round.at(place),
  'cited EVENT': (round, type) => round.last(type as EventType).rule,
  'count EVENT': (round, type) => round.all(type as EventType).length,
  'table VALUE': ({ rules }, path) => path.split('.').reduce<unknown>((at, field) => (at as Rules)[field], rules),
  settled: (round) => (round as unknown as { settled: readonly string[] }).settled,
};
const PATTERNS = Object.keys(LOOKS).map((name) => ({
  name,
  is: new RegExp(`^${name.replace(/N|PLACE|EVENT|VALUE/, '([\\w:.-]+)')}$`),
}));

function judge(
  at: TestRound | Pick<TestRound, 'rules'>,
  what: string,
  want: unknown,
  say: BookWords,
): readonly string[] {
  const round = at as TestRound; // of a table alone only its rules are asked
  if (what === 'refused') return refusals(round, want as Readonly<Record<string, string>>, say);
  const found = PATTERNS.find(({ is }) => is.test(what));
  if (!found) return [`${say.cannotShow(what)}${say.meant(what, Object.keys(LOOKS))}`];
  const is = LOOKS[found.name]!(round, found.is.exec(what)![1] ?? '');
  return plain(is) === plain(want) ? [] : [say.otherwise(what, plain(want), plain(is))];
}
/** Dollars to the cent: sums of them are not quite what they look like. */
const rounded = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
const plain = (value: unknown): string =>
  (Array.isArray(value) ? value.map(rounded).join(' ') : String(rounded(value))).replaceAll(',', ' ');

/** `refused: { seat 0 raise $15: ROG-HOLD-W1 }`: what is refused, and by which clause. */
function refusals(round: TestRound, asked: Readonly<Record<string, string>>, say: BookWords): readonly string[] {
  return Object.entries(asked).flatMap(([text, rule]) => {
    const refusal = round.refused(...command(text, say));
    return refusal.rule === rule ? [] : [say.byAnother(text, rule, `${refusal.rule ?? '-'} (${refusal.refused})`)];
  });
}
