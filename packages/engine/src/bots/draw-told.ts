/** What is told of draws: who has drawn how many. */
import { type DrawRules, isPastTelling, isUntoldOf } from '../games/index.js';
import { cardsIn, type Seat } from '../kernel/index.js';
import { chooser, type Seen } from './bot.js';
import { feltOf, packOf } from './spot.js';

/** How many cards somebody has drawn; null while nobody knows. */
export type Drawn = (seat: Seat) => number | null;
const FIVE = 5;

/**
 * Who has drawn how many, as anybody could see it: what lies thrown before a seat, or, when the new cards have come, those of its
 * cards that were not in the first deal. Cards are numbered in the order of the deck.
 */
export function drawnAt(rules: DrawRules, { view, game }: Seen): Drawn {
  const { felt: r, stage } = view;
  const felt = feltOf(game.names, r.seats);
  const isOut = (seat: Seat): boolean => r.markers[game.names.markers.indexOf(`sits-out:${seat}`)] === seat;
  const lowest = Math.min(...r.seats.flatMap((s) => cardsIn(r, felt.hand(s))), Infinity);
  const size = packOf(rules).length;
  const first = Math.floor(lowest / size) * size;
  const dealt = first + FIVE * r.seats.filter((s) => !isOut(s)).length;
  const called: readonly Seat[] = calledOf(r.now);
  const me = chooser(view);
  const button = r.markers[game.names.markers.indexOf('button')] ?? null;
  const isPast = isPastTelling(rules, stage, r);
  return (seat) => {
    // Nobody is told any more, and a bot keeps no notes.
    if (isPast && isUntoldOf(rules, seat, me, button)) return null;
    if (stage === 'bet-1' || (stage !== 'bet-2' && !called.includes(seat))) return null;
    const lying = felt.thrown === null ? 0 : cardsIn(r, felt.thrown(seat)).length;
    return lying > 0 ? lying : cardsIn(r, felt.hand(seat)).filter((card) => card >= dealt).length;
  };
}
/** Those who have said how many they draw, as the running step has it. */
function calledOf(now: unknown): readonly Seat[] {
  if (Array.isArray(now)) return now;
  return typeof now === 'object' && now !== null && 'called' in now ? (now as { called: readonly Seat[] }).called : [];
}
