/**
 * A hand from a house's documents, played at the table its pages open, and what must come of it read off the felt: for whoever checks a
 * book, and for whoever wants to be shown a clause.
 */
import { type Example, type GamePages, isRefused, type OpeningRefusal, openPages } from 'baraja/document';
import { isPastTelling, isUntoldOf } from 'baraja/games';
import type { EventType } from 'baraja/kernel';
import type { TableRules } from 'baraja/table';
import {
  BankedRound,
  Days,
  Evening,
  type EveningPlan,
  Hand,
  type More,
  NoLine,
  namesOf,
  roundOf,
  Span,
  type TestRound,
} from 'baraja/testing';
import { BOOK_WORDS, type BookWords } from './words.js';

type Written = Pick<Example, 'hand' | 'floor' | 'shows'>;
/** A hand that was played, or the last of several. */
export type Dealt = TestRound | Evening;
/** The pages of another game of the house, by its id. */
export type Others = (game: string) => GamePages | undefined;
/** No table; one that is looked at and not played at; a hand that was played; or the days of a progressive. */
export type Staged = { readonly unused: readonly string[] } & (
  | { readonly kind: 'no-table'; readonly why: OpeningRefusal; readonly rule: string | null }
  | { readonly kind: 'table'; readonly rules: TableRules }
  | { readonly kind: 'hand'; readonly rules: TableRules; readonly round: Dealt }
  | { readonly kind: 'days'; readonly rules: TableRules; readonly days: Days }
);

/** Plays it. A line that cannot be played throws. */
export function staged(
  pages: GamePages,
  example: Written,
  say: BookWords = BOOK_WORDS.en,
  besides: Others = () => undefined,
): Staged {
  const { stake, switches, bots, play = '', wagers, game, ...others } = example.hand;
  // One that is none of the games of a choice is told as nothing that the hand uses.
  const scene: Written['hand'] = game === undefined || game === pages.game ? others : { ...others, game };
  const rules = openPages(pages, {
    ...(stake === undefined ? {} : { stake: String(stake) }),
    switches: (switches ?? {}) as Readonly<Record<string, unknown>>,
    ...(bots === 'barred' ? { bots } : {}),
  });
  if (isRefused(rules)) return { kind: 'no-table', why: rules, rule: rules.rule, unused: [] };
  if ('evening' in scene) return evening(rules, scene, say, besides);
  if ('days' in scene) return daysOf(rules, scene, say);
  const asBank: { readonly wagers?: unknown } = wagers === undefined ? {} : { wagers };
  // What is asked of the table alone needs no hand.
  if (Object.keys(example.shows).every((what) => what.startsWith('table ')))
    return { kind: 'table', rules, unused: Object.keys({ ...scene, ...asBank }) };
  const given = new Given({ ...scene, ...asBank }, namesOf(rules));
  const round = roundOf(rules, given.watched);
  // `bank: nobody`: it is still to be offered.
  if (round instanceof BankedRound && scene.bank !== 'nobody') round.begin();
  // Where none are written they are still to be made.
  if (round instanceof Span && wagers !== undefined)
    round.wagers((given.watched as typeof asBank).wagers as Readonly<Record<number, string>>);
  playLine(round, String(play));
  for (const one of example.floor ?? [])
    if (one.startsWith('to ')) playLine(round, one);
    else round.do(...command(one, say));
  return { kind: 'hand', rules, round, unused: given.unused() };
}

