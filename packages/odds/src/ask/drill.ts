// One hand and all that may be done with it: what a trainer marks by.

import { type Face, isReadable, printFaces, readFaces } from 'baraja';
import { type GameId, rulesBehind } from 'baraja/books';
import { isFoul, rankingNamed } from 'baraja/hands';
import { Xoshiro } from '../exact/xoshiro.js';
import { DrillFault } from '../fault.js';
import { backOf, backRanking, frontOf, frontValue, type SetHand } from '../pai-gow/house-way.js';
import { type QuickWay, quickWay } from '../pai-gow/quick.js';
import type { CopyRule } from '../pai-gow/versus.js';
import { VALUE_NAMES, VALUES, type Value } from '../twenty-one/hands.js';
import type { TwentyOneRules } from '../twenty-one/rules.js';
import { type Action, type Game21, game21, mayDraw, mayStand, Worths } from '../twenty-one/worths.js';
import { type Explained, grouped } from './figure.js';
import { PAI_GOW_COUNTED } from './others.js';

/** A hand that cannot be, in words. */

/** Three cards or more: two are among the answers to a game. */
export interface TwentyOneHandQuestion {
  readonly kind: 'twenty-one-hand';
  readonly rules: TwentyOneRules;
  /** By what they count: A, 2 … 10. */
  readonly up: string;
  readonly cards: readonly string[];
}

export interface TwentyOneHandAnswer {
  readonly kind: 'twenty-one-hand';
  readonly up: string;
  readonly cards: readonly string[];
  readonly best: Action;
  /** Of a wager; missing where it may not be done. Where the bank has looked, given no natural. */
  readonly worths: Readonly<Partial<Record<Action, number>>>;
  readonly explain: Explained;
}

/** The bank's hands take a while to list, and are the same for every hand. */
let last: { readonly key: string; readonly game: Game21; readonly ups: Map<Value, Worths> } | undefined;

export function answerTwentyOneHand({ rules, up, cards }: TwentyOneHandQuestion): TwentyOneHandAnswer {
  const key = JSON.stringify(rules);
  if (last?.key !== key) last = { key, game: game21(rules), ups: new Map() };
  const { game, ups } = last;
  const shown = valueNamed(up);
  const worths = ups.get(shown) ?? new Worths(game, shown);
  ups.set(shown, worths);
  const hand = cards.reduce((at, card) => step(game, at, valueNamed(card)), 0);
  if (cards.length < 3) throw new DrillFault('three-cards', 'three cards at least');
  const found: Partial<Record<Action, number>> = {};
  if (mayStand(game, hand)) found.stand = worths.stand(hand);
  if (mayDraw(game, hand)) found.hit = worths.hit(hand);
  if (rules.surrender.when === 'any-time' && game.hands.totals[hand]! <= 20) found.surrender = worths.surrender(hand);
  const alive = worths.alive(hand);
  const list = Object.entries(found).map(([action, worth]) => [action as Action, worth / alive] as const);
  return {
    ...{ kind: 'twenty-one-hand', up, cards, worths: Object.fromEntries(list) },
    best: list.reduce((top, one) => (one[1] > top[1] ? one : top), ['none', -Infinity] as readonly [Action, number])[0],
    explain: {
      method: ['What may still come is worked out from the fullest hands down, the cards held being gone.'],
      cases: grouped(VALUES),
      rules: [],
    },
  };
}

function valueNamed(name: string): Value {
  const value = VALUE_NAMES.indexOf(name as (typeof VALUE_NAMES)[number]);
  if (value < 0) throw new DrillFault('unreadable-card', `cannot read “${name}” as a card`, name);
  return value;
}

function step({ hands }: Game21, hand: number, value: Value): number {
  const next = hands.next[VALUES * hand + value]!;
  if (next < 0) throw new DrillFault('hand-over', 'that hand is over');
  return next;
}

export interface PaiGowHandQuestion {
  readonly kind: 'pai-gow-hand';
  /** Whose clauses are told with the answer; null: nobody's, where the table goes by another edition than today's. */
  readonly game: GameId | null;
  readonly wheel: 'lowest' | 'second';
  readonly copy: CopyRule;
  readonly cards: string;
  /** Does whoever holds them bank? Then a copy is theirs, where it is the banker's. */
  readonly banks?: boolean;
  /** Hands of the other side, as a sample. */
  readonly deals: number;
  readonly seed: number;
}

export interface PaiGowHandAnswer {
  readonly kind: 'pai-gow-hand';
  readonly cards: string;
  /** Every lawful one, best first; those of the same ranks are one. */
  readonly settings: readonly {
    /** The cards in front: each way to take them that comes to the same. */
    readonly fronts: readonly (readonly string[])[];
    readonly back: readonly string[];
    readonly isHouseWay: boolean;
    /** Of the sample, against the other side's house way. */
    readonly wins: number;
    readonly pushes: number;
    readonly loses: number;
    readonly worth: number;
    /** How much less than the best, and the standard error of that. */
    readonly costs: number;
    readonly standardError: number;
  }[];
  readonly deals: number;
  readonly explain: Explained;
}

