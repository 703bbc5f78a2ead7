// Example hands, named and put in order by the engine's own ranking: what beats what is never written down here, only which cards are
// worth looking at.
import { type Face, printFace } from 'baraja';
import type { Ranking } from 'baraja/hands';
import { facesOf } from '../lib/faces.js';
import { cap, cardsIn, type Rung, type Teller } from './panel.js';

/** Hands of all kinds, high ones first; those of which a pack lacks a card are left out. */
const POOL = [
  'As Ad Ah Ac As',
  'As Ks Qs Js Ts',
  'As Ks Qs Js 7s',
  'As Ad Ah Ac Jo',
  '9h 8h 7h 6h 5h',
  'Th 9h 8h 7h 6h',
  'Qh Jh 7h 6h 5h',
  'Qs Qh Qd Qc 7h',
  'Ks Kh Kd 7c 7s',
  'Ad Qd Jd 7d 6d',
  'Ad Kd 7d 6d Jo',
  'Jc Ts 9d 8h 7c',
  'Ac Ks Qd Jh 7c',
  'Js Jh Jd Ac 6s',
  'As Ah 7d 7c Ks',
  'Ks Kh Ad 7c 6s',
  'As Kd Jh 7c 6s',
];
const LOWS = [
  'Ac 2d 3s 4h 5c',
  'Ac 2d 3s 4h 6c',
  '2c 3d 4s 5h 7c',
  'Ac 3d 4s 6h 7c',
  '2c 3d 5s 6h 8c',
  '2c 4d 6s 8h 9d',
  'Ac 3d 5s 7h Td',
  '2s 2d 3h 4c 5s',
];
const BADUGIS = ['Ac 2d 3s 4h', '2c 4d 6s 8h', 'Ac 2d 3s 3h', 'Kc Qd 9d 4c'];
const THREES = [
  'As Ad Ah',
  '7s 7d 7h',
  'As Kd Qh',
  '3s 2d Ah',
  'Ks Jd Jh',
  '9s Kd Qh',
  '4s 3d Ah',
  'Ts Kd 5h',
  'Ts 9d Ah',
];
const RUNGS = 10;

const isLow = ({ id }: Ranking): boolean => /^(low|deuce)/.test(id);
function poolOf(ranking: Ranking): readonly string[] {
  if (ranking.id === 'push-nine') return THREES;
  if (ranking.id.startsWith('badugi')) return BADUGIS;
  return isLow(ranking) ? LOWS : POOL;
}
export interface Example {
  readonly cards: readonly string[];
  readonly value: number;
  readonly says: string;
}
/** The ranking of a whole hand, wherever its cards come from. */
function worthOf(ranking: Ranking, cards: readonly Face[]): number {
  // Where so many must come from the hole, the first of them do.
  const use = /exactly-(two|three)/.exec(ranking.id)?.[1];
  const hole = use === undefined ? cards.length : use === 'two' ? 2 : 3;
  try {
    return ranking.best(cards.slice(0, hole), cards.slice(hole));
  } catch {
    return 0; // it knows no joker
  }
}
/** Every example there is for a ranking and a pack, the best first. */
export function examplesOf(ranking: Ranking, pack: readonly Face[], { say, t }: Teller): readonly Example[] {
  const printed = pack.map(printFace);
  const found = poolOf(ranking).flatMap((text) => {
    const cards = cardsIn(text);
    const held = (card: string, of: readonly string[]): number => of.filter((one) => one === card).length;
    if (!cards.every((card) => held(card, printed) >= held(card, cards))) return [];
    const value = worthOf(ranking, facesOf(cards));
    const says = value === 0 ? t('No low', 'No hay baja') : cap(say.hand(ranking.name(value)));
    return [{ cards, value, says }];
  });
  return found.sort((a, b) => b.value - a.value);
}
/** From the best down: one of each kind; of lows, which are all of a kind, each by itself. */
export function ladderOf(ranking: Ranking, pack: readonly Face[], teller: Teller): readonly Rung[] {
  const seen = new Set<string>();
  const apart = isLow(ranking) || ranking.id === 'push-nine' || ranking.id.startsWith('badugi');
  // Of one kind the plainest, which is the lowest: a flush that is nearly something else teaches less.
  return [...examplesOf(ranking, pack, teller)]
    .reverse()
    .filter(({ value, cards }) => {
      const kind = apart ? cards.join() : ranking.name(value).category;
      return seen.has(kind) ? false : seen.add(kind);
    })
    .reverse()
    .slice(0, RUNGS)
    .map(({ cards, says }) => ({ cards, says }));
}
