// What is owed at a table without anybody's asking, and when: to the clock, the day, the absent, the shuffle, the bots, the next hand.
// A question to the table as it stands, and its answer is data: nothing here ticks, holds a timer or does anything.
import type { Actor } from 'baraja';
import type { By } from 'baraja/table';
import type { Absent } from './absence.js';
import type { DealtRound } from './ends.js';

/** Milliseconds, before the pace: how long the end of a hand is looked at. */
const GAP = { first: 600, onlyBots: 12_000, uncontested: 1600, showdown: 2400, settled: 6500, chosen: 1500 };
/** A page turns hand after hand, then walks from pot to pot; against a bank each hand is settled as it is turned: so long each takes. */
const WALK = { hand: 600, award: 1300, turned: 1150 };
/**
 * Where a hand came to nothing, because nobody would bank or bet: how long until everybody is asked again. Each time it is twice as
 * long, up to the most; sooner when something has changed.
 */
const IDLE = { first: 15_000, most: 120_000, least: 100 };
/** How long a pot waits for the person who deals. */
const PUSH = { alone: 1200, withDealer: 20_000 };

/** What is to be done. */
export type Chore =
  | { readonly do: 'carry-ruling' }
  | { readonly do: 'end-ruling' }
  | { readonly do: 'play-silent'; readonly seat: number; readonly patron: string }
  | { readonly do: 'shuffle'; readonly isTime: boolean }
  | { readonly do: 'deal-on' }
  | { readonly do: 'think'; readonly seat: number }
  | { readonly do: 'choose'; readonly seat: number }
  | { readonly do: 'next-hand'; readonly isTime: boolean }
  | { readonly do: 'count'; readonly due: number }
  | { readonly do: 'change-limit'; readonly limit: number }
  | { readonly do: 'free-seat'; readonly absent: Absent }
  | { readonly do: 'see-off'; readonly off: SentOff };
/** Somebody who is to leave: when, and on whose word. */
export interface SentOff {
  readonly seat: number;
  readonly patron: string;
  readonly at: number;
  readonly by: By;
}
/** When something is to be done. What is wanted as before has the same key, and keeps its time. */
export interface Timed {
  readonly key: string;
  readonly at: number;
}
/** A chore, and when it is to be done. */
export interface Due extends Timed {
  readonly chore: Chore;
  /** Whose choice it is, as it has been offered since: when that has changed, it is no longer to be made. */
  readonly offered?: { readonly actor: Actor; readonly since: number };
}

/** A stage of a shuffle, and how long it may still take. */
interface Stage {
  readonly stage: string;
  readonly ms: number;
}
/** A hand as it stands, with what runs beside it. */
export interface InRound {
  readonly cards: number;
  readonly actors: readonly Actor[];
  since(actor: Actor): number;
  /** The person at a seat, and his time left with what is in the bank, or null where no clock runs for him; null for a bot. */
  clock(seat: number): { readonly patron: string; readonly left: number | null } | null;
  /** How long a bot thinks. */
  thinks(seat: number): number;
  readonly shuffle: () => Stage;
  /** Is a person there to deal? */
  readonly dealer: boolean;
}
/** A round that is over, as it lies there to be looked at. */
type Ended = Pick<DealtRound, 'game' | 'round' | 'awards' | 'turned'>;
export interface Between {
  readonly rounds: number;
  /** Nobody looks on at a practice table, or the table closes: no hand is dealt. */
  readonly waits: boolean;
  /** Whoever practises alone has said that he has seen enough of the last hand. */
  readonly isHurried: boolean;
  readonly onlyBots: boolean;
  readonly last: Ended | null;
  /** How often in a row a hand came to nothing, everybody standing as before. */
  readonly idle: number;
  /** At a dealer's choice: whose it is, and how long a bot thinks or a person has; null where no clock runs for him. */
  readonly choice: { readonly seat: number; readonly bot: number | null; readonly left: number | null } | null;
  /** It has been made, and the hand is to be dealt. */
  readonly isChosen: boolean;
  readonly draw: Stage | null;
  /** When a progressive's box is to be counted. */
  readonly count: number | null;
  /** Another limit that was announced, and when it may hold. */
  readonly notice: { readonly max: number; readonly from: number } | null;
}
export interface Situation {
  readonly pace: number;
  readonly absent: readonly Absent[];
  readonly sentOff: readonly SentOff[];
  /** A ruling that waits for its word: the hand waits with it. */
  readonly ruling: { readonly number: number; readonly agreed: boolean; readonly left: number } | null;
  readonly round: InRound | null;
  readonly between: Between | null;
}

/** Everything that is owed, with its time. */
export function due(s: Situation, now: number): readonly Due[] {
  const { round, between, ruling } = s;
  return [
    ...s.sentOff.map(seenOff),
    ...(between ? betweenHands(between, s.pace, now) : []),
    ...(ruling ? [forRuling(ruling, now)] : round ? inRound(round, s.pace, now) : []),
    ...s.absent.map(freed),
  ];
}
/** What comes first; of several at the same time, the one that was wanted first. Null when nothing is owed. */
export function firstOf<D extends Timed>(all: Iterable<D>): D | null {
  let first: D | null = null;
  for (const one of all) if (first === null || one.at < first.at) first = one;
  return first;
}

