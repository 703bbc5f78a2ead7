/** What a house's book says of one of its games: the stakes on offer, and the rules a table of it is opened with. */
import type { GameRules } from '../games/index.js';
import type { Chips, RuleId } from '../kernel/index.js';
import type { FeeRules, ForcedRules, TableRules } from '../table/index.js';
import type { GameId } from './clauses/index.js';
import type { Pair, SwitchValue } from './switches.js';

/**
 * A table on offer: '3/6' is a limit table, '3-6' a spread table, a no-limit table is named after its blinds, and a table with
 * one condition after that: '2'; so are tables for so much a point or a chip. Where the ante is agreed with the stake, it
 * follows: '1-5 ante 2'; and where the same figures are offered in another form already, the form: '1/2 pot-limit'.
 */
export interface Stake {
  readonly id: string;
  readonly form: 'limit' | 'spread' | 'pot-limit' | 'no-limit' | 'condition' | 'points';
  readonly low: Chips;
  readonly high: Chips;
  readonly ante?: Chips;
  /** The clause that offers it. */
  readonly rule: RuleId;
}

/** The settings of one table: every switch of its game, thrown or not. */
export class Settings {
  constructor(
    private readonly values: ReadonlyMap<string, SwitchValue>,
    /** The keys somebody set, as against the defaults. */
    private readonly given: ReadonlySet<string> = new Set(),
  ) {}
  /** A switch that this game does not have is a fault of the book, and throws. */
  of(key: string): SwitchValue {
    const value = this.values.get(key);
    if (value === undefined) throw new Error(`no switch ${key} at this game`);
    return value;
  }
  is(key: string, value: string | number): boolean {
    return this.of(key) === value;
  }
  has(key: string): boolean {
    return this.values.has(key);
  }
  isGiven(key: string): boolean {
    return this.given.has(key);
  }
  /** Every switch and what it is set to, in the order of the settings page. */
  entries(): readonly (readonly [string, SwitchValue])[] {
    return [...this.values];
  }
  /** The pair of amounts a switch gives for a stake, if it does. */
  pair(key: string, stake: string): Pair | undefined {
    return (this.of(key) as readonly Pair[]).find(({ at }) => at === stake);
  }
}

/** AMB-ROG-68; the usual rules have limits of their own. */
export const windowOf = (settings: Settings): 'next-card' | 'action' =>
  settings.has('rog.irr.window') && settings.is('rog.irr.window', 'action') ? 'action' : 'next-card';

type Forced<Kind extends ForcedRules['kind']> = Extract<ForcedRules, { kind: Kind }>;
export const blinds = (small: Chips, big: Chips, rule: RuleId): Forced<'blinds'> => ({
  kind: 'blinds',
  small,
  big,
  rule,
});
export const ante = (amount: Chips, rule: RuleId): Forced<'ante'> => ({ kind: 'ante', amount, rule });

/** One marker round the table, as a button with the draw for it or as a first card beside a dealer who never moves. */
export const rotation = (marker: 'button' | 'first-card', deals: 'anybody' | 'who-played' = 'anybody'): Seating => ({
  kind: 'rotation',
  marker,
  first: marker === 'button' ? 'high-card' : 'beside-dealer',
  deals,
});
/** The button and its blinds; a small blind that was skipped is owed, unless the house forgives it (AMB-ROG-62). */
export const blindsSeating = (deals: 'anybody' | 'who-played', settings: Settings): Seating => {
  const key = 'rog.hold.skipped_small';
  return {
    kind: 'blinds',
    deals,
    skippedSmall: settings.has(key) && settings.is(key, 'forgiven') ? 'forgiven' : 'owed',
  };
};
/** The winner first; in a first game whoever the up cards say, or the seat beside the dealer. */
export const winnerFirst = (first: 'up-card' | 'beside-dealer'): Seating => ({ kind: 'winner-first', first });
export type Seating = TableRules['seating'];

