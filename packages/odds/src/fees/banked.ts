// What the houses collect at their banked games, as posted: so much from each wager and so much from the player who banks.
// Amounts are in cents.

export interface Tier {
  /** The highest amount it holds for; null where nothing is above it. */
  readonly upTo: number | null;
  readonly fee: number;
}

export interface BankedFees {
  readonly id: string;
  readonly house: 'ven-a-mexico' | 's-and-k' | 'rogelios';
  readonly game: string;
  /** The table's posted wagers. */
  readonly wager: { readonly min: number; readonly max: number | null };
  /** From each wager, by its size. */
  readonly player: readonly Tier[];
  /** From the bank, once a hand, by all wagers together. */
  readonly bank: readonly Tier[];
  readonly rule: string;
}

const flat = (fee: number): readonly Tier[] => [{ upTo: null, fee }];
const tiers = (...rows: readonly (readonly [upTo: number | null, fee: number])[]): readonly Tier[] =>
  rows.map(([upTo, fee]) => ({ upTo, fee }));

const pure = (from: number, rule: string, player: number, bank: readonly Tier[]): BankedFees => ({
  id: `pure-21.5 $${from / 100}-$100`,
  house: 'rogelios',
  game: 'rog-p215',
  wager: { min: from, max: 10_000 },
  player: flat(player),
  bank,
  rule,
});

/** AMB-ROG-55: $500 and $300 exactly are in the middle tier. */
const small = tiers([10_000, 50], [50_000, 100], [null, 200]);

export const BANKED_FEES: readonly BankedFees[] = [
  {
    id: 'no-bust-21 $5-$100',
    house: 'ven-a-mexico',
    game: 'ven-nb21',
    wager: { min: 500, max: 10_000 },
    player: tiers([5_000, 50], [null, 100]),
    bank: flat(100),
    rule: 'VEN-NB21-50',
  },
  {
    id: 'pai-gow',
    house: 's-and-k',
    game: 'snk-pgp',
    wager: { min: 500, max: null },
    player: tiers([5_000, 50], [10_000, 100], [null, 300]),
    // AMB-SNK-32: the banker pays nothing.
    bank: flat(0),
    rule: 'SNK-PGP-14',
  },
  pure(300, 'ROG-P215-F1', 50, small),
  pure(400, 'ROG-P215-F2', 50, small),
  pure(500, 'ROG-P215-F3', 0, small),
  pure(1_000, 'ROG-P215-F4', 0, tiers([5_000, 50], [30_000, 200], [null, 300])),
  pure(2_500, 'ROG-P215-F5', 0, tiers([20_000, 100], [50_000, 300], [null, 500])),
  pure(10_000, 'ROG-P215-F6', 0, tiers([50_000, 200], [100_000, 400], [null, 700])),
];

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
