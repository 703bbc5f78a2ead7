/**
 * The pack in an order that deals just these cards. A card is its place in the pack before it is a face: so a hand is dealt, and where a
 * card comes that should be another the pack is laid anew and the hand dealt again, which comes as far as there and further.
 */
import { type CardId, type Event, type Face, type Game, printFace, type Seat, seeded, shuffle } from 'baraja';
import type { Act, MaybeFace } from './poker.js';

export class Laying {
  /** Cards whose faces are known, by where they lie in the pack. */
  readonly fixed = new Map<CardId, Face>();
  private readonly wanted = new Map<string, MaybeFace[]>();
  private dealt = new Map<string, number>();
  constructor(acts: readonly Act[]) {
    for (const act of acts)
      if (act.act === 'deal' || act.act === 'board')
        this.want(act.act === 'board' ? 'board' : handOf(act.seat), act.cards);
    for (const act of acts) if (act.act === 'show') this.shown(act.seat, act.cards, acts);
  }
  private want(zone: string, cards: readonly MaybeFace[]): void {
    this.wanted.set(zone, [...(this.wanted.get(zone) ?? []), ...cards]);
  }
  /** What was shown at the end was held: it fills what the deal left open, as far as nothing was thrown away. */
  private shown(seat: Seat, cards: readonly MaybeFace[], acts: readonly Act[]): void {
    const held = this.wanted.get(handOf(seat)) ?? [];
    if (acts.some((act) => act.act === 'throw' && act.seat === seat && act.cards.length > 0)) return;
    const news = cards.filter((card) => card !== null && !held.includes(card));
    for (const [i, card] of held.entries()) if (card === null && news.length > 0) held[i] = news.shift()!;
  }
  /** A face that is wanted more often than the pack has it; null where there is none. */
  twice(pack: readonly Face[]): Face | null {
    const left = [...pack];
    for (const face of [...this.wanted.values()].flat()) {
      if (face === null) continue;
      const at = left.indexOf(face);
      if (at < 0) return face;
      left.splice(at, 1);
    }
    return null;
  }
  /** Dealing begins again. */
  again(): void {
    this.dealt = new Map();
  }
  /** An order for these faces; null where a card that must lie there is not among them. What nobody knows comes by the seed. */
  order(faces: readonly Face[], base: CardId, seed: number): readonly Face[] | null {
    const rest = [...faces];
    const out: (Face | null)[] = faces.map((_, i) => {
      const fixed = this.fixed.get(base + i);
      if (fixed === undefined) return null;
      const at = rest.indexOf(fixed);
      if (at >= 0) rest.splice(at, 1);
      return at < 0 ? NONE : fixed;
    });
    if (out.includes(NONE)) return null;
    const later = [...this.wanted.values()].flat().filter((face): face is Face => face !== null);
    const isFree = (face: Face): boolean => !later.includes(face);
    const fill = [...shuffle(rest.filter(isFree), seeded(seed)), ...rest.filter((face) => !isFree(face))];
    return out.map((face) => face ?? fill.shift()!);
  }
  /** Looks at what was dealt. True where a card lies wrong: it is put right for the next time. */
  isWrong(game: Game, events: readonly Event[], faces: readonly Face[]): boolean {
    let wrong = false;
    for (const { cards } of events)
      for (const move of cards) {
        const zone = game.names.zones[move.to]!;
        if (game.names.zones[move.from] !== 'stock' || !(zone === 'board' || zone.startsWith('hand:'))) continue;
        for (const card of move.cards) {
          const at = this.dealt.get(zone) ?? 0;
          this.dealt.set(zone, at + 1);
          const face = this.wanted.get(zone)?.[at] ?? null;
          if (face === null) continue;
          if (faces[card] !== face) wrong = true;
          this.fixed.set(card, face);
        }
      }
    return wrong;
  }
  /** The faces that are known, as they are printed. */
  faces(): Readonly<Record<CardId, string>> {
    return Object.fromEntries([...this.fixed].sort(([a], [b]) => a - b).map(([card, face]) => [card, printFace(face)]));
  }
}
const NONE = -1 as Face;
const handOf = (seat: Seat): string => `hand:${seat}`;
