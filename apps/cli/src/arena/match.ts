// A pair of bots at a table: every deal is played twice with the same cards, and the second time each sits where the other sat. A block of
// deals has programs and chance of its own, so that any number of threads may play them and the whole comes out the same.
import {
  type Chips,
  chipsAt,
  type Face,
  type Game,
  type HouseCommand,
  isOver,
  isRefusal,
  open,
  play,
  type Rng,
  type Round,
  run,
  type Seat,
  type Setup,
  seeded,
  shuffle,
  silent,
  unshuffled,
} from 'baraja';
import { isOpened, type Opening, openTable } from 'baraja/books';
import { type Posted, posted, prepare } from 'baraja/bots';
import { firstDeal, forcedUnit, type TableRules } from 'baraja/table';
import { standardBuyIn } from '../sitting.js';
import { type Fall, type Luck, luckOf } from './luck.js';
import { type AtOnce, areOurs, type Player, playerFor } from './players.js';
import { Forfeit, type ForfeitReason } from './wire.js';

/** What is played, as plain data, so that a thread can be told. */
export interface Bout {
  readonly opening: Opening;
  readonly seats: number;
  /** Names of ours, or programs. */
  readonly bots: readonly string[];
  /** Milliseconds for a choice. */
  readonly think: number;
  readonly seed: number;
  /** Is every hand to be told? */
  readonly log: boolean;
}
/** Some deals of one pair, by their places in the list of bots. */
export interface Block {
  readonly pair: readonly [number, number];
  readonly from: number;
  readonly deals: number;
}
/** What a deal brought each of the two for a hand at one seat, in units: as it fell, and with the luck of the board given back. */
export interface Observed {
  readonly net: readonly [number, number];
  readonly fair: readonly [number, number];
}
export interface HandTold {
  readonly pair: readonly [string, string];
  readonly deal: number;
  readonly swapped: boolean;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly acts: readonly string[];
  readonly net: readonly Chips[];
  readonly luck: readonly number[];
}
export interface Lost {
  /** Which of the pair. */
  readonly who: 0 | 1;
  readonly reason: ForfeitReason;
  readonly detail: string;
  readonly deal: number;
  readonly notes: string;
}
export interface BlockPlayed {
  readonly deals: readonly Observed[];
  readonly hands: readonly HandTold[];
  readonly lost: Lost | null;
}

/** As many deals as a program sees before it is started anew. */
export const BLOCK = 125;
export function blocksOf(bots: number, deals: number): readonly Block[] {
  const pairs = Array.from({ length: bots }, (_, a) => a).flatMap((a) =>
    Array.from({ length: bots - a - 1 }, (_, i): readonly [number, number] => [a, a + 1 + i]),
  );
  return pairs.flatMap((pair) =>
    Array.from({ length: Math.ceil(deals / BLOCK) }, (_, i) => ({
      pair,
      from: i * BLOCK,
      deals: Math.min(BLOCK, deals - i * BLOCK),
    })),
  );
}

/** Opens the book once, and plays blocks by it. */
export function matchesAt(bout: Bout): (block: Block) => Promise<BlockPlayed> {
  const rules = openTable(bout.opening);
  if (!isOpened(rules)) throw new Error(`the table does not open: ${rules.refused}`);
  prepare(rules.game);
  const table = tableFor(rules, bout.seats);
  return (block) => new Match(table, bout, block).play();
}

interface Dealt {
  readonly rules: TableRules;
  readonly game: Game;
  readonly posted: Posted;
  readonly setup: Setup;
  readonly unit: Chips;
  readonly luck: (() => Luck) | null;
}
/** The first deal of a table, without the house's fee: the bots are compared, and not the fees. */
function tableFor(rules: TableRules, seats: number): Dealt {
  const { game, setup } = firstDeal(rules, Array<Chips>(seats).fill(standardBuyIn(rules)));
  return {
    rules,
    game,
    posted: posted(game, rules.game),
    setup: { ...setup, terms: { ...setup.terms, fees: [] } },
    unit: forcedUnit(rules),
    luck: luckOf(game, rules.game),
  };
}

