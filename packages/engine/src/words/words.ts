/**
 * What a language must be able to say, and the lists of everything that can be said. A language is a complete table over
 * these lists, so a thing without words does not compile; nothing here is said in any language.
 */
import type { Citation, Clause, Family, Ruling, Switch, Tag } from '../books/index.js';
import type { Face } from '../cards/index.js';
import type {
  ActName,
  FactsOf,
  Fields,
  Form,
  OPENING_REASONS,
  REASONS,
  TABLE_REASONS,
  TableAsk,
} from '../facts/index.js';
import { STREET_NAMES } from '../games/index.js';
import type { HandName } from '../hands/index.js';
import type { AnyEvent, Chips, Game, Known, Option, RefusalCode, RuleId, Seat, Teller } from '../kernel/index.js';
import type { By, OutOfTurn, Readiness, TableEvent, TableRefusalCode } from '../table/index.js';
import type { StageName } from './lists.js';
import { BANK_STEPS } from './lists-bank.js';

export * from './lists.js';

export type Language = 'en' | 'es';
export const LANGUAGES: readonly Language[] = ['en', 'es'];

/** Every reason anything is refused for. */
export type RefusedCode = RefusalCode | TableRefusalCode | keyof typeof OPENING_REASONS;
export type Facts = Readonly<Record<string, number | string | readonly string[]>>;
type Filling<R extends Readonly<Record<string, Fields>>, K> = K extends keyof R ? FactsOf<R, K> : unknown;
/** What its sentence is filled with. What was received may lack any of it. */
export type FactsFor<K extends RefusedCode> = Partial<
  Filling<typeof REASONS, K> & Filling<typeof TABLE_REASONS, K> & Filling<typeof OPENING_REASONS, K>
>;
/** A sentence for every reason. */
export type Sentences = { readonly [K in RefusedCode]: (facts: FactsFor<K>) => string };
/** A refusal from anywhere: the kernel, a step, a table, an opening, a switch. */
export interface Refused {
  readonly refused: RefusedCode;
  readonly rule: RuleId | null;
  readonly facts?: Facts;
}

/** Who sits where; a seat without a name is called by its number. */
export type SeatNames = (seat: Seat) => string | undefined;

/** What the teller knows besides the event. All of it may be left out, and the sentence is the shorter for it. */
export interface Scene {
  /** The faces the listener has seen. */
  readonly known?: Known;
  /** What a hand makes, where it is known. */
  readonly hand?: (seat: Seat, way: 'high' | 'low') => HandName | undefined;
  /** What is left of a seat's stack after the event. */
  readonly stack?: (seat: Seat) => Chips;
  /** The name of a patron by id: one who has left the table still may owe blinds. */
  readonly patron?: (id: string) => string | undefined;
  /** Whose doing it is, where it is not the seat’s own. */
  readonly by?: By | undefined;
}

/** What may be offered, or is greyed: an option, or the type alone; and what may be asked of a table. */
export type Choice = { readonly type: ActName | TableAsk } & Partial<Pick<Option, 'cost' | 'amount' | 'cards'>>;

/** What is on the slider and before the seat; all of it may be left out. */
export interface OptionContext {
  /** The amount chosen. */
  readonly amount?: Chips;
  /** How many cards are chosen. */
  readonly cards?: number;
  /** The chips behind, and the bet already in front. With both a label says when it is all of them. */
  readonly stack?: Chips;
  readonly bet?: Chips;
}

