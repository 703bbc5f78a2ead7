// A sitting of a simulation: some hundred hands at one table of bots, from a seed of its own. Sittings know nothing of each other, so
// that any number of threads may play them and the whole comes out the same.
import { type Chips, type Rng, seeded } from 'baraja';
import { isOpened, type Opening, openTable } from 'baraja/books';
import { type Bot, bots as everyBot } from 'baraja/bots';
import { forcedUnit, stackOf, type TableEvent, type TableRules } from 'baraja/table';
import { Driver } from './driver.js';

/** Which table, as it was asked for: plain data, so that a thread can be told. */
export interface TableAsked {
  readonly opening: Opening;
  readonly seats: number;
  /** Manners by seat, over and over. */
  readonly bots: readonly string[];
}
export interface Sitting {
  readonly seed: number;
  readonly hands: number;
}
/** What came of one sitting, or of several. */
export interface Summary {
  readonly seats: readonly {
    readonly name: string;
    readonly bought: Chips;
    readonly holds: Chips;
    readonly won: number;
  }[];
  readonly drop: Chips;
  readonly jackpot: Chips;
  /** What the house won as the bank, or lost, and what lies in a progressive or a fund of its own. */
  readonly house: Chips;
  readonly kept: Chips;
  readonly showdowns: number;
  /** Hands that came to nothing because nobody would bank. */
  readonly broken: number;
  readonly biggest: Chips;
  /** Chips bought, less chips held and taken: anything but 0 is a fault. Of several sittings the one furthest off. */
  readonly missing: Chips;
}

/** As long as people stay: after so many hands all leave, and a new table opens. */
const HANDS = 250;
/** An odd number far from any seed that is asked for. */
const APART = 1_000_003;

export function sittingsOf(hands: number, seed: number): readonly Sitting[] {
  return Array.from({ length: Math.ceil(hands / HANDS) }, (_, i) => ({
    seed: seed + APART * i,
    hands: Math.min(HANDS, hands - HANDS * i),
  }));
}
export function summed(sittings: readonly Summary[]): Summary {
  return sittings.reduce((a, b) => ({
    seats: a.seats.map((one, i) => {
      const { bought, holds, won } = b.seats[i]!;
      return { name: one.name, bought: one.bought + bought, holds: one.holds + holds, won: one.won + won };
    }),
    drop: a.drop + b.drop,
    jackpot: a.jackpot + b.jackpot,
    house: a.house + b.house,
    kept: a.kept + b.kept,
    showdowns: a.showdowns + b.showdowns,
    broken: a.broken + b.broken,
    biggest: Math.max(a.biggest, b.biggest),
    missing: Math.abs(b.missing) > Math.abs(a.missing) ? b.missing : a.missing,
  }));
}

/** Opens the book once, and plays sittings by it. Whoever cannot be dealt in buys again, so that the table stays full. */
export function playerAt(asked: TableAsked): (sitting: Sitting) => Summary {
  const rules = openTable(asked.opening);
  if (!isOpened(rules)) throw new Error(`the table does not open: ${rules.refused}`);
  return ({ seed, hands }) => {
    const room = new Room(rules, asked, seeded(seed));
    for (let hand = 0; hand < hands; hand++) room.play(hand);
    return room.summary();
  };
}

class Room {
  private readonly driver: Driver;
  private readonly bots: readonly Bot[];
  private readonly buyIn: Chips;
  private readonly bought: Chips[];
  private readonly won: number[];
  private clock = 0;
  private showdowns = 0;
  private broken = 0;
  private biggest = 0;
  /** Rounds in which a pot was shown for, whether it went to one hand or in halves. */
  private readonly shown = new Set<number>();
  private readonly lastPot = new Map<number, string>();

