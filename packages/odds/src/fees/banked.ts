// What the houses collect at their banked games, as their books have it: so much from each wager and so much from the player who
// banks. Amounts are in cents.

import {
  type GameId,
  type GameListing,
  gameBooks,
  gameOf,
  type HouseId,
  houses,
  isOpened,
  openTable,
  shortName,
  stakesOf,
} from 'baraja/books';

export interface Tier {
  /** The highest amount it holds for; null where nothing is above it. */
  readonly upTo: number | null;
  readonly fee: number;
}

export interface BankedFees {
  readonly id: string;
  readonly house: HouseId;
  readonly game: GameId;
  /** The table's posted wagers. */
  readonly wager: { readonly min: number; readonly max: number };
  /** From each wager, by its size. */
  readonly player: readonly Tier[];
  /** From the bank, once a hand, by all wagers together. */
  readonly bank: readonly Tier[];
  readonly rule: string;
}

/** What a game is called on the command line: the first of its other names, or its short one. */
export const commandName = ({ id, also }: GameListing): string =>
  (also?.[0] ?? shortName(id)).toLowerCase().replaceAll(' ', '-');

let posted: readonly BankedFees[] | undefined;

/** Every table of the books that takes its fee of wagers, with the switches as they stand. Read once. */
export function bankedFees(): readonly BankedFees[] {
  posted ??= houses.flatMap(({ id: house }) =>
    gameBooks
      .filter(({ id }) => gameOf(id).house === house)
      .flatMap(({ id }) => {
        const stakes = stakesOf(id);
        return 'refused' in stakes ? [] : stakes.flatMap(({ id: stake }) => feesAt(house, id, stake));
      }),
  );
  return posted;
}

function feesAt(house: HouseId, game: GameId, stake: string): readonly BankedFees[] {
  const table = openTable({ house, game, stake });
  if (!isOpened(table) || table.fee.kind !== 'wager' || !('leastWager' in table.game)) return [];
  const { fee, forced } = table;
  const { leastWager: min, mostWager: max } = table.game;
  const id = `${commandName(gameOf(game))} $${min / 100}-$${max / 100}`;
  const rule = fee.player[0]?.rule ?? fee.bank[0]?.rule ?? ('rule' in forced ? forced.rule : '');
  return [{ id, house, game, wager: { min, max }, player: tiersOf(fee.player), bank: tiersOf(fee.bank), rule }];
}

/** Bands run from the largest down, each for what is over its edge; tiers from the smallest up, each to its own. */
function tiersOf(bands: readonly { readonly over: number; readonly amount: number }[]): readonly Tier[] {
  if (bands.length === 0) return [{ upTo: null, fee: 0 }];
  return bands.map(({ amount }, i) => ({ upTo: i === 0 ? null : bands[i - 1]!.over, fee: amount })).reverse();
}

export function feeFor(list: readonly Tier[], amount: number): number {
  return list.find(({ upTo }) => upTo === null || amount <= upTo)!.fee;
}

/** What a hand comes to after fees, in cents, to each player and to the bank. `worth` is a player's, of one wager, before fees. */
export interface AfterFees {
  readonly wager: number;
  readonly players: number;
  readonly playerFee: number;
  readonly bankFee: number;
  readonly player: number;
  readonly bank: number;
  /** As shares of a wager and of all wagers. */
  readonly playerShare: number;
  readonly bankShare: number;
}

/** So many players with the same wager each. */
export function afterFees(
  fees: BankedFees,
  worth: number,
  { wager, players }: { wager: number; players: number },
): AfterFees {
  const [playerFee, bankFee] = [feeFor(fees.player, wager), feeFor(fees.bank, wager * players)];
  const player = worth * wager - playerFee;
  const bank = -worth * wager * players - bankFee;
  return {
    wager,
    players,
    playerFee,
    bankFee,
    player,
    bank,
    playerShare: player / wager,
    bankShare: bank / (wager * players),
  };
}
