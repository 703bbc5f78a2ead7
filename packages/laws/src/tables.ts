// How a table comes to the deal the laws look at: people sit down, the button is drawn for, hands go by on the clock until the
// posts are the ones wanted. The table itself says who posts what and who pays; only the stacks are set by hand.
import { type Face, pack52, type Seat, type Setup, seeded, shuffle, silent, unshuffled } from 'baraja';
import { isAce, isTen } from 'baraja/hands';
import {
  awaitsDraw,
  decide,
  emptyTable,
  type Live,
  leastLimit,
  owedAtMost,
  type RoundOpened,
  sittingAt,
  type TableCommand,
  type TableEvent,
  type TableRules,
  type TableState,
} from 'baraja/table';
import type { Subject } from './subject.js';

/** What stacks are counted in: the least a hand costs; at a rummy the most, since nobody is dealt in who has less. */
export const unitOf = leastLimit;

/**
 * Big blinds by seat, or antes, or whatever a hand costs at least, besides what a seat may owe the house: nearly nothing, and
 * enough for many bets, side by side.
 */
const SHORT = [4, 11, 0, 2, 30, 1, 7, 19, 3, 13];
const DEEP = [40, 55, 32, 60, 45, 25, 50, 38, 70, 28];
const STACKS = { short: SHORT, deep: DEEP, mixed: [30, 7, 42, 4, 22, 36, 12, 50, 6, 27] };

export interface Scene {
  readonly seats: number;
  readonly stacks: keyof typeof STACKS;
  /**
   * Somebody comes back with blinds due, and posts them; where there are none to miss, nothing is asked of him. Where the winner
   * is first, a game has been won before this one.
   */
  readonly returning?: boolean;
}

export type Dealt = Pick<Subject, 'game' | 'setup'>;

/** The first deal at a table that fits the scene; where pots can be killed, one that is. */
export function dealtAt(rules: TableRules, { seats, stacks, returning = false }: Scene): Dealt {
  const t = new Table(rules);
  t.sitDown(Math.min(seats, rules.seats.max));
  const owes = returning && rules.seating.kind === 'blinds';
  if (owes) t.sendAwayAndBack();
  if (returning && rules.seating.kind === 'winner-first') t.winOnce();
  if (rules.kill !== 'off') t.winTwice();
  if (rules.seating.kind === 'bank' && stacks === 'deep') t.bankOnce();
  const isWanted = ({ terms }: Setup): boolean =>
    (!owes || terms.posts.some(({ kind }: { kind: string }) => kind === 'live-big')) &&
    (rules.kill === 'off' || terms.posts.some(({ kind }: { kind: string }) => kind === 'kill'));
  return t.dealUntil(isWanted, STACKS[stacks]);
}

/** A fair shoe; or one that deals every circle and the bank an ace and a ten. */
function firstShoe({ game: rules }: TableRules, { game, round }: Live): readonly Face[] {
  const shoe = shuffle(unshuffled(game, round), seeded(1));
  if (rules.family !== 'twenty-one' || rules.bonuses.every(({ name }) => name !== 'streak')) return shoe;
  const { markers } = round.felt;
  const hands = 1 + game.names.markers.filter((name, i) => name.startsWith('circle:') && markers[i] !== null).length;
  const front = [...shoe.filter(isAce).slice(0, hands), ...shoe.filter(isTen).slice(0, hands)];
  const rest = shoe.slice();
  for (const face of front) rest.splice(rest.indexOf(face), 1);
  return [...front, ...rest];
}

/** More hands than a table needs to come to any of these. */
const HANDS_MAX = 40;

/** A table in somebody's hands. Refusals are faults of ours here, and throw. */
class Table {
  private state: TableState;

  constructor(private readonly rules: TableRules) {
    this.state = emptyTable(rules);
  }

  private do(command: TableCommand): readonly TableEvent[] {
    const answer = decide(this.state, command);
    if ('refused' in answer)
      throw new Error(`${this.rules.gameId}: ${command.type} is refused: ${JSON.stringify(answer)}`);
    this.state = answer.state;
    return answer.events;
  }