/** A language. */
export interface Words {
  readonly language: Language;
  /** '$12.50', '$3'. */
  money(cents: Chips): string;
  /** 'A♠', '10♦'. */
  card(face: Face): string;
  cards(faces: readonly Face[]): string;
  /** 'ace of spades'. */
  cardName(face: Face): string;
  /** 'two pair, kings and fours'. */
  hand(name: HandName): string;
  /** What the joker is in a hand: 'joker as K♠'. */
  jokerAs(face: Face): string;
  /** The name of whoever sits there, or 'Seat 3'. */
  seat(seat: Seat, names?: SeatNames): string;
  /** What a button says. */
  option(choice: Choice, context?: OptionContext): string;
  /** One sentence, or null for what needs no saying. */
  event(game: Teller, event: AnyEvent, names?: SeatNames, scene?: Scene): string | null;
  /** The same for what happens between hands. What happens in one is told by `event`: it needs the hand's game. */
  tableEvent(game: Game | null, event: TableEvent, names?: SeatNames, scene?: Scene): string | null;
  /** Why not, and by which rule. */
  refusal(refusal: Refused): string;
  /** What a field of this form takes: 'an amount in whole chips'. */
  takes(form: Form | 'nothing'): string;
  /** What is reported to the floor: 'A hole card was exposed by the dealer'. */
  incident(name: string): string;
  /** A clause or ruling in the reader's language. */
  law<E extends Clause | Ruling>(entry: E): E;
  /** What a switch of the house decides. */
  setting(entry: Pick<Switch, 'key' | 'about'>): string;
  /** A clause or ruling as read out before it is applied. */
  ruling(entry: Clause | Ruling): string;
  /** 'Before the flop', by the name of a step or of a stage. */
  stage(name: string): string;
  /** How a seat stands to the next hand: 'Playing', 'Waiting for the big blind'. */
  seatStatus(readiness: Readiness): string;
  /** For the floor: who has acted out of turn, and how often. */
  outOfTurn(one: Pick<OutOfTurn, 'patron' | 'count' | 'rule'>): string;
  readonly rules: RulesWords;
}

/** The sections of a rules page, in order. */
export const SECTIONS = [
  'object',
  'setup',
  'deal',
  'bet',
  'flow',
  'rank',
  'show',
  'pay',
  'fee',
  'irr',
  'proc',
  'opt',
  'info',
  'lent',
  'law',
  'rulings',
] as const;
export type SectionKey = (typeof SECTIONS)[number];
/** Where a clause goes by its tag: limits stand with the betting, all else has a section of its own. */
export const sectionOf = (tag: Tag): SectionKey => (tag === 'limit' ? 'bet' : tag);

/** What a rules page says besides the clauses. */
export interface RulesWords {
  readonly headings: Readonly<Record<SectionKey, string>>;
  /** What the game is about, in a sentence of ours. */
  object(family: Family, hiLo: boolean): string;
  /** 'Ana’s sheet, Hold’em 4, lines 335–341'. */
  citation(cites: readonly Citation[]): string;
  /** 'From Texas Hold’em, where this game’s own page is silent'. */
  gap(game: string): string;
  /** Said of what only a setting brings to a table. */
  onlyWith(key: string, value: string): string;
  /** Said of a clause that the house has for several of its games. */
  readonly part: string;
  /** After a clause that the software does not see to. */
  readonly byPeople: string;
  readonly house: string;
  readonly jurisdiction: string;
  readonly ourRuling: string;
  readonly readings: string;
  readonly setting: string;
  readonly changed: string;
  lockedBy(rule: RuleId): string;
  rows(count: number): string;
}

/** Looks a name up among the words for it. A name without words is a fault of the language, and throws. */
export function worded<T>(table: Readonly<Record<string, T>>, name: string): T {
  if (!Object.hasOwn(table, name)) throw new Error(`no words for ${name}`);
  return table[name]!;
}

const STEPS: Readonly<Record<string, StageName>> = {
  ...BANK_STEPS,
  ante: 'posting',
  blinds: 'posting',
  collect: 'collection',
  'antes-in': 'deal',
  gather: 'betting',
  'push-collect': 'collection',
  'push-shuffle': 'shuffle',
  'sequence-shuffle': 'sequence',
  'price-gather': 'price',
  'bet-1': 'first-betting',
  'bet-1-gather': 'first-betting',
  declare: 'draw',
  burn: 'draw',
  'draw-fill': 'draw',
  'bet-2': 'second-betting',
  'bet-2-gather': 'second-betting',
  'draw-wait': 'second-betting',
  prove: 'proof',
  antes: 'posting',
  'deal-nine': 'deal',
  'tenth-up': 'deal',
};
const PARTS = 'betting|pair-betting|wait|gather|burn|shuffle|rebuild|shuffle-after-burn|declare|fill';
const STREET = new RegExp(`^(${STREET_NAMES.join('|')})(?:-(?:${PARTS}))?$`);

/** The stage a step belongs to: 'flop-burn' and 'flop-betting' are the flop. */
export const stageOf = (step: string): string => STEPS[step] ?? STREET.exec(step)?.[1] ?? step;