export interface GameBook {
  readonly id: GameId;
  stakes(settings: Settings): readonly Stake[];
  rules(stake: Stake, settings: Settings): GameRules;
  forced(stake: Stake, settings: Settings): ForcedRules;
  fee(stake: Stake, settings: Settings): FeeRules;
  /** The clauses a table's life rests on, and the one that has buy-ins posted. */
  readonly life: LifeCites;
  readonly buyInRule: RuleId;
  /** The posted buy-in, where the sheet gives one; the usual one otherwise (BAR-2). */
  buyIn?(stake: Stake, settings: Settings): Pick<TableRules['buyIn'], 'min' | 'max'>;
  /** Who sits where in a round: with the blinds where there are blinds, and otherwise a button that goes round, unless said. */
  seating?(settings: Settings): Seating;
  /** Clockwise unless the sheet has it otherwise. */
  readonly direction?: TableRules['direction'] | ((settings: Settings) => TableRules['direction']);
  /** May one person have several seats? One to each unless said. */
  seatsEach?(settings: Settings): TableRules['seatsEach'];
  /** What a newcomer does where the button would go; he waits unless the sheet has it otherwise. */
  readonly dealerPosition?: TableRules['dealerPosition'];
}

/** The clauses for what happens between deals. */
export type LifeCites = TableRules['cites'];

/** Where a sheet is silent of a table's life: the usual practice, by our own ruling. */
export const silentLife: Omit<LifeCites, 'button'> = {
  seats: 'AMB-GEN-03',
  onePerPatron: 'AMB-GEN-18',
  seated: 'BAR-3',
  newPlayer: 'BAR-3',
  betweenBlinds: 'BAR-3',
  dealerPosition: 'BAR-3',
  missedBlinds: 'BAR-3',
  bigThenLeft: 'BAR-3',
  deadBlind: 'BAR-3',
  seatChange: 'BAR-3',
  returnWindow: 'BAR-141',
  twoBigs: 'BAR-142',
  firstButton: 'BAR-3',
  headsUp: 'BAR-3',
  tableStakes: 'AMB-GEN-07',
  feeTiming: 'AMB-GEN-10',
  kill: 'AMB-GEN-26',
  staff: 'AMB-GEN-19',
  shill: 'BAR-47',
  void: 'AMB-GEN-22',
};
/** What Rogelio's own sheet is read to say of it. */
export const rogeliosLife = { returnWindow: 'AMB-ROG-61', twoBigs: 'AMB-ROG-62' } as const;
/** The same for tables without blinds. */
export const rotationLife: Omit<LifeCites, 'button'> = {
  ...silentLife,
  seated: 'BAR-45',
  newPlayer: 'BAR-45',
  betweenBlinds: 'BAR-45',
  dealerPosition: 'BAR-45',
  missedBlinds: 'BAR-45',
  bigThenLeft: 'BAR-45',
  deadBlind: 'BAR-45',
  seatChange: 'BAR-45',
  twoBigs: 'BAR-45',
  headsUp: 'BAR-45',
};

/** The same where the winner is first. */
export const winnerFirstLife: Omit<LifeCites, 'button' | 'firstButton'> = {
  ...silentLife,
  seated: 'BAR-59',
  newPlayer: 'BAR-59',
  betweenBlinds: 'BAR-59',
  dealerPosition: 'BAR-59',
  missedBlinds: 'BAR-59',
  bigThenLeft: 'BAR-59',
  deadBlind: 'BAR-59',
  seatChange: 'BAR-59',
  twoBigs: 'BAR-59',
  headsUp: 'BAR-59',
};

export const dollars = (n: number): Chips => n * 100;
export const limitStake = ([low, high]: readonly [number, number], rule: RuleId): Stake => ({
  id: `${low}/${high}`,
  form: 'limit',
  low: dollars(low),
  high: dollars(high),
  rule,
});
export const spreadStake = ([low, high]: readonly [number, number], rule: RuleId): Stake => ({
  id: `${low}-${high}`,
  form: 'spread',
  low: dollars(low),
  high: dollars(high),
  rule,
});
export const noLimitStake = ([small, big]: readonly [number, number], rule: RuleId): Stake => ({
  id: `${small}/${big}`,
  form: 'no-limit',
  low: dollars(small),
  high: dollars(big),
  rule,
});