interface Setting {
  readonly fronts: (readonly Face[])[];
  readonly back: readonly Face[];
  readonly set: SetHand;
}

const PACK = 53;
const HAND = 7;
let ways: { readonly wheel: string; readonly way: QuickWay } | undefined;

export function answerPaiGowHand(question: PaiGowHandQuestion): PaiGowHandAnswer {
  const { wheel, copy, banks = false, deals, seed } = question;
  const cards = readFaces(question.cards);
  if (!isReadable(cards))
    throw new DrillFault('unreadable-card', `cannot read “${cards.unreadable}” as a card`, cards.unreadable);
  if (cards.length !== HAND || new Set(cards).size < HAND) throw new DrillFault('seven-cards', 'seven different cards');
  if (ways?.wheel !== wheel) ways = { wheel, way: quickWay({ wheel }) };
  const { way } = ways;
  const settings = settingsOf(cards, wheel);
  const results = against(settings, cards, { way, copy, banks, deals, seed });
  const worths = results.map((list) => list.reduce((sum, one) => sum + one, 0) / deals);
  const top = worths.indexOf(Math.max(...worths));
  const house = way.set(Uint8Array.from(cards), 0);
  const other = banks ? 'player' : 'banker';
  const listed = settings.map(({ fronts, back, set }, i) => {
    const list = results[i]!;
    const wins = count(list, 1);
    const loses = count(list, -1);
    return {
      fronts: fronts.map((front) => front.map((card) => printFaces([card]))),
      back: back.map((card) => printFaces([card])),
      isHouseWay: set === house,
      ...{ wins, loses, pushes: deals - wins - loses, worth: worths[i]!, costs: worths[top]! - worths[i]! },
      standardError: errorOf(results[top]!, list),
    };
  });
  return {
    ...{ kind: 'pai-gow-hand', cards: question.cards, deals },
    settings: listed.sort((a, b) => b.worth - a.worth),
    explain: {
      method: [
        `Every way to set the hand against the same ${grouped(deals)} hands of the ${other}, dealt of the other 46 from seed ${seed}.`,
        `The ${other} sets by the house way.`,
      ],
      cases: grouped(deals),
      rules: question.game === null ? [] : rulesBehind(question.game, PAI_GOW_COUNTED),
    },
  };
}

/** Every lawful one; those that rank the same are one. */
function settingsOf(cards: readonly Face[], wheel: 'lowest' | 'second'): readonly Setting[] {
  const { value5 } = backRanking({ wheel });
  const ranking = rankingNamed('high-joker-bug');
  const found = new Map<SetHand, Setting>();
  for (let i = 0; i < HAND; i++) {
    for (let j = i + 1; j < HAND; j++) {
      const front = [cards[i]!, cards[j]!];
      const back = cards.filter((_, at) => at !== i && at !== j);
      if (isFoul(ranking, { low: front, high: back })) continue;
      const [one, other] = front.map((card) => (card === PACK - 1 ? ACE : card >> 2)) as [number, number];
      const set = (frontValue(one, other) << 14) | value5(Uint8Array.from(back), 0);
      const alike = found.get(set);
      if (alike === undefined) found.set(set, { fronts: [front], back, set });
      else alike.fronts.push(front);
    }
  }
  return [...found.values()];
}
const ACE = 12;

/** For each setting and each hand of the other side: 1 won, 0 pushed, -1 lost. */
function against(
  settings: readonly Setting[],
  cards: readonly Face[],
  { way, copy, banks, deals, seed }: { way: QuickWay; copy: CopyRule; banks: boolean; deals: number; seed: number },
): readonly Int8Array[] {
  const random = new Xoshiro(seed);
  const rest = Uint8Array.from({ length: PACK }, (_, card) => card).filter((card) => !cards.includes(card as Face));
  const results = settings.map(() => new Int8Array(deals));
  // What an equal hand is worth to whoever holds these cards: half a step up, half a step down, or neither.
  const copied = copy === 'push' ? 0 : banks ? 0.5 : -0.5;
  for (let deal = 0; deal < deals; deal++) {
    random.draw(rest, HAND);
    const theirs = way.set(rest, 0);
    const [theirFront, theirBack] = [frontOf(theirs), backOf(theirs)];
    settings.forEach(({ set }, i) => {
      const [front, back] = [frontOf(set) - theirFront + copied, backOf(set) - theirBack + copied];
      if (front > 0 && back > 0) results[i]![deal] = 1;
      else if (front < 0 && back < 0) results[i]![deal] = -1;
    });
  }
  return results;
}

const count = (list: Int8Array, wanted: number): number => list.reduce((sum, one) => sum + (one === wanted ? 1 : 0), 0);

/** Of the mean difference, deal by deal. */
function errorOf(one: Int8Array, other: Int8Array): number {
  let [sum, squares] = [0, 0];
  for (let i = 0; i < one.length; i++) {
    const by = one[i]! - other[i]!;
    sum += by;
    squares += by * by;
  }
  const mean = sum / one.length;
  return Math.sqrt(Math.max(0, squares / one.length - mean * mean) / one.length);
}
