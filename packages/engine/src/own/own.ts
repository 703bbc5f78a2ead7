/**
 * A table of one's own by a few plain lines: a game by its name or as its streets, what is posted, what may be bet. No house's book is
 * asked; whatever a table must know besides is as players usually have it, and rests on one clause, OWN.
 */
import { type OpeningRefusal, pinOf } from '../document/index.js';
import type { FactsOf, OPENING_REASONS } from '../facts/index.js';
import { clashesIn, know, type StreetRules, shortIn, streetRules, supplyFor } from '../games/index.js';
import { streets } from '../games/playable.js';
import type { Chips } from '../kernel/index.js';
import { type TableRules, tableRules } from '../table/index.js';
import { OWN_GAME_NAMES, OWN_GAMES, type OwnGame, type OwnStreets, streetWith } from './games.js';
import { slipIn } from './written.js';

/** All amounts are whole chips; words read them as cents. */
export interface OwnTable {
  /** A game by its name, or its streets outright. */
  readonly game: OwnGame | OwnStreets;
  /** Fixed: the figures of `bets`, and so many `raises`. A spread says its two figures. */
  readonly limit: 'no' | 'pot' | 'fixed' | { readonly spread: readonly [min: Chips, max: Chips] };
  /** Small and big; `[0, 2]` is one blind. */
  readonly blinds?: readonly [small: Chips, big: Chips];
  /** From everybody; with blinds or with a bring-in. */
  readonly ante?: Chips;
  readonly bringIn?: Chips;
  /** Of a fixed limit, early and late; with blinds the big one and twice that unless said. */
  readonly bets?: readonly [early: Chips, late: Chips];
  /** How many raises follow a bet; null: as many as one likes. Three at a fixed limit unless said. */
  readonly raises?: number | null;
  /** The most seats: as many as the pack reaches for, and ten at most, unless said. */
  readonly seats?: number;
  /** Twenty bets at least unless said, and no most. */
  readonly buyIn?: readonly [min: Chips, max: Chips | null];
  /** The smallest chip: one unless said. */
  readonly chip?: Chips;
  /** The seat after the big blind may straddle. */
  readonly straddle?: boolean;
  /** What the table is called where a house's would have its house: 'own' unless said. */
  readonly house?: string;
}
/** The one clause of such a table. */
export const OWN_RULE = 'OWN';
export const OWN_HOUSE = 'own';

type Refused = OpeningRefusal;
const no = <K extends Refused['refused']>(refused: K, facts: FactsOf<typeof OPENING_REASONS, K>): Refused =>
  ({ refused, rule: null, facts }) as unknown as Refused;

/** The rules of a table as `openTable` gives them; or why there can be none such. */
export function ownTable(own: OwnTable): TableRules | Refused {
  const slip = slipIn(own);
  if (slip !== null) return no(slip.refused, slip.facts);
  const named = typeof own.game === 'string';
  const game: OwnStreets | undefined = named ? gameCalled(own.game) : (own.game as OwnStreets);
  if (game === undefined) return no('unknown-own-game', { game: String(own.game), known: OWN_GAME_NAMES.join(', ') });
  const amiss = missing(own, game);
  if (amiss !== null) return amiss;
  const page = pageOf(own, game);
  const seats = { min: 2, max: own.seats ?? mostSeats(page) };
  know(streets);
  const read = tableRules.safeParse({
    house: own.house ?? OWN_HOUSE,
    gameId: `${OWN_HOUSE}-${named ? own.game : 'streets'}`,
    stake: stakeOf(own),
    hash: 'unpinned',
    game: page,
    seats,
    buyIn: { min: own.buyIn?.[0] ?? 20 * unitOf(own), max: own.buyIn?.[1] ?? null, rule: OWN_RULE },
    ...seatingOf(own),
    fee: { kind: 'none' },
    kill: 'off',
    returnWindowMinutes: 60,
    dealer: 'engine',
    staff: 'allowed',
    cites: citesFor(tableRules.shape.cites.shape),
  });
  if (read.success) return { ...read.data, hash: pinOf(read.data) };
  const { issues } = read.error;
  const short = shortIn(issues);
  if (short !== null) return no('pack-too-small', { ...short });
  return no('settings-clash', clashesIn(issues) as FactsOf<typeof OPENING_REASONS, 'settings-clash'>);
}

const gameCalled = (name: unknown): OwnStreets | undefined =>
  OWN_GAME_NAMES.some((one) => one === name) ? OWN_GAMES[name as OwnGame] : undefined;
