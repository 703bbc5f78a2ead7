/** Stud hands for tests: opened by Rogelio's book, the first three cards by seat and the stub in its order. */
import { expect } from 'vitest';
import { type Face, faces, pack52, pack53, printFace } from '../../src/cards/index.js';
import type { CardId, Seat, Viewer } from '../../src/kernel/index.js';
import { type Dealing, Hand } from '../hand.js';

export interface StudDealing extends Partial<Omit<Dealing, 'house' | 'holes' | 'board'>> {
  /** Two down and one up by seat: 'Ah As 2d'. */
  holes?: Readonly<Record<number, string>>;
  /** The stub as it comes, burns and all; '..' is any card. */
  stub?: string;
}

export class StudHand extends Hand {
  constructor({ stub = '', ...p }: StudDealing) {
    super({ house: 'rogelios', game: 'stud', stacks: [100, 100, 100, 100], button: 3, ...p, board: stub });
  }

  /** 'o' opens, 'of' opens and folds, 'a' declares all in, 's' stays active; the rest as ever. */
  protected override actOnce(word: string): void {
    const type = ACTS[word];
    if (type === undefined) super.actOnce(word);
    else this.do(this.toAct!, type);
  }
  protected override quiet(): string {
    return this.stage === 'bring-in' ? 'o' : this.stage === 'seventh-choice' ? 's' : 'c';
  }

  /** The pack in an order that deals the wanted cards. */
  protected override stacked(): Face[] {
    const n = this.seats.length;
    const button = this.p.button ?? 0;
    const wanted = new Map<number, Face>();
    for (const [seat, text] of Object.entries(this.p.holes ?? {}))
      faces(text).forEach((face, k) => {
        wanted.set(k * n + ((Number(seat) - button - 1 + n) % n), face);
      });
    (this.p.board ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .forEach((text, i) => {
        if (text !== '..') wanted.set(3 * n + i, faces(text)[0]!);
      });
    const twice = [...wanted.values()].find((face, i, all) => all.indexOf(face) !== i);
    if (twice !== undefined) throw new Error(`${printFace(twice)} is dealt twice`);
    const pack = this.game.pack.length === 53 ? pack53 : pack52;
    const rest = pack.filter((face) => ![...wanted.values()].includes(face));
    return pack.map((_, i) => wanted.get(i) ?? rest.shift()!);
  }

  /** A seat's cards as somebody sees them: '?? ?? 2d'. */
  sees(viewer: Viewer, zone: string): string {
    const known = this.view(viewer).faces;
    return this.ids(zone)
      .map((card) => known[card])
      .map((face) => (face === null || face === undefined ? '??' : printFace(face)))
      .join(' ');
  }
  /** What a seat shows the table. */
  up(seat: Seat): string {
    return this.sees('rail', `hand:${seat}`)
      .split(' ')
      .filter((card) => card !== '??')
      .join(' ');
  }
  marker(name: string): Seat | null {
    return this.table.round.markers[this.game.names.markers.indexOf(name)] ?? null;
  }
  offered(seat: Seat | 'dealer' | null = this.toAct): string {
    return this.menu(seat!)
      .map((o) => o.type)
      .join(' ');
  }
  /** What the floor may report now. */
  reports(): readonly string[] {
    return this.incidents().options.map((o) => o.type);
  }
  report(name: string) {
    return this.incidents().options.find((o) => o.type === name);
  }
  /** Why the floor may not report it now: 'wrong-stage ROG-STUD-02'. */
  shut(name: string): string | undefined {
    const grey = this.incidents().shut.find((s) => s.type === name);
    return grey && `${grey.refused} ${grey.rule}`;
  }
  newest(seat: Seat): CardId {
    return this.ids(`hand:${seat}`).at(-1)!;
  }
  /** Plays on to the end. No chip is made or lost, none stays in a pot, and the whole pack is out. */
  finish(): this {
    const before = this.chipTotal();
    while (this.stage !== 'over') {
      if (this.toAct !== null) this.actOnce(this.quiet());
      else this.do('dealer', this.offered('dealer'));
    }
    expect(this.chipTotal()).toBe(before);
    expect(this.stacks().reduce((a, b) => a + b, this.at('drop') + this.at('jackpot')) * 100).toBe(before);
    const out = this.game.names.zones.filter((zone) => zone !== 'spent').flatMap((zone) => this.cards(zone));
    expect(out).toHaveLength(this.game.pack.length);
    expect(new Set(out).size).toBe(this.game.pack.length);
    return this;
  }
}
const ACTS: Readonly<Record<string, string>> = {
  o: 'open',
  of: 'open-fold',
  a: 'declare-all-in',
  s: 'stay-active',
};

export const stud = (p: StudDealing = {}): StudHand => new StudHand(p);
export const hiLo = (p: StudDealing = {}): StudHand => new StudHand({ game: 'sthl', ...p });

/** Four hands from the dealer's left: seat 1 must open with the deuce of clubs, and seat 2 shows the highest card. */
export const DEAL = { 0: 'Ah As 9d', 1: '9s 8s 2c', 2: 'Kd Kc Qs', 3: '5c 5h Jd' };
