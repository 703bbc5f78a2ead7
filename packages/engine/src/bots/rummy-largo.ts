/** A player of Largo. */
import type { LargoRules } from '../games/index.js';
import type { HouseCommand, Option } from '../kernel/index.js';
import { canLay, countsOf } from '../melds/index.js';
import type { Largo } from '../steps/index.js';
import type { Seen } from './bot.js';
import type { Manner } from './manners.js';
import { mostOf } from './rummy-most.js';
import { answered } from './rummy-open.js';
import { blockOf, fitsAny, type Prospect, prospectOf } from './rummy-plan.js';
import { chancesOf, type Runner } from './rummy-race.js';
import { type Rival, type RummySight, readRummy } from './rummy-sight.js';
import { bestThrow, groundOf, type Scales, type Taste } from './rummy-weigh.js';

export const P = {
  k: 0.018,
  per: 1.8,
  base: 0.1,
  slow: 2,
  cover: 0.22,
  gives: 0.02,
  first: 0.55,
  second: 0.6,
  ready: 1,
  hidden: 7,
};

type Sight = RummySight<Largo>;

export function largoChoice(seen: Seen, rules: LargoRules, manner: Manner): HouseCommand | null {
  const s = readRummy<Largo>(seen, rules, (now) => now.open);
  const { menu } = seen.view;
  const actor = s.seat;
  const has = (type: Option['type']): Option | undefined => menu.find((o) => o.type === type);
  const scales = scalesOf(s, rules, manner);
  switch (s.now.phase) {
    case 'turn': {
      if (has('drop') && drops(s, rules, manner)) return { type: 'drop', actor };
      return answered(s, scales, { use: has('take') }) ?? { type: 'draw', actor };
    }
    case 'offer':
      return lays(seen, s, rules) ?? answered(s, scales, { use: has('use'), keep: has('keep') });
    case 'discard':
      return (
        lays(seen, s, rules) ?? {
          type: 'discard',
          actor,
          cards: s.cards([bestThrow(s.columns, s.hand, scales, givesTo(s, rules))]),
        }
      );
    case 'reached':
      return { type: goesOn(s, rules, manner) ? 'stay' : 'drop', actor };
    case 'marker':
    case 'third':
      return marks(s, rules, menu);
    default:
      return null;
  }
}

function scalesOf(s: Sight, rules: LargoRules, { looks }: Manner): Scales {
  return { ground: groundOf(s, rules, 10), lay: s.lay, taste: tasteOf(s.stock / (1 + s.rivals.length)), looks };
}
/** A layout grows as it can, and the faster the larger it is: soon down and widely fitting, both multiply what it comes to. */
function tasteOf(turns: number): Taste {
  const t = (wait: number): number => Math.max(1, turns - wait / P.per);
  return {
    worth: (p) => Math.log(P.base + p.grows) + Math.log(Math.expm1(P.k * t(p.wait))),
    cost: (P.k * Math.exp(P.k * t(20))) / Math.expm1(P.k * t(20)) / P.per,
  };
}

/**
 * All at once, as soon as all can lie: with nothing in the hand nothing is thrown any more, and every card used is one more. Before
 * that a hand that may still be dropped is the cheaper for what it hides; past the marker, or at the end, what lies counts.
 */
function lays(seen: Seen, s: Sight, rules: LargoRules): HouseCommand | null {
  const lay = seen.view.menu.find((o) => o.type === 'lay');
  if (!lay) return null;
  if (canLay(countsOf([...s.columns.flat(), ...s.hand]), rules.melds))
    return { type: 'lay', actor: s.seat, cards: lay.cards!.from };
  const cards = s.now.past || s.stock < 2 * s.felt.seats.length ? mostOf(seen, rules, lay) : null;
  return cards && { type: 'lay', actor: s.seat, cards };
}
/** What a thrown card is worth to the next player, who may take it. */
function givesTo({ rivals }: Sight, { melds }: LargoRules): (kind: number) => number {
  const next = rivals[0]?.columns.map(blockOf) ?? [];
  return (kind) => (fitsAny(next, kind, melds) ? P.gives : 0);
}

// --- the race -----------------------------------------------------------------------------------------------------

const myself = (s: Sight, p: Prospect): Runner =>
  s.hand.length === 0
    ? { size: s.down, delay: 0, grows: p.grows, doubt: 0 }
    : { size: 10.3, delay: p.wait / P.slow, grows: p.grows, doubt: 0.3 };
