/**
 * Other worlds a viewer cannot tell from this one: the same cards lie in the same zones, but the faces of those this viewer has
 * not seen are exchanged. Every world made here could really have been dealt, so the same commands can be played in it.
 *
 * Within one pack any unseen faces may be exchanged. A shuffle in mid-round makes it harder: it puts gathered cards into the
 * zone `spent` and mints new ones with the same faces, and the table refuses a shuffle whose faces are not those gathered. So
 * faces may be exchanged in two ways, and both are used, one after the other:
 *
 * 1. Through the shuffle. Each minted card is matched with a gathered one of the same face, which makes a chain of identities
 *    of what may have been one piece of pasteboard. Chains of one pack, none of whose cards the viewer has seen, may exchange
 *    faces: every gathering and its shuffle change alike. A card in a hand changes places with one in the new stub.
 * 2. Within a group of cards minted by the same shuffle and, if spent, gathered for the same one. That leaves the faces of
 *    every gathering as they were. A card the viewer saw before it was shuffled in changes places with others in the stub,
 *    which the first way cannot do: he knows its face is in there, not where.
 *
 * A fresh pack after a misdeal has all its own faces. If just those had been put away it makes chains too, which does no harm.
 */
import { type CardId, type Command, type Face, type Rng, type Round, shuffle, type Viewer } from 'baraja';
import { type AnyEvent, type AnyGame, hasSeen } from 'baraja/kernel';

interface Chain {
  /** The shuffle that brought the card in. */
  readonly pack: number;
  readonly cards: CardId[];
}

/** What a log says about where cards come from. */
export interface Lineage {
  /** By CardId: which shuffle minted it. */
  readonly minted: readonly number[];
  /** By CardId: how many shuffles there had been when it was spent; -1 while it lives. */
  readonly spent: readonly number[];
  /** Identities of what may have been one piece of pasteboard. */
  readonly chains: readonly Chain[];
}

export function lineage(game: AnyGame, log: readonly AnyEvent[]): Lineage {
  const minted: number[] = [];
  const spent: number[] = [];
  const faces: Face[] = [];
  const chains: Chain[] = [];
  const chainOf: Chain[] = [];
  let shuffles = 0;
  let gathered: CardId[] = [];
  for (const e of log) {
    const first = faces.length;
    for (const face of e.faces ?? []) {
      faces.push(face);
      minted.push(shuffles);
      spent.push(-1);
    }
    for (const { cards, to } of e.cards)
      if (to === game.spent)
        for (const card of cards) {
          spent[card] = shuffles;
          gathered.push(card);
        }
    if (e.faces === null) continue;
    matches(gathered, first, faces).forEach((old, i) => {
      const known = old === undefined ? undefined : chainOf[old];
      const chain = known ?? { pack: shuffles, cards: [] };
      if (known === undefined) chains.push(chain);
      chain.cards.push(first + i);
      chainOf[first + i] = chain;
    });
    gathered = [];
    shuffles++;
  }
  return { minted, spent, chains };
}

/** For each card minted from `first` on, a gathered one of the same face; none at all unless all the faces are the same. */
function matches(gathered: readonly CardId[], first: CardId, faces: readonly Face[]): (CardId | undefined)[] {
  const waiting = new Map<number, CardId[]>();
  for (const card of gathered) collect(waiting, faces[card]!, card);
  const found: (CardId | undefined)[] = [];
  for (let card = first; card < faces.length; card++) found.push(waiting.get(faces[card]!)?.pop());
  return gathered.length === found.length && !found.includes(undefined) ? found : found.map(() => undefined);
}

/** The faces of another world this viewer cannot tell from the table's. */
export function exchange(from: Lineage, round: Round, viewer: Viewer, rng: Rng): readonly Face[] {
  const faces = round.faces.slice();
  const unseen = (card: CardId): boolean => !hasSeen(round.felt, viewer, card);
  const packs = new Map<number, (readonly CardId[])[]>();
  for (const { pack, cards } of from.chains) if (cards.every(unseen)) collect(packs, pack, cards);
  for (const chains of packs.values()) {
    const mixed = shuffle(
      chains.map(([card]) => faces[card!]!),
      rng,
    );
    chains.forEach((cards, i) => {
      for (const card of cards) faces[card] = mixed[i]!;
    });
  }
  const groups = new Map<number, CardId[]>();
  for (let card = 0; card < faces.length; card++)
    if (unseen(card)) collect(groups, from.minted[card]! * 1000 + from.spent[card]!, card);
  for (const cards of groups.values()) {
    const mixed = shuffle(
      cards.map((card) => faces[card]!),
      rng,
    );
    cards.forEach((card, i) => {
      faces[card] = mixed[i]!;
    });
  }
  return faces;
}
function collect<T>(into: Map<number, T[]>, key: number, item: T): void {
  const list = into.get(key);
  if (list) list.push(item);
  else into.set(key, [item]);
}

/** The same events with the faces of another world: each shuffle mints the next of them. */
export function refaced<T extends AnyEvent | Command>(items: readonly T[], faces: readonly Face[]): T[] {
  let next = 0;
  return items.map((item) => {
    if (!item.faces) return item;
    const first = next;
    next += item.faces.length;
    return { ...item, faces: faces.slice(first, next) };
  });
}
