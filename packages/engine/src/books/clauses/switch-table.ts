// Every choice a house may make where a ruling leaves one: what it may be set to, what it is set to unless the house says
// otherwise, and what it may never be set to. Reading a setting is switches.ts's work.
import type { Unit } from '../../facts/index.js';
import type { RuleId } from './clause.js';
import { type GameId, games } from './houses.js';
import { wagerLimits } from './jalisco/ordinance.js';

/** Two amounts in cents, at a table of this name: small and big blind, or lower and upper limit. */
export interface Pair {
  readonly at: string;
  readonly low: number;
  readonly high: number;
}
export type Row = Readonly<Record<string, string | number>>;
export type SwitchValue = string | number | readonly Pair[] | readonly Row[];
/** 'cents' and 'count' are whole numbers from 0. */
export type Columns = Readonly<Record<string, 'text' | 'cents' | 'count'>>;

export type SwitchKind =
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  /** In cents; a word may stand for an amount known only at the table. */
  | { readonly kind: 'amount'; readonly min: number; readonly words: readonly string[] }
  | { readonly kind: 'pairs' }
  | { readonly kind: 'percent' }
  | { readonly kind: 'number'; readonly unit: Unit; readonly min: number; readonly max: number | null }
  | { readonly kind: 'table'; readonly columns: Columns; readonly rowsMax: number | null }
  | { readonly kind: 'fixed'; readonly value: string | number };

/** What a switch may not be set to, and why: at these games (at all, if none is named) only these values, or at most so much. */
export interface Lock {
  readonly only: readonly (string | number)[] | { readonly max: number };
  readonly games: readonly GameId[] | 'all';
  readonly rule: RuleId;
  readonly note: string;
}

/** A value that another switch must allow. */
export interface Need {
  readonly value: string | number;
  readonly key: string;
  readonly is: string | number;
  readonly rule: RuleId;
}

export interface Switch {
  readonly key: string;
  readonly kind: SwitchKind;
  /** One line for a settings page. */
  readonly about: string;
  readonly default: SwitchValue;
  /** Games whose default is another. */
  readonly elsewhere: readonly { readonly games: readonly GameId[]; readonly value: SwitchValue }[];
  readonly rulings: readonly RuleId[];
  readonly games: readonly GameId[];
  readonly locks: readonly Lock[];
  readonly needs: readonly Need[];
  /** The keys a 'something.*' stands for. */
  readonly members: readonly string[];
}

// Games by what a switch may concern.
const ids = (test: (game: (typeof games)[number]) => boolean): readonly GameId[] => games.filter(test).map(({ id }) => id);
const without = (from: readonly GameId[], ...out: readonly GameId[]): readonly GameId[] => from.filter((id) => !out.includes(id));
const all = ids(() => true);
const poker = ids(({ family }) => family === 'community' || family === 'draw' || family === 'stud');
const community = ids(({ family }) => family === 'community');
const jal = ids(({ house }) => house === 'jalisco');
const jalDraw: readonly GameId[] = ['jal-draw', 'jal-lob'];
const jalRummy: readonly GameId[] = ['jal-esc', 'jal-lar'];
const snkFlop = ids(({ house, family }) => house === 's-and-k' && family === 'community');
const rogPoker = ids(({ house, family }) => house === 'rogelios' && family !== 'banked');
const rogHold: readonly GameId[] = ['rog-hold', 'rog-hold-nl', 'rog-oma', 'rog-ohl'];
const rogDraw: readonly GameId[] = ['rog-draw', 'rog-hdp', 'rog-lob'];
/** Sheets that print three raises and make no exception for two players, and the games that follow them. */
const threeRaises: readonly GameId[] = [...snkFlop, 'snk-p9', 'rog-stud', 'rog-sthl', ...rogHold, 'rog-draw', 'rog-hdp'];
const blackjack: readonly GameId[] = ['ven-nb21', 'rog-p215'];
const banked: readonly GameId[] = [...blackjack, 'snk-pgp'];

const choice = (...values: readonly (string | number)[]): SwitchKind => ({ kind: 'choice', values });
const amount = (min = 0, ...words: readonly string[]): SwitchKind => ({ kind: 'amount', min, words });
const count = (unit: Unit, min: number, max: number | null = null): SwitchKind => ({ kind: 'number', unit, min, max });
const pairs: SwitchKind = { kind: 'pairs' };
const percent: SwitchKind = { kind: 'percent' };
const table = (columns: Columns, rowsMax: number | null = null): SwitchKind => ({ kind: 'table', columns, rowsMax });
const fixed = (value: string | number): SwitchKind => ({ kind: 'fixed', value });
const lock = (rule: RuleId, only: Lock['only'], locked: readonly GameId[] | 'all', note: string): Lock => ({ rule, only, games: locked, note });
const pair = (at: string, low: number, high: number): Pair => ({ at, low: low * 100, high: high * 100 });

