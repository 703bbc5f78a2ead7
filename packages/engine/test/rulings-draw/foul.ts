/** Hands of Rogelio's draw games in which something goes wrong: four players, the button at seat 0, dealt to from seat 1. */
import { expect } from 'vitest';
import { type CardId, EVERYBODY, type Seat } from '../../src/kernel/index.js';
import { type DrawDealing, DrawHand } from '../../src/testing/draw.js';
import { won } from '../look.js';

/** Kings, queens, jacks, and three aces at seat 3, who wins if nothing is drawn. */
export const HOLES = {
  0: 'Kc Kd 9h 5s 3d',
  1: 'Qc Qd 8h 6s 4d',
  2: 'Jc Jd 7h 5d 2c',
  3: 'As Ah Ad 4s 2h',
} as const;
/** At lo-ball: a king, a queen, a jack, and a wheel at seat 3. */
export const LOWS = {
  0: 'Kc 9d 8h 5s 3d',
  1: 'Qc 9c 8d 6s 4d',
  2: 'Jc 9h 7h 5d 2c',
  3: 'As 2h 3c 4s 5c',
} as const;
/** The burn, then what comes with the draw. */
export const DECK = 'Tc Th Td 9s 9c 8s 8c 7s 7c 6h 6d 5h';

export class FoulHand extends DrawHand {
  constructor(p: Partial<DrawDealing>) {
    const lows = p.game === 'lob';
    const stacks = p.stacks ?? (lows ? [200, 200, 200, 200] : [500, 500, 500, 500]);
    const all: Readonly<Record<number, string>> = lows ? LOWS : HOLES;
    const holes = Object.fromEntries(stacks.flatMap((_, seat) => (all[seat] ? [[seat, all[seat]]] : [])));
    super({ house: 'rogelios', game: 'draw', stacks, holes, ...(lows ? {} : { deck: DECK }), ...p });
  }

  /** Reported by the floor; its clause and its money are what the preview showed. */
  floor(name: string, more: Parameters<DrawHand['do']>[2] = {}): this {
    const before = this.log.length;
    expect(this.report(name), `${name} at ${this.stage}: ${this.shut(name)}`).toBeDefined();
    const rule = this.report(name)!.rule;
    this.do('floor', name, more);
    expect(this.log[before]).toMatchObject({ type: 'IncidentCalled', rule, note: { incident: name, by: 'floor' } });
    return this;
  }
  hand(seat: Seat): string {
    return this.line(`hand:${seat}`);
  }
  isOpen(card: CardId): boolean {
    return this.round.felt.seen[card] === EVERYBODY;
  }
  get live(): readonly Seat[] {
    return this.seats.filter((s) => this.ids(`hand:${s}`).length + this.ids(`thrown:${s}`).length > 0);
  }
  bets(): readonly number[] {
    return this.seats.map((s) => this.at(`bet:${s}`));
  }
  /** What lies in the pot, before the seats and in the middle. */
  pot(): number {
    const places = ['centre', ...this.seats.flatMap((s) => [`bet:${s}`, `in:${s}`])];
    return places.reduce((n, place) => n + this.at(place), 0);
  }
  /** Plays on to the end. Who won what. */
  finish(): readonly string[] {
    return won(this.playOut());
  }
}

export const foul = (p: Partial<DrawDealing> = {}): FoulHand => new FoulHand(p);
/** Everybody in for the big blind, and standing at the draw. */
export const atDraw = (p: Partial<DrawDealing> = {}): FoulHand => foul(p).acts('c c c c');
/** The draw is over, and nobody has acted since: seat 1 drew two, seat 2 three, seat 3 stood pat, seat 0 drew one. */
export const drawn = (p: Partial<DrawDealing> = {}): FoulHand => atDraw(p).acts('x2 x3 p x1');
