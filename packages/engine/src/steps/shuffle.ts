/** Shuffling: a whole fresh pack, or the stub with whatever was set aside for it. Chance answers with the order, top first. */
import { type Face, JOKER } from '../cards/index.js';
import {
  type CardId,
  cardsIn,
  type Draft,
  type EventOf,
  type Felt,
  type Known,
  type Layout,
  NOBODY,
  type Option,
  option,
  type RuleId,
  refuse,
  type Step,
  step,
  type Zone,
} from '../kernel/index.js';

const CHANCE = ['chance'] as const;
const SHUFFLE = [option('shuffle')];

/** How many faces there are, with the joker's. */
const FACES = JOKER + 1;
/** What a packet is made of: how often each face stands in it, and, where none does twice, the faces as bits. */
interface Packet {
  readonly size: number;
  readonly counts: Uint16Array;
  readonly isSingle: boolean;
  readonly low: number;
  readonly high: number;
}
const HALF = 30;
const LOW: readonly number[] = Array.from({ length: FACES }, (_, face) => (face < HALF ? 1 << face : 0));
const HIGH: readonly number[] = Array.from({ length: FACES }, (_, face) => (face < HALF ? 0 : 1 << (face - HALF)));
function packetOf(faces: readonly Face[]): Packet {
  const counts = new Uint16Array(FACES);
  let [low, high] = [0, 0];
  for (const face of faces) {
    counts[face]!++;
    low |= LOW[face]!;
    high |= HIGH[face]!;
  }
  return { size: faces.length, counts, isSingle: counts.every((n) => n < 2), low, high };
}
/** Are these just the cards of a packet, in whatever order? */
function areJust({ size, counts, isSingle, low, high }: Packet, faces: readonly Face[]): boolean {
  if (faces.length !== size) return false;
  if (!isSingle) return areCounted(counts, faces);
  // As many faces as there are kinds, so each is there once if all are. What is no face at all has no bit.
  for (let i = 0; i < size; i++) {
    low &= ~LOW[faces[i]!]!;
    high &= ~HIGH[faces[i]!]!;
  }
  return low === 0 && high === 0;
}
const LEFT = new Uint16Array(FACES);
/** Each no more often than counted. */
function areCounted(counts: Uint16Array, faces: readonly Face[]): boolean {
  LEFT.set(counts);
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i]!;
    const left = LEFT[face];
    if (left === undefined || left === 0) return false;
    LEFT[face] = left - 1;
  }
  return true;
}

/** Tells whether faces are just these cards, in whatever order. */
export function isJustThe(pack: readonly Face[]): (faces: readonly Face[]) => boolean {
  const packet = packetOf(pack);
  return (faces) => areJust(packet, faces);
}

type Shuffles = EventOf<'PackShuffled'>;

/** A fresh pack, unless `when` says that nobody is to be dealt to. On a redeal the cards that were out are spent, and new ones minted. */
export const freshPack = (
  on: Layout,
  rule: RuleId | null = null,
  when: (r: Felt) => boolean = () => true,
  name = 'shuffle',
): Step<boolean, Shuffles> => {
  const stock = on.zone('stock');
  const box = on.zone('box');
  const packet = packetOf(on.pack);
  return step<boolean, Shuffles>(name, false, {
    blind: true,
    toAct: (r, done) => (done || !when(r) ? NOBODY : CHANCE),
    menu: () => SHUFFLE,
    decide: (d, _done, { faces = [] }) => {
      if (!areJust(packet, faces)) return d.refuse(refuse('not-this-pack', rule));
      if (d.seen.length > 0) takeUp(on, d);
      d.mint(faces);
      d.move(cardsIn(d, box), box, stock);
      return d.say('PackShuffled', null, rule);
    },
    evolve: (done, e) => done || e.type === 'PackShuffled',
  });
};
/** On a redeal every card on the felt, wherever it lies, is collected first. */
export function takeUp(on: Layout, d: Draft<unknown, EventOf<'PackShuffled'>>): void {
  const spent = on.zone('spent');
  d.zones.forEach((cards, zone) => {
    if (cards.length > 0 && zone !== spent) d.move(cards, zone, spent);
  });
}
/**
 * Shuffling the cards of some zones into a new stub. They get new identities, so nobody tracks one through the shuffle, though
 * all may remember which faces are in it.
 */
export const reshuffling = (on: Layout) => {
  const stock = on.zone('stock');
  const spent = on.zone('spent');
  const box = on.zone('box');
  const gathered = (r: Felt, zones: readonly Zone[]): CardId[] => zones.flatMap((zone) => cardsIn(r, zone));
  return {
    offer: (r: Felt, zones: readonly Zone[], rule: RuleId | null): Option =>
      option('shuffle', { rule, cards: { from: gathered(r, zones), min: 0, max: 0 } }),
    /** Shuffles, which is then to be said; false, and refused, if these are not the cards that were gathered. */
    shuffle: (
      d: Draft<unknown, EventOf<'StubShuffled'>>,
      zones: readonly Zone[],
      rule: RuleId | null,
      faces: readonly Face[],
      face: Known,
    ): boolean => {
      const old = gathered(d, zones);
      if (!areJust(packetOf(old.map((card) => face(card)!)), faces)) {
        d.refuse(refuse('not-this-pack', rule));
        return false;
      }
      for (const zone of zones) d.move(cardsIn(d, zone), zone, spent);
      d.mint(faces);
      d.move(cardsIn(d, box), box, stock);
      return true;
    },
  };
};

/** Shuffles the stub together with the cards of some zones, whenever `when` says so; otherwise passed over. */
export const restub = (
  on: Layout,
  p: { name: string; with: readonly Zone[]; when: (r: Felt) => boolean; rule: RuleId | null },
): Step<boolean, EventOf<'StubShuffled'>> => {
  const zones = [on.zone('stock'), ...p.with];
  const again = reshuffling(on);
  return step<boolean, EventOf<'StubShuffled'>>(p.name, false, {
    toAct: (r, done) => (!done && p.when(r) ? CHANCE : NOBODY),
    menu: (r) => [again.offer(r, zones, p.rule)],
    decide: (d, _done, { faces = [] }, face) => {
      if (again.shuffle(d, zones, p.rule, faces, face)) d.say('StubShuffled', null, p.rule);
    },
    evolve: (done, e) => done || e.type === 'StubShuffled',
  });
};