type Rest = Partial<Pick<Switch, 'elsewhere' | 'locks' | 'needs' | 'members'>>;
const on = (key: string, concerned: readonly GameId[], kind: SwitchKind, preset: SwitchValue, rulings: readonly RuleId[], about: string, { elsewhere = [], locks = [], needs = [], members = [] }: Rest = {}): Switch =>
  ({ key, kind, about, default: preset, elsewhere, rulings, games: concerned, locks, needs, members });

// The schedule's stakes (ROG-FEE-1 to ROG-FEE-6), and the blinds AMB-ROG-20 reads from them: big the lower figure, small half of it
// rounded down to a dollar; a no-limit table is named after its blinds.
const limits = [[2, 4], [3, 6], [4, 8], [5, 10], [6, 12], [10, 20], [15, 30], [20, 40], [30, 60], [40, 80], [50, 100], [200, 400]] as const;
const spreads = [[2, 4], [2, 10], [2, 20], [3, 6], [3, 9], [4, 8], [4, 16], [5, 10], [5, 20]] as const;
const noLimits = [[1, 2], [1, 3], [2, 4], [2, 5], [3, 6], [4, 8], [5, 10], [6, 12], [10, 20], [15, 30], [25, 50], [50, 100], [100, 200], [200, 400], [300, 600], [400, 800], [500, 1000]] as const;
const named = ([low, high]: readonly [number, number], by = '/'): string => `${low}${by}${high}`;
const rogBlinds = [...limits.map((stake) => pair(named(stake), Math.floor(stake[0] / 2), stake[0])), ...spreads.map((stake) => pair(named(stake, '-'), Math.floor(stake[0] / 2), stake[0]))];
const rogBlindsNoLimit = noLimits.map((stake) => pair(named(stake), stake[0], stake[1]));

const stakes = (list: readonly (readonly [number, number])[]): string => list.map((stake) => named(stake)).join(' ');
const fee = (rule: RuleId, form: string, at: string, playersMin: number, playersMax: number, per: string, taken: number, jackpot: number): Row => ({ form, stakes: at, playersMin, playersMax, per, fee: taken * 100, jackpot: jackpot * 100, rule });
const byTime = (rule: RuleId, form: string, at: string): readonly Row[] => [fee(rule, form, at, 6, 10, 'half hour and player', 6, 0), fee(rule, form, at, 4, 5, 'half hour and player', 4, 0), fee(rule, form, at, 2, 3, 'half hour and player', 2, 0)];
const rogFees: readonly Row[] = [
  fee('ROG-FEE-1', 'limit', stakes(limits.slice(0, 6)), 2, 10, 'hand', 3, 1),
  ...byTime('ROG-FEE-2', 'limit', stakes(limits.slice(6))),
  fee('ROG-FEE-3', 'spread', stakes(spreads), 6, 10, 'hand', 3, 1),
  fee('ROG-FEE-3', 'spread', stakes(spreads), 4, 5, 'hand', 2, 1),
  fee('ROG-FEE-3', 'spread', stakes(spreads), 2, 3, 'hand', 2, 0),
  fee('ROG-FEE-5', 'no-limit', stakes(noLimits.slice(0, 6)), 2, 10, 'hand', 3, 1),
  ...byTime('ROG-FEE-6', 'no-limit', stakes(noLimits.slice(6))),
];
const feeColumns: Columns = { form: 'text', stakes: 'text', playersMin: 'count', playersMax: 'count', per: 'text', fee: 'cents', jackpot: 'cents', rule: 'text' };

// Seats: a default for every game; the sheet's own figure is a ceiling.
const seatsDefault = games.map(({ id, players }) => ({ games: [id], value: players.max }));
const seatsStated = games.filter(({ id, players }) => players.rule !== 'AMB-GEN-03' && id !== 'span').map(({ id, players }) => lock(players.rule, { max: players.max }, [id], `The sheet gives room for ${players.max}.`));

const bonusNames = ['pd_888', 'pd_888_colour', 'pd_888_suited', 'suited_777', 'unsuited_777', 'suited_678', 'colour_777', 'colour_678', 'charlie', 'streak'] as const;
const bonusRows: readonly Row[] = bonusNames.map((bonus) => ({ bonus, fee: 0, pays: 0 }));