/** Odd numbers far apart, for seeds that have nothing to do with each other. */
const [APART, ASIDE, BESIDE] = [1_000_003, 7_919, 104_729];

class Match {
  private readonly hands: HandTold[] = [];
  constructor(
    private readonly table: Dealt,
    private readonly bout: Bout,
    private readonly block: Block,
  ) {}

  async play(): Promise<BlockPlayed> {
    const { deals } = this.block;
    const first = await this.sitting(false);
    const second = 'lost' in first ? first : await this.sitting(true);
    const lost = 'lost' in second ? second.lost : null;
    if (lost !== null || 'lost' in first || 'lost' in second) return { deals: [], hands: this.hands, lost };
    const both = (key: keyof Observed, deal: number, who: 0 | 1): number =>
      (first.sums[deal]![key][who] + second.sums[deal]![key][who]) / this.table.game.seats.length / this.table.unit;
    const observed = Array.from({ length: deals }, (_, deal): Observed => {
      const of = (key: keyof Observed): readonly [number, number] => [both(key, deal, 0), both(key, deal, 1)];
      return { net: of('net'), fair: of('fair') };
    });
    return { deals: observed, hands: this.hands, lost: null };
  }

  /** All deals of the block once, with players who have seen none of them. */
  private async sitting(swapped: boolean): Promise<{ sums: readonly Observed[] } | { lost: Lost }> {
    const { from, deals } = this.block;
    const { seats } = this.table.game;
    const who = seats.map((_, i) => ((i + (swapped ? 1 : 0)) % 2) as 0 | 1);
    const players: Player[] = [];
    let at = 0;
    let deal = from;
    try {
      for (; at < seats.length; at++)
        players.push(await playerFor(this.nameOf(who[at]!), this.table.rules, this.bout.think));
      const sums: Observed[] = [];
      for (; deal < from + deals; deal++) {
        const hand = new DealtHand(this.table, this.bout, players, deal, swapped);
        await hand.play((seat) => {
          at = seats.indexOf(seat);
        });
        if (this.bout.log) this.hands.push(this.told(hand, deal, swapped, who));
        sums.push(summed(hand, who));
      }
      return { sums };
    } catch (fault) {
      if (!(fault instanceof Forfeit)) throw fault;
      const { reason, detail } = fault;
      return { lost: { who: who[at]!, reason, detail, deal: deal + 1, notes: players[at]?.notes ?? '' } };
    } finally {
      for (const player of players) player.leave();
    }
  }
  private nameOf(who: 0 | 1): string {
    return this.bout.bots[this.block.pair[who]]!;
  }
  private told(hand: DealtHand, deal: number, swapped: boolean, who: readonly (0 | 1)[]): HandTold {
    const { seats } = this.table.game;
    return {
      pair: [this.nameOf(0), this.nameOf(1)],
      deal: deal + 1,
      swapped,
      seats: Object.fromEntries(seats.map((seat, i) => [seat, this.nameOf(who[i]!)])),
      acts: hand.acts,
      net: hand.net,
      luck: hand.owed.map((n) => -n || 0),
    };
  }
}
function summed({ net, owed }: DealtHand, who: readonly (0 | 1)[]): Observed {
  const of = (values: readonly number[], one: 0 | 1): number =>
    values.reduce((sum, n, i) => sum + (who[i] === one ? n : 0), 0);
  const fair = net.map((n, i) => n + owed[i]!);
  return { net: [of(net, 0), of(net, 1)], fair: [of(fair, 0), of(fair, 1)] };
}

/** What somebody chose, and what came of it. */
interface Answered {
  readonly command: HouseCommand;
  readonly after: Round;
}