/** What lies before him shows how soon he will have all down. */
const DELAYS: readonly number[] = [17, 16, 15, 13, 12, 10, 9, 7.5, 5.5, 2.5];
function rival({ columns, down, held }: Rival, s: Sight, rules: LargoRules): Runner {
  if (held > 0) return { size: 10.3, delay: DELAYS[down] ?? 3, grows: P.cover, doubt: 1 };
  const { grows } = prospectOf(columns.map(blockOf), [], groundOf(s, rules, 10));
  return { size: down, delay: 0, grows, doubt: 0 };
}
function runnersOf(s: Sight, rules: LargoRules): readonly Runner[] {
  const p = prospectOf(s.columns.map(blockOf), s.hand, groundOf(s, rules, 10));
  return [myself(s, p), ...s.rivals.map((r) => rival(r, s, rules))];
}
const turnsLeft = (s: Sight): number => s.stock / (1 + s.rivals.length);

/** What those who have dropped owe whoever wins, in points. */
const owed = (s: Sight): number => s.now.owes.reduce((sum, { points }) => sum + points, 0);

/**
 * Dropping costs one before the first card, two until something is laid, three until all is, then seven, and waiting between those
 * costs nothing: so it is thought of before each of those steps, and not between them.
 */
function drops(s: Sight, rules: LargoRules, { hope }: Manner): boolean {
  if (s.hand.length === 0) return false;
  const p = prospectOf(s.columns.map(blockOf), s.hand, groundOf(s, rules, 10));
  const isFirst = !s.now.stayed.includes(s.seat);
  const isLast = s.now.marker === null && s.stock <= 1 + s.rivals.length;
  const isReady = p.loose <= P.ready;
  if (!isFirst && s.down > 0 && !isLast && !isReady) return false;
  const chance = hope * chancesOf([myself(s, p), ...s.rivals.map((r) => rival(r, s, rules))], turnsLeft(s))[0]!;
  const now = isFirst ? 1 : s.down === 0 ? 2 : 3;
  const wins = s.rivals.reduce((sum, { held }) => sum + (held === 0 ? 7 : P.hidden), owed(s));
  const loses = isLast ? 10 : isReady ? 7 : 7 * (isFirst ? P.first : P.second);
  return chance * wins - (1 - chance) * loses < -now;
}

/** At the marker: for the rest of the stock, at ten points. */
function goesOn(s: Sight, rules: LargoRules, { hope }: Manner): boolean {
  const chance = chancesOf(runnersOf(s, rules), turnsLeft(s))[0]! * hope;
  const now = s.hand.length === 0 ? 7 : s.down === 0 ? 2 : 3;
  const staying = s.rivals.reduce((sum, r) => sum + (s.now.deciding.includes(r.seat) ? (r.held === 0 ? 7 : 3) : 10), 0);
  const loses = s.hand.length === 0 ? 10 : rules.pastMarkerNotDown;
  return chance * (owed(s) + staying) - (1 - chance) * loses > -now;
}

/** Where the marker serves me best: where I am likely to be in front, and the others likely to have all down and so to pay more. */
function marks(s: Sight, rules: LargoRules, menu: readonly Option[]): HouseCommand | null {
  const runners = runnersOf(s, rules);
  const players = runners.length;
  const worth = (depth: number): number => {
    const turns = depth / players;
    const chance = chancesOf(runners, turns)[0]!;
    const pays = runners.slice(1).reduce((sum, { delay }) => sum + (delay <= turns ? 7 : 3), owed(s));
    return chance * pays - (1 - chance) * 7;
  };
  const place = menu.find((o) => o.amount !== null);
  if (!place?.amount) return null;
  const { min, max } = place.amount;
  let [depth, most] = [min, Number.NEGATIVE_INFINITY];
  for (let i = 0; i <= DEPTHS; i++) {
    const at = Math.round(min + ((max - min) * i) / DEPTHS);
    const w = worth(at);
    if (w > most) [depth, most] = [at, w];
  }
  const actor = s.seat;
  const leave = menu.find((o) => o.type === 'leave-marker');
  if (leave && s.now.marker !== null) {
    if (worth(s.stock - s.now.marker) >= most - 0.05) return { type: leave.type, actor };
  }
  return { type: place.type, actor, amount: depth };
}
const DEPTHS = 12;