export const switches: readonly Switch[] = [
  // Every house.
  on('table.seats.max', all, count('seats', 1, 10), 10, ['AMB-GEN-03'], 'How many seats the table has.', { elsewhere: seatsDefault, locks: [...seatsStated, lock('SPAN-GEN-3', [5, 6], ['span'], 'The layout has five or six spaces.'), lock('AMB-GEN-03', { max: 7 }, ['snk-pgp'], 'Eight hands of seven do not fit in 53 cards.')] }),
  on('bet.short_allin.limit', without([...poker, 'snk-p9'], 'rog-hold-nl'), choice('half_bet', 'full_bet'), 'half_bet', ['AMB-GEN-04'], 'How large a short all-in must be to count as a raise and reopen the betting.', { locks: [lock('ROG-CPHL-10B', ['half_bet'], ['rog-cphl'], 'The sheet says half or more counts.')] }),
  on('show.odd_chip', poker, choice('position', 'high_card'), 'position', ['AMB-GEN-05'], 'Who gets a chip that cannot be divided: the first winner in position, or the highest card by suit.', { elsewhere: [{ games: ['rog-stud', 'rog-sthl'], value: 'high_card' }] }),
  on('show.checked_first', poker, choice('first_seat', 'last_seat'), 'first_seat', ['AMB-GEN-06', 'AMB-ROG-33'], 'Who shows first when the last round was checked.', { elsewhere: [{ games: rogDraw, value: 'last_seat' }] }),
  on('irr.substantial_action', poker, choice('rog', 'tda'), 'rog', ['AMB-GEN-08'], 'When an irregularity is too late to mend: three have acted, or two with a raise; or the tournament directors’ measure.', { locks: [lock('ROG-STUD-03b', ['rog'], ['rog-stud', 'rog-sthl'], 'The sheet defines it.')] }),
  on('irr.profile', poker, choice('rrop', 'rog'), 'rrop', ['AMB-GEN-09'], 'Whose list of irregularities is used where the house has none.', { elsewhere: [{ games: rogPoker, value: 'rog' }], locks: [lock('AMB-GEN-02', ['rog'], rogPoker, 'Rogelio’s has its own lists.')] }),
  on('fee.timing', without(all, 'span'), choice('before_deal', 'at_declare'), 'before_deal', ['AMB-GEN-10'], 'When the fee is dropped; it is always fixed and reserved before the first card.', { locks: [lock('AMB-GEN-10', ['before_deal'], without(all, 'span', 'snk-pan'), 'Only Pan has a declaration to drop it at.')] }),
  on('fee.count', ['ven-draw', 'snk-pan', ...rogPoker], choice('dealt_in', 'seated'), 'dealt_in', ['AMB-GEN-11'], 'Which players are counted for a fee that goes by their number.'),
  on('pay.rounding', blackjack, choice('exact', 'down_to_chip'), 'exact', ['AMB-GEN-12'], 'What happens to fractions of 6 to 5 and of a half.'),
  on('bet.raise_cap', without([...poker, 'snk-p9'], 'rog-hold-nl'), choice(3, 'none'), 3, ['AMB-GEN-13'], 'How many raises a betting round takes.', { locks: [
    lock('SNK-HOLD-11', [3], ['snk-hold', 'snk-hhl', 'snk-ohl'], 'The sheet says three.'),
    lock('SNK-P9-12', [3], ['snk-p9'], 'The sheet says three.'),
    lock('SNK-LOB-2', [3], ['snk-lob'], 'The sheet says three.'),
    lock('ROG-STUD-W1', [3], ['rog-stud'], 'The sheet says three.'),
    lock('ROG-STHL-W1', [3], ['rog-sthl'], 'The sheet says three.'),
    lock('ROG-HOLD-W1', [3], ['rog-hold', 'rog-oma'], 'The sheet says three.'),
    lock('ROG-OHL-W1', [3], ['rog-ohl'], 'The sheet says three.'),
    lock('ROG-DRAW-W1', [3], ['rog-draw', 'rog-hdp'], 'The sheet says three.'),
    lock('ROG-CPHL-07', [3], ['rog-cphl'], 'The sheet says three.'),
  ] }),
  on('bet.cap_headsup', [...poker, 'snk-p9'], choice('unlimited', 'capped'), 'unlimited', ['AMB-GEN-13'], 'Whether the cap on raises lifts when two players are left.', { elsewhere: [{ games: threeRaises, value: 'capped' }], locks: [lock('SNK-LOB-2', ['unlimited'], ['snk-lob'], 'The sheet lifts it.'), lock('ROG-CPHL-07', ['unlimited'], ['rog-cphl'], 'The sheet lifts it.')] }),
  on('rog.hold.nl_raise_cap', ['rog-hold-nl'], choice(3, 'none'), 3, ['AMB-GEN-14'], 'Whether the three-raise limit binds no-limit hold’em too.'),
  on('bet.check_raise', [...poker, 'snk-p9'], choice('allowed', 'barred'), 'allowed', ['AMB-GEN-15'], 'Whether a player who checked may raise in the same round.', { locks: [lock('ROG-CPHL-08', ['allowed'], ['rog-cphl'], 'The sheet allows it.')] }),
  on('bank.coverage', banked, choice('running_net', 'matched_action'), 'running_net', ['AMB-GEN-16'], 'How far the player-dealer’s money reaches when it does not cover every wager.'),
  on('bank.max_consecutive', banked, count('hands', 1), 2, ['AMB-GEN-17'], 'How many hands in a row one person may bank.', { locks: [lock('AMB-GEN-17', { max: 2 }, 'all', 'Never above two: an intervening player-dealer is required by law.')] }),
  on('table.multi_spot', without(all, 'span'), choice('yes', 'no'), 'no', ['AMB-GEN-18'], 'Whether one player may play several hands or circles.', { elsewhere: [{ games: blackjack, value: 'yes' }], locks: [lock('JAL-ORD-A2', ['no'], jal, 'The ordinance bars it.'), lock('AMB-GEN-18', ['no'], [...without(poker, ...jal), 'snk-p9', 'snk-pan', 'snk-pgp'], 'One hand per player.')] }),
  on('staff.play_on_duty', all, choice('barred', 'allowed'), 'barred', ['AMB-GEN-19'], 'Whether staff may play while on duty.', { locks: [lock('JAL-ORD-A3', ['barred'], jal, 'The ordinance bars it.')] }),
  on('fee.on_void', without(all, 'span'), choice('carry', 'keep'), 'carry', ['AMB-GEN-22'], 'What becomes of the fee when a hand is misdealt or void.'),
  on('rog.jackpot.collect', rogPoker, choice('on', 'off'), 'on', ['AMB-GEN-23'], 'Whether the jackpot fee on the schedule is collected.'),
  on('clock.default_action', all, fixed('as_stated'), 'as_stated', ['AMB-GEN-25'], 'What the clock plays for a silent player: check or else fold, stand, discard the draw, or the house way.'),
  on('bet.kill', poker, choice('off', 'half', 'full'), 'off', ['AMB-GEN-26', 'BAR-78'], 'Whether winning raises the stakes of the next hand.'),
  on('bet.straddle', community, choice('off', 'one'), 'off', ['AMB-GEN-26'], 'Whether the player after the big blind may raise blind.', { elsewhere: [{ games: [...rogHold, 'rog-cphl'], value: 'one' }] }),
  on('deal.burn', poker, choice('on', 'off'), 'on', ['AMB-GEN-27'], 'Whether a card is burned before the draw and before each board deal.', { locks: [
    lock('SNK-HOLD-14', ['on'], ['snk-hold', 'snk-hhl', 'snk-ohl'], 'The sheet burns.'),
    lock('ROG-STUD-G7', ['on'], ['rog-stud', 'rog-sthl'], 'The sheet burns.'),
    lock('ROG-HOLD-01a', ['on'], rogHold, 'The sheet burns.'),
    lock('ROG-DRAW-C10', ['on'], ['rog-draw'], 'The sheet burns.'),
    lock('ROG-HDP-D1', ['on'], ['rog-hdp'], 'The sheet burns.'),
    lock('ROG-LOB-D4a', ['on'], ['rog-lob'], 'The sheet burns.'),
    lock('ROG-CPHL-25a', ['on'], ['rog-cphl'], 'The sheet burns.'),
  ] }),
  on('rank.natural_beats_wild', ['jal-draw', 'ven-draw', 'span', 'snk-pgp'], choice('no', 'yes'), 'no', ['AMB-JAL-03', 'BAR-151'], 'Whether a hand without the joker beats the same hand with it.'),
  on('bank.backline', blackjack, choice('on', 'off'), 'on', ['AMB-VEN-30', 'BAR-152'], 'Whether people may bet behind a seated player, where the local ordinance allows.'),
  on('bank.decks', blackjack, count('decks', 1, 8), 6, ['BAR-84'], 'How many decks are in the shoe.'),
  on('reg.max_rates', without(all, 'span'), fixed(3), 3, ['AMB-ROG-57', 'BAR-150'], 'How many collection rates one table may have; set by the jurisdiction, not by the house.'),
  // Jalisco.
  on('jal.table_limit', jal, amount(100), wagerLimits.at(-1)!.amount, ['BAR-48'], 'The most one person may bet in one hand at this table, when it opens.', { locks: [lock('JAL-ORD-B4', { max: wagerLimits.at(-1)!.amount }, jal, 'A table limit is never above the wagering limit.')] }),
  on('jal.draw.joker', ['jal-draw'], choice('wild', 'bug'), 'wild', ['AMB-JAL-01'], 'Whether the joker is any card, or only an ace or the filler of a straight or flush.'),
  on('jal.draw.max_draw', jalDraw, choice(3, 4, 5), 5, ['AMB-JAL-04'], 'How many cards may be drawn.'),
  on('jal.draw.pass', jalDraw, choice('check', 'fold'), 'check', ['AMB-JAL-05'], 'Whether a pass in the first round is a check or a fold.'),
  on('jal.bet.min_unit', jalDraw, choice(50, 100), 100, ['AMB-JAL-06'], 'The smallest step of a bet or raise, in cents.'),
  on('jal.fee', jal, table({ playersMin: 'count', rate: 'cents' }, 3), [{ playersMin: 2, rate: 0 }], ['AMB-JAL-08'], 'The house’s fee per hand: at most three flat rates, by number of players.'),
  on('jal.rummy.seven_jack', jalRummy, choice('adjacent', 'gap'), 'adjacent', ['AMB-JAL-14'], 'Whether seven and jack are neighbours in an escala.'),
  on('jal.esc.odd_ranks', ['jal-esc'], choice('A357', '357', 'A357JK', 'A357Q'), 'A357', ['AMB-JAL-15'], 'Which ranks are odd-numbered cards.'),
  on('jal.esc.bonus_set', ['jal-esc'], choice('all_odd', 'escala_odd', 'counting'), 'all_odd', ['AMB-JAL-16'], 'Which cards are looked at for the one-suit bonus.'),
  on('jal.esc.declare', ['jal-esc'], choice('first_turn', 'round_before'), 'first_turn', ['AMB-JAL-19'], 'When a player stays or drops.'),
  on('jal.rummy.draw_to_hand', jalRummy, choice('never', 'allowed'), 'never', ['AMB-JAL-21', 'AMB-JAL-32'], 'Whether a drawn card may go into the hand.'),
  on('jal.esc.forced_take', ['jal-esc'], choice('no', 'yes'), 'no', ['AMB-JAL-22'], 'Whether a player who can use a passed card must take it.'),
  on('jal.esc.exhausted', ['jal-esc'], choice('draw', 'reshuffle'), 'draw', ['AMB-JAL-25'], 'What happens when the stock runs out: a drawn game, or a reshuffle.'),
  on('jal.esc.ten_down_first', ['jal-esc'], choice('no', 'yes'), 'no', ['AMB-JAL-28'], 'Whether ten cards must be down before the eleventh can win.'),
  on('jal.rummy.decks', jalRummy, fixed(7), 7, ['AMB-JAL-29'], 'How many packs of forty are played with.'),
  on('jal.lar.marker_min', ['jal-lar'], count('cards', 1), 1, ['AMB-JAL-34'], 'How many cards must lie above and below the marker.'),
  on('jal.lar.past_marker_not_down', ['jal-lar'], choice(10, 3), 10, ['AMB-JAL-36'], 'What a loser pays, in points, who went past the marker without ten down.'),
  on('jal.lar.tie', ['jal-lar'], choice('first_reached', 'split'), 'first_reached', ['AMB-JAL-38'], 'Who wins with equal longest layouts.'),
  on('jal.rummy.foul', jalRummy, choice('pan_rule', 'redeal'), 'pan_rule', ['AMB-JAL-45'], 'What is done about a wrong number of cards or a draw put into the hand.'),
  // Spanish Poker.
  on('span.wheel', ['span'], choice('no', 'yes'), 'no', ['AMB-SPAN-01'], 'Whether A-2-3-4-5 is a straight.'),
  on('span.tie', ['span'], choice('push', 'house'), 'push', ['AMB-SPAN-02'], 'Who wins a tie with a qualified house.'),
  on('span.prog.stake', ['span'], choice('returned', 'dropped'), 'returned', ['AMB-SPAN-03', 'AMB-SPAN-13'], 'Whether a winner’s progressive dollar comes back.'),
  on('span.max_bet', ['span'], amount(1), 20_000, ['AMB-SPAN-05'], 'The largest bet the commission allows; the largest ante is half of it.'),
  on('span.multi_spot', ['span'], choice('no', 'yes'), 'no', ['AMB-SPAN-06'], 'Whether one player may play two spaces.'),
  on('span.auto_tuck', ['span'], choice('yes', 'no'), 'yes', ['AMB-SPAN-07'], 'Whether a folded hand with a winning bonus bet is tucked of itself.'),
  on('span.prog.reset', ['span'], choice('backup_then_seed', 'seed'), 'backup_then_seed', ['AMB-SPAN-10'], 'What the meter starts again from after five of a kind.'),
  on('span.prog.backup_share', ['span'], percent, 50, ['AMB-SPAN-12'], 'The share of progressive money that goes to a backup while one is filling.'),
  on('span.prog.shortage', ['span'], choice('carryover', 'backup'), 'carryover', ['AMB-SPAN-16'], 'Where a day’s shortage is taken from.'),
  on('span.prog.seed', ['span'], choice('none', 'full_first', 'portion'), 'none', ['AMB-SPAN-17'], 'How the house recovers its seed.'),
  on('span.bonus.min_alone', ['span'], amount(100), 500, ['AMB-SPAN-18'], 'The least bonus bet without an ante.'),
  on('span.bonuses', ['span'], choice('dos_pares_progressive', 'dos_pares_joker', 'joker_progressive', 'dos_pares', 'joker', 'progressive', 'none'), 'dos_pares_progressive', ['BAR-113'], 'Which bonus bets the layout carries: at most two.'),
  on('span.ante_table', ['span'], choice(1, 2), 1, ['BAR-114'], 'Which of the two printed tables the ante is paid by.'),
  on('span.dos_pares_table', ['span'], choice(1, 2), 1, ['BAR-114'], 'Which of the two printed tables Dos Pares is paid by.'),
  on('span.deal', ['span'], choice('hand_at_once', 'one_at_a_time'), 'hand_at_once', ['BAR-115'], 'How the cards are dealt.'),
  on('span.bonus.alone', ['span'], choice('yes', 'no'), 'yes', ['BAR-116'], 'Whether bonus bets may be played without the ante.'),
  on('span.bonus.above_ante', ['span'], choice('no', 'yes'), 'no', ['BAR-116'], 'Whether Dos Pares and Joker in Hand may be larger than the ante.'),
  on('span.min_ante', ['span'], amount(100), 500, ['BAR-117'], 'The least ante.'),
  on('span.aggregate', ['span'], amount(1, 'none'), 'none', ['BAR-119'], 'The most paid on one deal for each kind of wager that is paid by a table.'),
  on('span.prog.seed_amount', ['span'], amount(50_000), 50_000, ['BAR-120'], 'What the house seeds the jackpot with.'),
  on('span.prog.portion', ['span'], percent, 50, ['BAR-120'], 'The part of each count that recovers the seed, where it is recovered in portions.'),
  on('span.prog.fee', ['span'], percent, 0, ['BAR-120'], 'The part of each count the commission lets the house keep.'),
  on('span.irr_policy', ['span'], choice('default', 'custom'), 'default', ['AMB-SPAN-19'], 'Which policy on irregularities is in force.'),
  // Ven-A-Mexico.
  on('ven.draw.open', ['ven-draw'], choice('matched_price', 'button_blind_only'), 'matched_price', ['AMB-VEN-01'], 'Whether the button’s opening amount must be matched before the deal.'),
  on('ven.draw.royal_first', ['ven-draw'], choice('yes', 'no'), 'yes', ['AMB-VEN-03'], 'Whether a royal flush beats five of a kind.'),
  on('ven.draw.joker', ['ven-draw'], choice('wild', 'bug'), 'wild', ['AMB-VEN-04'], 'Whether the joker is any card, or only an ace or the filler of a straight or flush.'),
  on('ven.draw.fee_from', ['ven-draw'], choice('matched_money', 'button'), 'matched_money', ['AMB-VEN-05'], 'What the charge per hand is taken from.'),
  on('ven.draw.limit_scope', ['ven-draw'], choice('per_bet', 'per_round'), 'per_bet', ['AMB-VEN-06'], 'What the $100 limit measures.'),
  on('ven.hold.blinds', ['ven-hold'], pairs, [pair('3/6', 1, 3), pair('6/12', 3, 6), pair('10/20', 5, 10)], ['AMB-VEN-11'], 'Small and big blind at each limit.'),
  on('ven.nb21.both_over', ['ven-nb21'], choice('three_card_push', 'closer_push'), 'three_card_push', ['AMB-VEN-16'], 'When a player pushes although both hands are over.'),
  on('ven.nb21.split_natural', ['ven-nb21'], choice('no', 'yes'), 'no', ['AMB-VEN-17'], 'Whether ace and ten after a split is a Natural.'),
  on('ven.nb21.surrender_aces', ['ven-nb21'], choice('yes', 'no'), 'yes', ['BAR-140'], 'Whether a split ace with its one card may be surrendered.'),
  on('ven.nb21.surrender', ['ven-nb21'], choice('any_time', 'first_two'), 'any_time', ['AMB-VEN-19'], 'When a hand may be surrendered.'),
  on('ven.nb21.insurance', ['ven-nb21'], choice('on', 'off'), 'on', ['AMB-VEN-20'], 'Whether insurance is offered.'),
  on('ven.nb21.peek', ['ven-nb21'], choice('no', 'yes'), 'no', ['AMB-VEN-21'], 'Whether the dealer looks for a Natural before the players act.'),
  on('ven.nb21.max_splits', ['ven-nb21'], choice('none', 3), 'none', ['AMB-VEN-26'], 'How often a hand may be split.'),
  // S & K.
  on('snk.blinds', [...snkFlop, 'snk-lob'], pairs, [pair('5-10', 2, 5)], ['AMB-SNK-03'], 'Small and big blind at each limit.', { elsewhere: [{ games: ['snk-ohl'], value: [pair('2-6', 1, 2)] }] }),
  on('snk.fee_seat', [...snkFlop, 'snk-lob'], choice('big_blind', 'small_blind', 'button'), 'big_blind', ['AMB-SNK-03'], 'Which seat pays the fee.'),
  on('snk.limit', [...snkFlop, 'snk-lob'], choice('spread', 'structured'), 'spread', ['AMB-SNK-04'], 'Whether “$5 to $10” is a range at any time, or a lower and an upper bet.'),
  on('snk.hhl.hole_cards', ['snk-hhl'], choice('any', 'exactly_two'), 'any', ['AMB-SNK-05'], 'How many hole cards a hi-lo hand uses.'),
  on('snk.ohl.sf_low', ['snk-ohl'], choice('ignored', 'disqualify'), 'ignored', ['AMB-SNK-06'], 'Whether a straight or flush spoils a low.'),
  on('snk.pan.rate', ['snk-pan'], choice('caps_3_2_1', 'typed_2_1'), 'caps_3_2_1', ['AMB-SNK-08'], 'Which of the two printed house rates is in force.'),
  on('snk.pan.packs', ['snk-pan'], choice(5, 6, 7, 8), 8, ['AMB-SNK-09'], 'How many packs of forty are played with.'),
  on('snk.pan.rotation', ['snk-pan'], choice('ccw', 'cw'), 'ccw', ['AMB-SNK-10'], 'Which way play goes.'),
  on('snk.pan.noncomoquers', ['snk-pan'], choice('off', 'on'), 'off', ['AMB-SNK-11'], 'Whether aces and kings form sets in any suits.'),
  on('snk.pan.pay_conditions', ['snk-pan'], choice('off', 'on'), 'off', ['AMB-SNK-13'], 'Whether conditions pay as they are laid.'),
  on('snk.pan.rearrange', ['snk-pan'], choice('yes', 'no'), 'yes', ['AMB-SNK-18'], 'Whether a player may rearrange his own melds.'),
  on('snk.pan.forcing', ['snk-pan'], choice('off', 'on'), 'off', ['AMB-SNK-20'], 'Whether a discard may be forced on an opponent who can use it.'),
  on('snk.pan.chip', ['snk-pan'], amount(1), 100, ['AMB-SNK-22'], 'What one chip is worth.'),
  on('snk.pgp.rotation', ['snk-pgp'], choice('ccw', 'cw'), 'ccw', ['AMB-SNK-26'], 'Which way the bank goes round.'),
  on('snk.pgp.permanent_banker', ['snk-pgp'], choice('off', 'on'), 'off', ['AMB-SNK-27'], 'Whether one player may bank all the time when most decline.', { locks: [lock('AMB-SNK-27', ['off'], 'all', 'Locked by the jurisdiction: unlawful without an intervening banker.')] }),
  on('snk.pgp.copy', ['snk-pgp'], choice('banker', 'push'), 'banker', ['AMB-SNK-29'], 'Who wins equal hands.'),
  on('snk.pgp.wheel', ['snk-pgp'], choice('lowest', 'second'), 'lowest', ['AMB-SNK-30'], 'Where A-2-3-4-5 ranks among straights.'),
  on('snk.pgp.banker_fee', ['snk-pgp'], amount(), 0, ['AMB-SNK-32'], 'What the banker pays per hand.', { locks: [lock('REG-29', { max: 300 }, 'all', 'The drop is capped at $3 per hand.')] }),
  on('snk.pgp.max_wager', ['snk-pgp'], amount(500), 20_000, ['BAR-124'], 'The largest wager.'),
  on('snk.p9.buyin_base', ['snk-p9'], choice('at_tie', 'running'), 'at_tie', ['AMB-SNK-38'], 'Half of which pot buys into a push pot.'),
  on('snk.p9.eligible', ['snk-p9'], choice('showdown_losers', 'all_dealt'), 'showdown_losers', ['AMB-SNK-39'], 'Who may buy into a push pot.'),
  on('snk.p9.push_fee', ['snk-p9'], choice('none', 'again'), 'none', ['AMB-SNK-40'], 'Whether a push pot pays another fee.'),
  on('snk.p9.allow_split', ['snk-p9'], choice('no', 'yes'), 'no', ['AMB-SNK-41'], 'Whether tied players may split instead of playing the push pot.'),
  on('snk.p9.fee', ['snk-p9'], amount(0, 'ante'), 'ante', ['AMB-SNK-43'], 'What is taken from the button’s ante: an amount, or the whole ante.'),
  on('snk.pine.discard', ['snk-pine'], choice('none', 'preflop', 'after_flop'), 'none', ['AMB-SNK-46'], 'Whether and when a hole card is discarded.'),
  on('snk.pine.max_hole', ['snk-pine'], choice(3, 2), 3, ['AMB-SNK-47'], 'How many hole cards may play.'),
  on('snk.other.limit_fee', ['snk-hhl', 'snk-pine', 'snk-oma', 'snk-lob'], table({ low: 'cents', high: 'cents', fee: 'cents' }, 1), [{ low: 500, high: 1000, fee: 300 }], ['AMB-SNK-48'], 'Limits and fee where the sheet gives none: hold’em’s.'),
  on('snk.lob.forced', ['snk-lob'], choice('blinds', 'ante'), 'blinds', ['AMB-SNK-50'], 'What is put in before the deal.'),
  on('snk.lob.max_draw', ['snk-lob'], choice(4, 5), 5, ['AMB-SNK-51'], 'How many cards may be drawn.'),
  // Rogelio's.
  on('rog.fee.table', rogPoker, table(feeColumns), rogFees, ['AMB-ROG-01'], 'The posted fee schedule, row by row.'),
  on('rog.fee.source', ['rog-stud', 'rog-sthl', 'rog-hold', 'rog-hold-nl', 'rog-ohl', 'rog-draw', 'rog-hdp', 'rog-cphl'], choice('schedule', 'game_sheet'), 'schedule', ['AMB-ROG-02', 'AMB-ROG-03'], 'Whether the posted schedule or the game’s own sheet sets the fee; never both.', { elsewhere: [{ games: ['rog-ohl'], value: 'game_sheet' }] }),
  on('rog.fee.time_new_player', rogPoker, choice('next_period', 'prorata'), 'next_period', ['AMB-ROG-04'], 'When a late arrival starts paying by time.'),
  on('rog.jackpot.payer', rogPoker, choice('button', 'each_player'), 'button', ['AMB-ROG-06'], 'Who pays the jackpot fee.'),
  on('rog.limit', without(rogPoker, 'rog-hold-nl'), choice('spread', 'structured'), 'spread', ['AMB-ROG-07'], 'Whether “$3 to $6” is a range at any time, or a lower and an upper bet; hold’em and Omaha follow how the table is opened.', { elsewhere: [{ games: ['rog-sthl', 'rog-cphl', 'rog-lob'], value: 'structured' }] }),
  on('rog.stud.ante', ['rog-stud', 'rog-sthl'], amount(), 0, ['AMB-ROG-08'], 'The ante at stud.'),
  on('rog.stud.two_exposed', ['rog-stud', 'rog-sthl'], choice('same_player', 'any_two'), 'same_player', ['AMB-ROG-10'], 'Which two exposed hole cards make a misdeal.'),
  on('rog.sthl.joker', ['rog-sthl'], choice('off', 'bug'), 'off', ['AMB-ROG-19'], 'Whether a joker is added, with the players’ and the supervisor’s approval on record.'),
  on('rog.hold.blinds', [...rogHold, 'rog-cphl'], pairs, rogBlinds, ['AMB-ROG-20'], 'Small and big blind at each table of the schedule.', { elsewhere: [{ games: ['rog-hold-nl'], value: rogBlindsNoLimit }] }),
  on('rog.oma.limit', ['rog-oma'], pairs, [pair('4-8', 4, 8)], ['AMB-ROG-21'], 'Lower and upper limit at Omaha high.'),
  on('rog.hold.nl_min', ['rog-hold-nl'], choice('three', 'big_blind'), 'three', ['AMB-ROG-70'], 'The least bet at no-limit tables with a big blind under $3: the sheet’s $3, or the big blind.'),
  on('rog.hold.skipped_small', rogHold, choice('owed', 'forgiven'), 'owed', ['AMB-ROG-62'], 'Whether a small blind that two big blinds skipped is posted, dead, with the next hand.'),
  on('rog.hold.straddle', rogHold, choice('on', 'off'), 'on', ['AMB-ROG-22'], 'Whether the player after the big blind may straddle.'),
  on('rog.draw.forced', ['rog-draw', 'rog-hdp'], choice('blinds', 'ante'), 'blinds', ['AMB-ROG-24'], 'What is put in before the deal.'),
  on('rog.bet.out_of_turn', rogPoker, choice('returned', 'binding_if_unchanged'), 'returned', ['AMB-ROG-31'], 'What becomes of a bet made out of turn.'),
  on('rog.cphl.auto_wait', ['rog-cphl'], choice('yes', 'no'), 'yes', ['AMB-ROG-37'], 'Whether the turn waits until every player has discarded.'),
  on('rog.lob.limit', ['rog-lob'], pairs, [pair('3-6', 3, 6)], ['AMB-ROG-38'], 'Lower and upper limit at lo-ball.'),
  on('rog.lob.sevens', ['rog-lob'], choice('return_bets', 'lose_pot', 'off'), 'return_bets', ['AMB-ROG-39'], 'What a checked seven or better that wins does not win.'),
  on('rog.p215.action_from', ['rog-p215'], choice('pd_is_1', 'left_is_1'), 'pd_is_1', ['AMB-ROG-41'], 'Where counting starts for the action button.'),
  on('rog.p215.natural', ['rog-p215'], choice('6:5', '7:5', '3:2'), '6:5', ['AMB-ROG-43'], 'What a Pure 21.5 pays.'),
  on('rog.p215.das', ['rog-p215'], choice('yes', 'no'), 'yes', ['AMB-ROG-65'], 'Whether a split hand may be doubled.'),
  on('rog.p215.resplit_aces', ['rog-p215'], choice('no', 'yes'), 'no', ['AMB-ROG-66'], 'Whether split aces may be split again.'),
  on('rog.p215.insurance', ['rog-p215'], choice('off', 'on'), 'off', ['AMB-ROG-44'], 'Whether insurance and even money are offered.', { needs: [{ value: 'on', key: 'rog.p215.natural', is: '3:2', rule: 'AMB-ROG-44' }] }),
  on('rog.p215.pd888', ['rog-p215'], choice('push', 'win'), 'push', ['AMB-ROG-49'], 'What an over hand does when the player-dealer holds three eights.'),
  on('rog.p215.bonus.*', ['rog-p215'], choice('off', 'config'), 'off', ['AMB-ROG-58'], 'A bonus or jackpot; off until its amounts, funding and fee are set.', { members: bonusNames }),
  on('rog.p215.bonus_table', ['rog-p215'], table({ bonus: 'text', fee: 'cents', pays: 'cents' }), bonusRows, ['BAR-89'], 'What each bonus takes of a wager, and what it pays: a bonus that pays nothing is not set up.'),
  on('rog.irr.window', [...rogHold, 'rog-cphl', ...rogDraw], choice('next_card', 'action'), 'next_card', ['AMB-ROG-68'], 'Until when a fault of the deal, the board or the draw may be reported, where the sheet prints no limit.'),
  on('rog.hold.return_window', rogHold, count('minutes', 0), 60, ['AMB-ROG-61'], 'Within how long a player who comes back owes the blinds he missed.'),
  on('rog.show.miscall', rogDraw, choice('no_forfeit', 'dead_if_induced'), 'no_forfeit', ['AMB-ROG-64'], 'Whether a miscall that made another discard kills the hand.'),
];
