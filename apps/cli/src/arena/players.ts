// Who plays a seat in the arena: one of our bots, or a program on a wire that is told what it sees and asked what it does.
import { BOT_PROTOCOL, commandOf, type FromBot, gameTold, readBotLine, sightOf, type ToBot } from '@baraja/room/bot';
import { roundView } from '@baraja/room/view';
import { type Chips, type Game, type HouseCommand, type Refusal, type Round, type Seat, seeded, view } from 'baraja';
import { type Bot, bots, type Posted } from 'baraja/bots';
import type { TableRules } from 'baraja/table';
import { Forfeit, Wire } from './wire.js';

/** A hand as it stands when somebody is asked. */
export interface Asked {
  readonly game: Game;
  readonly posted: Posted;
  readonly round: Round;
  readonly hand: number;
}
export interface Player {
  /** A hand begins for it. */
  begin(hand: number, seat: Seat, seed: number): void;
  choose(asked: Asked, seat: Seat): HouseCommand | Promise<HouseCommand>;
  /** What it chose is refused: another choice, in what is left of its time. Our own bots are never refused. */
  again(refusal: Refusal, seat: Seat): Promise<HouseCommand>;
  end(asked: Asked, seat: Seat, net: Chips): void;
  leave(): void;
  /** What it wrote for people. */
  readonly notes: string;
}

export const isOurs = (name: string): boolean => Object.hasOwn(bots, name);

/** Somebody to play a seat, from the first hand on: a program is started for it. */
export const playerFor = async (name: string, rules: TableRules, think: number): Promise<Player> =>
  isOurs(name) ? new Ours(bots[name]!) : Program.started(name, rules, think);

/** A player that is never waited for. */
export interface AtOnce extends Player {
  choose(asked: Asked, seat: Seat): HouseCommand;
}
/** Is nobody waited for? */
export const areOurs = (players: readonly Player[]): players is readonly AtOnce[] =>
  players.every((player) => player instanceof Ours);

class Ours implements AtOnce {
  readonly notes = '';
  private rng = seeded(0);
  constructor(private readonly bot: Bot) {}
  begin(_hand: number, _seat: Seat, seed: number): void {
    this.rng = seeded(seed);
  }
  choose({ game, posted, round }: Asked, seat: Seat): HouseCommand {
    return this.bot.choose({ view: view(game, round, seat), game: posted }, this.rng);
  }
  again({ refused }: Refusal): Promise<HouseCommand> {
    throw new Error(`${this.bot.name} chose what is refused: ${refused}`);
  }
  end(): void {}
  leave(): void {}
}

/** Milliseconds for a program to start and say hello. */
const START = 15_000;
/** So many refusals in one turn are one too many. */
const REFUSALS_MAX = 8;

class Program implements Player {
  private turn = 0;
  private refusals = 0;
  private until = 0;
  private constructor(
    private readonly wire: Wire,
    private readonly think: number,
  ) {}
  static async started(name: string, rules: TableRules, think: number): Promise<Program> {
    const wire = Wire.to(name);
    const program = new Program(wire, think);
    try {
      program.send({ t: 'hello', protocol: [BOT_PROTOCOL], room: 'baraja arena' });
      const hello = await program.hear(START);
      if (hello.t !== 'hello') throw new Forfeit('other-protocol', `hello was wanted, and not ${hello.t}`);
      program.send(gameTold(rules, think));
    } catch (fault) {
      wire.close();
      throw fault;
    }
    return program;
  }
  get notes(): string {
    return this.wire.notes;
  }
  private send(frame: ToBot): void {
    this.wire.send(frame);
  }
  private async hear(milliseconds: number): Promise<FromBot> {
    const said = readBotLine(await this.wire.line(milliseconds));
    if ('fault' in said) throw new Forfeit('garbage', said.fault);
    return said;
  }

  begin(hand: number, seat: Seat, seed: number): void {
    this.send({ t: 'hand', hand, seat, seed });
  }
  choose({ game, round, hand }: Asked, seat: Seat): Promise<HouseCommand> {
    this.refusals = 0;
    this.until = performance.now() + this.think;
    const sight = sightOf(roundView({ number: hand, game, round }, seat, { floor: false, dealer: false }, []));
    this.send({ t: 'turn', id: ++this.turn, seat, time: this.think, view: sight });
    return this.chosen(seat);
  }
  again(refusal: Refusal, seat: Seat): Promise<HouseCommand> {
    if (++this.refusals > REFUSALS_MAX) throw new Forfeit('illegal', `${refusal.refused}, again and again`);
    this.send({ t: 'refused', id: this.turn, time: Math.round(this.left), refusal });
    return this.chosen(seat);
  }
  private get left(): number {
    return Math.max(0, this.until - performance.now());
  }
  private async chosen(seat: Seat): Promise<HouseCommand> {
    const said = await this.hear(this.left);
    if (said.t !== 'choice' || said.id !== this.turn)
      throw new Forfeit('garbage', `a choice for turn ${this.turn} was wanted: ${JSON.stringify(said)}`);
    return commandOf(said, seat) ?? this.again({ refused: 'not-offered', rule: null }, seat);
  }
  end({ game, round, hand }: Asked, seat: Seat, net: Chips): void {
    const sight = sightOf(roundView({ number: hand, game, round }, seat, { floor: false, dealer: false }, []));
    this.send({ t: 'result', hand, seat, net, view: sight });
  }
  leave(): void {
    this.send({ t: 'bye', why: 'over' });
    this.wire.close();
  }
}
