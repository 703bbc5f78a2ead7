/** A house's game in the few plain lines of a table of one's own, where they say it; by them a format knows what was played. */
import type { Chips } from 'baraja';
import { OWN_GAMES, type OwnGame, type OwnTable } from 'baraja/own';
import type { ForcedRules, TableRules } from 'baraja/table';

/** Null where the game is more than such lines can say. */
export function ownOf({ game, forced, seats, buyIn }: TableRules): OwnTable | null {
  const said = saidOf(game);
  if (said === null) return null;
  const straddle = 'straddle' in game && game.straddle === 'one';
  return {
    ...said,
    ...forcedBy(forced),
    raises: game.family === 'community' || game.family === 'stud' || game.family === 'streets' ? game.raisesMax : null,
    seats: seats.max,
    buyIn: [buyIn.min, buyIn.max],
    chip: game.chip,
    ...(straddle ? { straddle } : {}),
  };
}
type Said = Pick<OwnTable, 'game' | 'limit' | 'bets'>;
type Rules = TableRules['game'];
function saidOf(game: Rules): Said | null {
  switch (game.family) {
    case 'community':
      return withGame(communityGame(game), limitOf(game.limit));
    case 'stud':
      return game.joker === 'none' && game.low === null ? withGame('stud', limitOf(game.limit)) : null;
    case 'streets':
      return withGame(streetsGame(game), streetsLimit(game));
    default:
      return null;
  }
}
const withGame = (game: OwnGame | null, limit: Omit<Said, 'game'> | null): Said | null =>
  game === null || limit === null ? null : { game, ...limit };

function communityGame({ hole, discard, high, low }: Extract<Rules, { family: 'community' }>): OwnGame | null {
  const isEight =
    low !== null && low.qualifier === 8 && low.use === 'exactly-two' && low.straightsAndFlushes === 'ignored';
  if (discard === 'none' && high.use === 'any' && hole === 2) return low === null ? 'hold' : null;
  if (discard === 'none' && high.use === 'exactly-two' && (hole === 4 || hole === 5)) {
    if (low !== null && !isEight) return null;
    return hole === 4 ? (isEight ? 'ohl' : 'oma') : isEight ? 'ohl5' : 'oma5';
  }
  return discard === 'after-flop' && hole === 3 && high.use === 'any' && low === null ? 'pine' : null;
}
type Limit =
  | { readonly kind: 'structured'; readonly small: Chips; readonly big: Chips }
  | { readonly kind: 'spread'; readonly min: Chips; readonly max: Chips }
  | { readonly kind: 'pot' | 'no-limit'; readonly min: Chips };
function limitOf(limit: Limit): Omit<Said, 'game'> {
  switch (limit.kind) {
    case 'structured':
      return { limit: 'fixed', bets: [limit.small, limit.big] };
    case 'spread':
      return { limit: { spread: [limit.min, limit.max] } };
    default:
      return { limit: limit.kind === 'pot' ? 'pot' : 'no', bets: [limit.min, limit.min] };
  }
}

type Streets = Extract<Rules, { family: 'streets' }>;
/** The game of that name that deals just so. */
function streetsGame(game: Streets): OwnGame | null {
  const found = Object.entries(OWN_GAMES).find(([, own]) => dealt(own) === dealt(game));
  return (found?.[0] ?? null) as OwnGame | null;
}
function dealt({
  pack = 52,
  high = null,
  low = null,
  streets,
}: Readonly<Record<string, unknown>> & Pick<Dealt, 'streets'>): string {
  const plain = streets.map(({ name, burn = false, down = 0, up = 0, board = 0, draw = 0, discard = null, begins }) => [
    name,
    ...[burn, down, up, board, draw, discard, begins],
  ]);
  return JSON.stringify([pack, high, low, plain]);
}
interface Dealt {
  readonly streets: readonly (Pick<Streets['streets'][number], 'name' | 'begins'> &
    Partial<Streets['streets'][number]>)[];
}
function streetsLimit({ streets }: Streets): Omit<Said, 'game'> | null {
  const limits = streets.map(({ limit }) => limit);
  const [first] = limits as [(typeof limits)[number]];
  if (limits.some(({ kind }) => kind !== first.kind)) return null;
  if (first.kind !== 'fixed') return limitOf(first);
  const bets = limits.flatMap((limit) => (limit.kind === 'fixed' ? [limit.bet] : []));
  return { limit: 'fixed', bets: [bets[0]!, bets.at(-1)!] };
}

function forcedBy(forced: ForcedRules): Partial<OwnTable> {
  switch (forced.kind) {
    case 'blinds':
      return { blinds: [forced.small, forced.big], ...(forced.ante === undefined ? {} : { ante: forced.ante }) };
    case 'bring-in':
      return { bringIn: forced.amount, ante: forced.ante };
    case 'ante':
      return { ante: forced.amount };
    default:
      return {};
  }
}