/** The seat of somebody who is away too long is freed; a hand he is in is played out. */
const freed = (absent: Absent): Due => ({
  key: `absent/${absent.patron}/${absent.since}/${absent.until}`,
  at: absent.until,
  chore: { do: 'free-seat', absent },
});
const seenOff = (off: SentOff): Due => ({
  key: `off/${off.patron}/${off.seat}/${off.at}`,
  at: off.at,
  chore: { do: 'see-off', off },
});
/** While a ruling waits for its word nobody's clock runs. */
const forRuling = ({ number, agreed, left }: NonNullable<Situation['ruling']>, now: number): Due =>
  agreed
    ? { key: `ruling/${number}/agreed`, at: now, chore: { do: 'carry-ruling' } }
    : { key: `ruling/${number}`, at: now + left, chore: { do: 'end-ruling' } };

function inRound(r: InRound, pace: number, now: number): readonly Due[] {
  const offered = (what: string, ms: number, chore: Chore, actor: Actor): Due => {
    const since = r.since(actor);
    return { key: `${what}/${since}`, at: now + ms, chore, offered: { actor, since } };
  };
  const clocks: Due[] = [];
  const others: Due[] = [];
  for (const actor of r.actors) {
    if (actor === 'chance') {
      const { stage, ms } = r.shuffle();
      others.push(offered(`chance/${r.cards}/${stage}`, ms, { do: 'shuffle', isTime: stage === 'parts' }, 'floor'));
    } else if (actor === 'dealer') {
      // He may go on without waiting for others, but need not.
      const waits = (r.dealer ? PUSH.withDealer : PUSH.alone) * pace;
      if (r.actors.length === 1) others.push(offered('dealer', waits, { do: 'deal-on' }, 'floor'));
    } else if (typeof actor === 'number') {
      const clock = r.clock(actor);
      if (clock === null) others.push(offered(`bot/${actor}`, r.thinks(actor), { do: 'think', seat: actor }, actor));
      else if (clock.left !== null)
        clocks.push(
          offered(`clock/${actor}`, clock.left, { do: 'play-silent', seat: actor, patron: clock.patron }, actor),
        );
    }
  }
  return [...clocks, ...others];
}

/** A limit that was announced holds when the notice is over, from the next hand on. */
const limitDue = ({ max, from }: NonNullable<Between['notice']>): Due => ({
  key: `limit/${max}/${from}`,
  at: from,
  chore: { do: 'change-limit', limit: max },
});
function betweenHands(b: Between, pace: number, now: number): readonly Due[] {
  // Once a day a progressive's box is counted, when the day is over and the hand too.
  const count: readonly Due[] = [
    ...(b.notice ? [limitDue(b.notice)] : []),
    ...(b.count === null
      ? []
      : [{ key: `count/${b.count}`, at: b.count, chore: { do: 'count', due: b.count } } as const]),
  ];
  if (b.waits) return count;
  const hand = (key: string, ms: number, isTime = false): readonly Due[] => [
    ...count,
    { key, at: now + ms, chore: { do: 'next-hand', isTime } },
  ];
  if (b.draw) return hand(`draw/${b.rounds}/${b.draw.stage}`, b.draw.ms, b.draw.stage === 'parts');
  if (b.choice) return [...count, ...choosing(b, b.choice, pace, now)];
  const deal = `deal/${b.rounds}`;
  if (b.isChosen) return hand(`${deal}/chosen`, GAP.chosen * pace);
  if (b.isHurried) return hand(`${deal}/now`, 0);
  if (b.idle > 0) {
    const waits = Math.min(IDLE.most, IDLE.first * 2 ** (b.idle - 1));
    return hand(`${deal}/idle`, Math.max(IDLE.least, waits * pace));
  }
  return hand(`${deal}${b.onlyBots ? '/bots' : ''}`, gapBefore(b) * pace);
}
const gapBefore = ({ last, onlyBots }: Between): number =>
  last === null ? (onlyBots ? GAP.onlyBots : GAP.first) : gapAfter(last);
/** A bot says what is dealt when the last hand has been looked at; a person when he likes, within his time. */
function choosing(
  b: Between,
  { seat, bot, left }: NonNullable<Between['choice']>,
  pace: number,
  now: number,
): readonly Due[] {
  const ms = bot === null ? left : b.isHurried ? 0 : gapBefore(b) * pace + bot;
  if (ms === null) return [];
  const key = `choose/${b.rounds}/${seat}${b.isHurried ? '/now' : ''}`;
  return [{ key, at: now + ms, chore: { do: 'choose', seat } }];
}

/** As long as it takes to see how a round came out: at a showdown hand by hand, then pot by pot. */
function gapAfter(last: Ended): number {
  const end = endOf(last);
  const walk = handsIn(last) * WALK.hand + Math.max(1, last.awards ?? 0) * WALK.award;
  const turned = (last.turned ?? 0) * WALK.turned;
  return GAP[end] + (end === 'showdown' ? walk : end === 'settled' ? turned : 0);
}
const handsIn = ({ game, round }: Ended): number =>
  game.names.zones.filter((name, zone) => name.startsWith('hand:') && (round.felt.zones[zone] ?? []).length > 0).length;

/** How a round came out: by one hand against another, by wagers settled one by one against a bank's, or without either. */
function endOf({ game, round }: Ended): 'uncontested' | 'showdown' | 'settled' {
  const lying = game.names.zones.filter((_, zone) => (round.felt.zones[zone] ?? []).length > 0);
  if (lying.some((zone) => zone.endsWith('-hand') || zone.startsWith('high:'))) return 'settled';
  return lying.filter((zone) => zone.startsWith('hand:')).length > 1 ? 'showdown' : 'uncontested';
}