/** Several hands at one table; what is given besides its lines and stacks is used by none of them. */
function evening(rules: TableRules, scene: Written['hand'], say: BookWords, besides: Others): Staged {
  const { evening: lines, stacks, ...unused } = scene;
  const gameOf = (id: string): TableRules | null => {
    const pages = besides(id);
    const opened = pages && openPages(pages, { stake: rules.stake });
    return opened === undefined || isRefused(opened) ? null : opened;
  };
  return read(say, () => {
    const round = new Evening(rules, { stacks, evening: lines } as EveningPlan, gameOf);
    return { kind: 'hand', rules: round.rules, round, unused: Object.keys(unused) };
  });
}
/** The days of a progressive, besides which nothing is given. */
function daysOf(rules: TableRules, { days: lines, ...unused }: Written['hand'], say: BookWords): Staged {
  return read(say, () => ({
    kind: 'days',
    rules,
    days: new Days(rules, [lines].flat().map(String)),
    unused: Object.keys(unused),
  }));
}
function read(say: BookWords, play: () => Staged): Staged {
  try {
    return play();
  } catch (error) {
    throw error instanceof NoLine ? new Error(say.noLine(error.message)) : error;
  }
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
const LOOKS: Readonly<Record<string, (round: Dealt, name: string) => unknown>> = {
  stage: (round) => round.stage,
  'to act': (round) => round.toAct,
  stacks: (round) => round.stacks(),
  seats: (round) => round.seats,
  board: (round) => round.cards('board'),
  'seat N may': (round, seat) => round.menu(Number(seat)),
  'seat N holds': (round, seat) => round.cards(`hand:${seat}`),
  'seat N has': (round, seat) => round.at(`stack:${seat}`),
  'seat N gains': (round, seat) => round.net(Number(seat)),
  'bet N': (round, seat) => round.at(`bet:${seat}`),
  'marker NAME': (round, name) => round.marker(name),
  'at PLACE': (round, place) => round.at(place),
  'cited EVENT': (round, type) => round.last(type as EventType).rule,
  'count EVENT': (round, type) => round.all(type as EventType).length,
  'table VALUE': ({ rules }, path) => path.split('.').reduce<unknown>((at, field) => (at as Rules)[field], rules),
  // Of others' draws: where a sheet has it so, they are told no more once somebody has acted.
  'draws told to N': (round, seat) =>
    round.seats.filter(
      (of) => !isPast(round) || !isUntoldOf(round.rules.game, of, Number(seat), round.marker('button')),
    ),
  settled: (round) => (round as unknown as { settled: readonly string[] }).settled,
};
const isPast = ({ rules, stage, round }: Dealt): boolean => isPastTelling(rules.game, stage, round.felt);
/** What may be asked of a progressive's days: its accounts, and what was written into its book. */
const DAY_LOOKS: Readonly<Record<string, (days: Days, name: string) => unknown>> = {
  'at PLACE': (days, account) => days.at(account),
  'cited EVENT': (days, why) => days.last(why).rule,
  'count EVENT': (days, why) => days.all(why).length,
};
/** The look that reads this, and the name in it. */
function lookFor<L>(looks: Readonly<Record<string, L>>, what: string): readonly [look: L, name: string] | undefined {
  for (const [name, look] of Object.entries(looks)) {
    const is = new RegExp(`^${name.replace(/\bN\b|PLACE|EVENT|VALUE|NAME/, '([\\w:.-]+)')}$`).exec(what);
    if (is) return [look, is[1] ?? ''];
  }
  return undefined;
}

/** Something that must come of it: what is asked, what it must be, and what was wrong with it. */
export interface Expected {
  /** `stage`, `seat 1 may`, `cited PotAwarded`, `no table`; of a refusal the command: `refused seat 0 raise $15`. */
  readonly what: string;
  readonly want: unknown;
  readonly wrong: string | null;
}
export const NO_TABLE = 'no table';
const REFUSED = 'refused';
export function expected(
  at: Staged,
  { shows }: Pick<Example, 'shows'>,
  say: BookWords = BOOK_WORDS.en,
): readonly Expected[] {
  return Object.entries(shows).flatMap(([what, want]): readonly Expected[] => {
    if (what === REFUSED)
      return Object.entries(want as Readonly<Record<string, string>>).map(([text, rule]) => ({
        what: `${REFUSED} ${text}`,
        want: rule,
        wrong: at.kind === 'hand' ? refusal(at.round, text, rule, say) : null,
      }));
    return [{ what, want, wrong: what === NO_TABLE ? noTable(at, String(want), say) : judge(at, what, want, say) }];
  });
}
/** `no table: STAKE-1`: it cannot be opened so, by that clause. */
function noTable(at: Staged, by: string, say: BookWords): string | null {
  const is = at.kind === 'no-table' ? (at.rule ?? '-') : '-';
  return is === by ? null : say.otherwise(NO_TABLE, by, is);
}
function judge(at: Staged, what: string, want: unknown, say: BookWords): string | null {
  if (at.kind === 'no-table') return null;
  const looks = at.kind === 'days' ? DAY_LOOKS : LOOKS;
  const is = lookedAt(at, what);
  if (is === undefined) return `${say.cannotShow(what)}${say.meant(what, Object.keys(looks))}`;
  return plain(is.value) === plain(want) ? null : say.otherwise(what, plain(want), plain(is.value));
}
function lookedAt(at: Exclude<Staged, { kind: 'no-table' }>, what: string): { readonly value: unknown } | undefined {
  if (at.kind === 'days') {
    const found = lookFor(DAY_LOOKS, what);
    return found && { value: found[0](at.days, found[1]) };
  }
  // Of a table alone only its rules are asked.
  const round = at.kind === 'hand' ? at.round : ({ rules: at.rules } as Dealt);
  const found = lookFor(LOOKS, what);
  return found && { value: found[0](round, found[1]) };
}
/** Dollars to the cent: sums of them are not quite what they look like. */
const rounded = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
const plain = (value: unknown): string =>
  (Array.isArray(value) ? value.map(rounded).join(' ') : String(rounded(value))).replaceAll(',', ' ');

/** `refused: { seat 0 raise $15: BET-1 }`: what is refused, and by which clause; `BET-1 raise-cap-reached`: and why. */
function refusal(round: Dealt, text: string, rule: string, say: BookWords): string | null {
  const met = round instanceof Evening ? round.refusedLine(text) : round.refused(...command(text, say));
  const [by, why = met.refused] = rule.split(' ');
  return met.rule === by && met.refused === why ? null : say.byAnother(text, rule, `${met.rule ?? '-'} ${met.refused}`);
}