  sitDown(seats: number): void {
    const { buyIn, fee } = this.rules;
    for (let seat = 1; seat <= seats; seat++) {
      const patron = { id: `p${seat}`, name: `Seat ${seat}`, bot: false };
      this.do({ type: 'sit', seat, patron, buyIn: buyIn.min, at: 0 });
    }
    if (fee.kind === 'time') this.do({ type: 'collectTime', at: 0 });
    if (awaitsDraw(this.state)) this.do({ type: 'drawButton', faces: pack52.slice(0, seats) });
  }

  /** Deals, everybody's stack being so many big blinds. */
  private deal(bigBlinds: readonly number[] = DEEP): RoundOpened {
    const { rules, state } = this;
    const owed = owedAtMost(rules.fee, state.sittings.length);
    const least = rules.game.family === 'rummy' ? unitOf(rules) : rules.game.chip;
    const chips = (i: number) => owed + (bigBlinds[i]! * unitOf(rules) || least);
    this.state = { ...state, sittings: state.sittings.map((s, i) => ({ ...s, stack: chips(i) })) };
    return this.do({ type: 'deal' }).find((e) => e.type === 'RoundOpened')!;
  }

  /** Plays the hand out: the clock plays, but `winner`, if there is one, stays in and the others fold. */
  private playOut(winner?: Seat): void {
    for (let { live } = this.state; live !== null; live = this.state.live) {
      const [menu] = live.round.menus;
      const { actor, options } = menu!;
      const wanted = actor === winner ? ['call', 'check'] : winner === undefined ? [] : ['fold'];
      const type = options.find((o) => wanted.includes(o.type))?.type;
      const command =
        actor === 'chance'
          ? { type: 'shuffle' as const, actor, faces: unshuffled(live.game, live.round) }
          : type
            ? { type, actor }
            : silent(live.round, actor)!;
      this.do({ type: 'act', command });
    }
  }

  /** The last seat sits out until it owes both blinds, and comes back willing to post. */
  sendAwayAndBack(): void {
    const seat = this.state.sittings.at(-1)!.seat;
    this.deal();
    this.playOut();
    this.do({ type: 'sitOut', seat });
    for (let hand = 0; hand < HANDS_MAX && !sittingAt(this.state, seat)!.due.big; hand++) {
      this.deal();
      this.playOut();
    }
    this.do({ type: 'comeBack', seat, post: true });
  }
  /** A hand goes by. */
  winOnce(): void {
    this.deal();
    this.playOut();
  }
  /** The first seat wins two pots whole. */
  winTwice(): void {
    for (let hand = 0; hand < 2; hand++) {
      this.deal();
      this.playOut(1);
    }
  }

  /**
   * Somebody banks a hand and somebody bets against it, so that the next has a second turn and a shoe that goes on. Where naturals
   * in a row are worth a bonus everybody is dealt one.
   */
  bankOnce(): void {
    this.deal();
    for (let { live } = this.state; live !== null; live = this.state.live) {
      const { actor, options } = live.round.menus[0]!;
      const o = options.find(({ type }) => type === 'bank' || type === 'wager');
      const command =
        actor === 'chance'
          ? { type: 'shuffle' as const, actor, faces: firstShoe(this.rules, live) }
          : o?.amount
            ? { type: o.type, actor, amount: o.amount.max, ...(o.seats ? { seat: o.seats[0]! } : {}) }
            : silent(live.round, actor)!;
      this.do({ type: 'act', command });
    }
  }

  dealUntil(isWanted: (setup: Setup) => boolean, bigBlinds: readonly number[]): Dealt {
    for (let hand = 0; hand < HANDS_MAX; hand++) {
      const { setup } = this.deal(bigBlinds);
      if (isWanted(setup)) return { game: this.state.live!.game, setup };
      this.playOut();
    }
    throw new Error(`${this.rules.gameId} ${this.rules.stake}: no such deal in ${HANDS_MAX} hands`);
  }
}
