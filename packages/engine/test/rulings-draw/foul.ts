/** Hands of Rogelio's draw games in which something goes wrong: four players, the button at seat 0, dealt to from seat 1. */
import { expect } from 'vitest';
import { printFace } from '../../src/cards/index.js';
import { type CardId, EVERYBODY, type Seat, type Viewer } from '../../src/kernel/index.js';
import { type DrawDealing, DrawHand } from '../draw/draw.js';
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
  private readonly opening: readonly number[];
  constructor(p: Partial<DrawDealing>) {
    const lows = p.game === 'lob';
    const stacks = p.stacks ?? (lows ? [200, 200, 200, 200] : [500, 500, 500, 500]);
    const all: Readonly<Record<number, string>> = lows ? LOWS : HOLES;
    const holes = Object.fromEntries(stacks.flatMap((_, seat) => (all[seat] ? [[seat, all[seat]]] : [])));
    super({ house: 'rogelios', game: 'draw', stacks, holes, ...(lows ? {} : { deck: DECK }), ...p });
    this.opening = stacks;
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
  report(name: string) {
    return this.incidents().options.find((o) => o.type === name);
  }
  /** Why the floor may not report it now: 'wrong-stage ROG-DRAW-A4'. */
  shut(name: string): string | undefined {
    const grey = this.incidents().shut.find((s) => s.type === name);
    if (grey) expect(this.refused('floor', name)).toMatchObject({ refused: grey.refused, rule: grey.rule });
    return grey && `${grey.refused} ${grey.rule}`;
  }
  /** A zone's cards as somebody sees them: '?? ?? 2d'. */
  sees(viewer: Viewer, zone: string): string {
    const known = this.view(viewer).faces;
    return this.ids(zone)
      .map((card) => known[card])
      .map((face) => (face === null || face === undefined ? '??' : printFace(face)))
      .join(' ');
  }
  hand(seat: Seat): string {
    return this.cards(`hand:${seat}`).join(' ');
  }
  isOpen(card: CardId): boolean {
    return this.table.round.seen[card] === EVERYBODY;
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
  /** Plays on to the end. No chip is made or lost, none stays in a pot, and the pack is whole. Who won what. */
  finish(): readonly string[] {
    while (this.stage !== 'over')
      if (this.toAct === null) this.do('dealer', this.stage === 'showdown' ? 'push-pot' : 'deal-draw');
      else this.actOnce(this.quiet());
    const dollars = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    expect(dollars(this.stacks()) + this.at('drop') + this.at('jackpot')).toBe(dollars(this.opening));
    expect(this.pot()).toBe(0);
    this.isWhole();
    return won(this);
  }
  /** Every card of the pack lies somewhere, once. */
  isWhole(): void {
    const out = this.game.names.zones.flatMap((zone) => (zone === 'spent' ? [] : this.cards(zone)));
    expect(new Set(out).size).toBe(this.game.pack.length);
    expect(out.length).toBe(this.game.pack.length);
  }
}

export const foul = (p: Partial<DrawDealing> = {}): FoulHand => new FoulHand(p);
/** Everybody in for the big blind, and standing at the draw. */
export const atDraw = (p: Partial<DrawDealing> = {}): FoulHand => foul(p).acts('c c c c');
/** The draw is over, and nobody has acted since: seat 1 drew two, seat 2 three, seat 3 stood pat, seat 0 drew one. */
export const drawn = (p: Partial<DrawDealing> = {}): FoulHand => atDraw(p).acts('x2 x3 p x1');