/** One hand: the cards by its deal alone, everybody's chance by his seat. */
class DealtHand {
  readonly acts: string[] = [];
  readonly owed: number[];
  net: readonly Chips[] = [];
  constructor(
    private readonly table: Dealt,
    private readonly bout: Bout,
    private readonly players: readonly Player[],
    private readonly deal: number,
    private readonly swapped: boolean,
  ) {
    this.owed = players.map(() => 0);
  }
  /** Says whose choice is waited for. */
  async play(waitsFor: (seat: Seat) => void): Promise<void> {
    const { game, posted } = this.table;
    const { seed } = this.bout;
    const deck = seeded(seed * APART + this.deal);
    const hand = this.deal + 1;
    game.seats.forEach((seat, i) => {
      this.players[i]!.begin(hand, seat, (seed * ASIDE + this.deal * BESIDE + 2 * seat + Number(this.swapped)) >>> 0);
    });
    const round = areOurs(this.players)
      ? this.inOneDraft(this.players, deck, waitsFor)
      : await this.oneByOne(deck, waitsFor);
    const stack = (s: Seat): number => game.names.places.indexOf(`stack:${s}`);
    this.net = game.seats.map((s) => chipsAt(round.felt, stack(s)) - round.felt.opening[stack(s)]!);
    game.seats.forEach((seat, i) => {
      this.players[i]!.end({ game, posted, round, hand }, seat, this.net[i]!);
    });
  }
  /** Our own bots answer at once: nothing need be kept of what was before a choice. */
  private inOneDraft(players: readonly AtOnce[], deck: Rng, waitsFor: (seat: Seat) => void): Round {
    const { game, setup, posted } = this.table;
    const luck = this.table.luck?.();
    let fall: Fall | undefined;
    const { round } = run(game, setup, (at) => {
      this.owe(fall?.(at));
      fall = undefined;
      const { actor } = at.menus[0]!;
      if (typeof actor !== 'number') return this.service(at, deck);
      waitsFor(actor);
      const command = players[game.seats.indexOf(actor)]!.choose(
        { game, posted, round: at, hand: this.deal + 1 },
        actor,
      );
      this.note(command, actor);
      fall = luck?.(at, command);
      return command;
    });
    this.owe(fall?.(round));
    return round;
  }
  /** Programs are waited for, so each choice has a round of its own. */
  private async oneByOne(deck: Rng, waitsFor: (seat: Seat) => void): Promise<Round> {
    const { game, setup, luck } = this.table;
    const fell = luck?.();
    let { round } = open(game, setup);
    while (!isOver(game, round)) {
      const { actor } = round.menus[0]!;
      const isChoice = typeof actor === 'number';
      if (isChoice) waitsFor(actor);
      const { command, after } = isChoice
        ? await this.choice(round, actor)
        : this.answered(round, this.service(round, deck));
      if (isChoice) this.note(command, actor);
      this.owe(fell?.(round, command)(after));
      round = after;
    }
    return round;
  }
  private service(round: Round, deck: Rng): HouseCommand {
    const { actor } = round.menus[0]!;
    if (actor !== 'chance') return silent(round, actor) as HouseCommand;
    return { type: 'shuffle', actor, faces: shuffle<Face>(unshuffled(this.table.game, round), deck) };
  }
  private answered(round: Round, command: HouseCommand): Answered {
    const played = play(this.table.game, round, command);
    if (isRefusal(played)) throw new Error(`${command.type} was refused: ${played.refused}`);
    return { command, after: played.round };
  }
  private async choice(round: Round, seat: Seat): Promise<Answered> {
    const { game, posted } = this.table;
    const player = this.players[game.seats.indexOf(seat)]!;
    let command = await player.choose({ game, posted, round, hand: this.deal + 1 }, seat);
    let played = play(game, round, command);
    while (isRefusal(played)) {
      command = await player.again(played, seat);
      played = play(game, round, command);
    }
    return { command, after: played.round };
  }
  private note({ type, amount, cards }: HouseCommand, seat: Seat): void {
    if (!this.bout.log) return;
    this.acts.push(
      [seat, type, ...(amount === undefined ? [] : [amount]), ...(cards ? [cards.join('+')] : [])].join(' '),
    );
  }
  private owe(owed: readonly number[] | null | undefined): void {
    owed?.forEach((n, i) => {
      this.owed[i]! += n;
    });
  }
}