  constructor(
    private readonly rules: TableRules,
    { seats, bots, opening }: TableAsked,
    rng: Rng,
  ) {
    this.driver = new Driver(rules, rng, opening.switches);
    const manners = Array.from({ length: seats }, (_, i) => bots[i % bots.length]!);
    this.bots = manners.map((name) => everyBot[name]!);
    this.buyIn = standardBuyIn(rules);
    this.bought = manners.map(() => this.buyIn);
    this.won = manners.map(() => 0);
    manners.forEach((manner, i) => {
      const seat = i + 1;
      const patron = { id: `bot-${seat}`, name: `${manner} ${seat}`, bot: true };
      this.driver.do({ type: 'sit', seat, patron, buyIn: this.buyIn, at: 0 });
    });
    this.driver.onEvent((e) => this.note(e));
  }

  play(hand: number): void {
    const { driver, rules } = this;
    this.fillUp();
    // Time tables pay by the half hour: here, every forty hands.
    if (rules.fee.kind === 'time' && hand % 40 === 0) {
      driver.try({ type: 'collectTime', at: this.clock });
      this.clock += 30 * 60 * 1000;
    }
    const refused = driver.playThrough((seat) => this.bots[seat - 1]!);
    if (refused) throw new Error(`hand ${hand + 1} was not dealt: ${JSON.stringify(refused)}`);
  }
  private fillUp(): void {
    const { driver, buyIn } = this;
    for (const s of driver.state.sittings) {
      if (s.stack >= buyIn / 4 && s.away === null) continue;
      const amount = buyIn - s.stack;
      if (amount > 0 && driver.try({ type: 'topUp', seat: s.seat, amount }) === null)
        this.bought[s.seat - 1]! += amount;
      if (driver.state.sittings.find((x) => x.seat === s.seat)!.away !== null)
        driver.try({ type: 'comeBack', seat: s.seat, post: true });
    }
  }

  private note(e: TableEvent): void {
    if (e.type !== 'Played') return;
    if (e.event.type === 'GameBroken') this.broken++;
    if (e.event.type === 'WagerWon' || (e.event.type === 'AnteSettled' && e.event.note.won > 0)) {
      this.won[e.event.seat! - 1]!++;
      this.biggest = Math.max(this.biggest, e.event.note.won);
    }
    if (e.event.type === 'GameWon') {
      this.won[e.event.seat! - 1]!++;
      if (!e.event.note.alone) this.showdowns++;
    }
    if (e.event.type === 'PointsPaid') this.biggest = Math.max(this.biggest, e.event.chips[0]?.amount ?? 0);
    if (e.event.type !== 'PotAwarded') return;
    const { shares } = e.event.note;
    if (shares.some(({ way }) => way !== 'uncontested')) this.shown.add(e.round);
    for (const { seat, amount } of shares) {
      // Both halves of a pot are one pot.
      const pot = `${e.round} ${e.event.note.pot} ${seat}`;
      if (pot !== this.lastPot.get(seat)) this.won[seat - 1]!++;
      this.lastPot.set(seat, pot);
      this.biggest = Math.max(this.biggest, amount);
    }
  }

  summary(): Summary {
    const { state } = this.driver;
    const { drop, jackpot } = state.takings;
    const seats = state.sittings.map(({ patron, behind }, i) => ({
      name: patron.name,
      bought: this.bought[i]!,
      holds: stackOf(state, i + 1) + behind,
      won: this.won[i]!,
    }));
    const { house, progressive, boxes } = state;
    // What the players have put into a progressive and not had back is written against them in its book.
    const kept = Object.values(boxes).reduce((a, b) => a + b, 0) - (progressive?.at.players ?? 0);
    const missing = seats.reduce((sum, s) => sum + s.bought - s.holds, 0) - drop - jackpot - house - kept;
    const { broken, biggest } = this;
    return { seats, drop, jackpot, house, kept, showdowns: this.showdowns + this.shown.size, broken, biggest, missing };
  }
}

/** Thirty big bets, within what is posted. */
export function standardBuyIn(rules: TableRules): Chips {
  const { buyIn } = rules;
  const wanted = Math.max(buyIn.min, 60 * forcedUnit(rules));
  return buyIn.max === null ? wanted : Math.min(buyIn.max, wanted);
}