/** What such a game must have said, and what it cannot do with. */
function missing({ blinds, bringIn, bets, limit, ante = 0 }: OwnTable, { streets, opens }: OwnStreets): Refused | null {
  const starts = streets[0]?.begins;
  if (starts === 'blinds' && blinds === undefined) return no('own-lacks', { what: 'blinds' });
  if (starts === 'bring-in' && (bringIn === undefined || opens === undefined))
    return no('own-lacks', { what: 'bring-in' });
  if (starts === 'button' && ante === 0) return no('own-lacks', { what: 'ante' });
  if (starts !== 'blinds' && limit === 'fixed' && bets === undefined) return no('own-lacks', { what: 'bets' });
  return null;
}

/** The least bet: what the game is measured by. */
const unitOf = ({ blinds, bets, bringIn, ante }: OwnTable): Chips =>
  Math.max(1, bets?.[0] ?? blinds?.[1] ?? bringIn ?? ante ?? 1);
/** As a sign would have it, in dollars: '1/2', '1/2 ante 0.25'. */
function stakeOf({ blinds, bets, bringIn, limit, ante = 0 }: OwnTable): string {
  const dollars = (chips: Chips): string => (chips % 100 === 0 ? String(chips / 100) : (chips / 100).toFixed(2));
  const figures =
    limit === 'fixed' ? (bets ?? blinds?.map((_, i) => (blinds[1] ?? 0) * (i + 1))) : (blinds ?? [bringIn ?? ante]);
  return `${(figures ?? []).map(dollars).join('/')}${ante > 0 ? ` ante ${dollars(ante)}` : ''}`;
}

function limitsOf(
  own: OwnTable,
): readonly [StreetRules['streets'][number]['limit'], StreetRules['streets'][number]['limit']] {
  const { limit } = own;
  const min = unitOf(own);
  const [early, late] = own.bets ?? [min, 2 * min];
  if (limit === 'fixed')
    return [
      { kind: 'fixed', bet: early },
      late === early ? { kind: 'fixed', bet: late } : { kind: 'fixed', bet: late, lower: early },
    ];
  const same =
    typeof limit === 'object'
      ? ({ kind: 'spread', min: limit.spread[0], max: limit.spread[1] } as const)
      : ({ kind: limit === 'pot' ? 'pot' : 'no-limit', min } as const);
  return [same, same];
}

function pageOf(own: OwnTable, game: OwnStreets): StreetRules {
  const { limit, raises = limit === 'fixed' ? 3 : null, straddle = false, chip = 1, bringIn } = own;
  const limits = limitsOf(own);
  return {
    family: 'streets',
    pack: game.pack ?? 52,
    ...(game.decks === undefined ? {} : { decks: game.decks }),
    high: game.high ?? null,
    low: game.low ?? null,
    streets: game.streets.map((street) => streetWith(street, limits, OWN_RULE)),
    opening: game.opens === undefined ? null : { amount: bringIn ?? 0, by: game.opens, completes: true },
    straddle: straddle ? 'one' : 'off',
    drawn: game.drawn ?? 'in-turn',
    raisesMax: raises,
    capHeadsUp: 'unlimited',
    shortAllIn: limit === 'fixed' ? 'half' : 'full',
    checkRaise: 'allowed',
    leastRaise: 'limit',
    levelMax: null,
    wagerMax: null,
    show: 'in-turn',
    checkedFirst: 'first-seat',
    oddChip: 'position',
    chip,
    antes: 'share',
    feeBefore: 'cards',
    feeOnVoid: 'carry',
    cites: citesFor(streetRules.shape.cites.shape),
  };
}

/** Blinds go round with the button; without them the button goes round alone. */
function seatingOf({ blinds, bringIn, ante = 0 }: OwnTable): Pick<TableRules, 'forced' | 'seating'> {
  if (blinds !== undefined)
    return {
      forced: { kind: 'blinds', small: blinds[0], big: blinds[1], ...(ante > 0 ? { ante } : {}), rule: OWN_RULE },
      seating: { kind: 'blinds', deals: 'anybody', skippedSmall: 'owed' },
    };
  return {
    forced:
      bringIn === undefined
        ? { kind: 'ante', amount: ante, rule: OWN_RULE }
        : { kind: 'bring-in', amount: bringIn, ante, rule: OWN_RULE },
    seating: { kind: 'rotation', marker: 'button', first: 'high-card', deals: 'anybody' },
  };
}

/** As many as the pack reaches for. */
function mostSeats(page: StreetRules): number {
  let seats = 10;
  for (let supply = supplyFor(page, seats); seats > 2 && supply.needs > supply.has; supply = supplyFor(page, seats))
    seats--;
  return seats;
}

/** Every clause of a list is the table's own. */
const citesFor = <C extends Readonly<Record<string, unknown>>>(names: C) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, OWN_RULE])) as { [K in keyof C]: string };
