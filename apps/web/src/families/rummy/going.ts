// A card that goes round: how it came to whoever has the say, and where it goes from there.
import { cardsIn, type DrawnFelt } from '../../lib/felt.js';
import { nowOf, plays } from './now.js';
import type { RummyStrings } from './words/index.js';

/** How a card goes round: who drew it, who has let it go on since, and who is asked after whoever has the say. */
interface Going {
  readonly drew: number;
  readonly asked: number;
  readonly passed: readonly number[];
  readonly next: readonly number[];
}
/** Null where no card goes round. */
function going(felt: DrawnFelt): Going | null {
  const now = nowOf(felt);
  if (!now || !('drawer' in now) || now.phase !== 'offer' || cardsIn(felt, 'offer').length === 0) return null;
  const { drawer, asked } = now;
  const from = felt.seats.indexOf(drawer);
  const round = [...felt.seats.slice(from), ...felt.seats.slice(0, from)].filter(
    (seat) => seat === drawer || plays(felt, seat),
  );
  const at = round.indexOf(asked);
  return { drew: drawer, asked, passed: round.slice(1, Math.max(1, at)), next: round.slice(Math.max(1, at + 1)) };
}
/** In sentences, to whoever has the say now; none where no card goes round, or the say is another's. */
export function goingSaid(
  felt: DrawnFelt,
  me: number | null,
  { nameOf, s }: { nameOf(seat: number): string; readonly s: RummyStrings },
): readonly string[] {
  const round = going(felt);
  if (round === null || round.asked !== me) return [];
  const names = (seats: readonly number[]): string[] => seats.map((seat) => nameOf(seat).split(' ')[0] ?? '');
  const { drew, passed, next } = round;
  return [
    drew === me ? s.youDrewIt : s.drewIt(names([drew])[0]!),
    ...(passed.length > 0 ? [s.passedIt(...names(passed))] : []),
    ...(next.length > 0 ? [s.thenThey(...names(next))] : []),
  ];
}
