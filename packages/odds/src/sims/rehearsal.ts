// A table of the books, opened as a room would open it, whose rounds are then played straight through the kernel: the same rules,
// menus and events, without a table's life between rounds and without a log.

import {
  type Actor,
  type Chips,
  type Event,
  type Game,
  type HouseCommand,
  type Menu,
  pack52,
  type Rng,
  type Round,
  run,
  type Seat,
  type Setup,
  shuffle,
} from 'baraja';
import { type GameId, type HouseId, isOpened, openTable, type SwitchValue } from 'baraja/books';
import { awaitsDraw, decide, emptyTable, type TableCommand, type TableRules, type TableState } from 'baraja/table';

export interface Place {
  readonly house: HouseId;
  readonly game: GameId;
  readonly stake?: string;
  readonly switches?: Readonly<Record<string, SwitchValue>>;
}

/** A round about to begin, over and over. */
export interface Rehearsal {
  readonly rules: TableRules;
  readonly game: Game;
  readonly setup: Setup;
}

/** Seats sit down with so much each, and the first round is dealt: what the table agrees for it holds for every round here. */
export function rehearsalOf(place: Place, seats: number, buyIn: Chips): Rehearsal {
  const rules = openTable(place);
  if (!isOpened(rules)) throw new Error(`${place.house} ${place.game} does not open: ${JSON.stringify(rules)}`);
  let state: TableState = emptyTable(rules);
  const ask = (command: TableCommand): void => {
    const answer = decide(state, command);
    if ('refused' in answer) throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
    state = answer.state;
    for (const event of answer.events) if (event.type === 'RoundOpened') setup = event.setup;
  };
  let setup: Setup | null = null;
  for (let seat = 1; seat <= seats; seat++) {
    ask({
      type: 'sit',
      seat,
      patron: { id: `p${seat}`, name: `${seat}`, bot: true },
      buyIn: Math.min(buyIn, rules.buyIn.max ?? buyIn),
      at: 0,
    });
  }
  if (awaitsDraw(state)) ask({ type: 'drawButton', faces: pack52.slice(0, seats) });
  ask({ type: 'deal' });
  if (setup === null || state.live === null) throw new Error(`${place.game} was not dealt`);
  return { rules, game: state.live.game, setup };
}

/**
 * What a seat does. It is told the whole table, for speed: who plays here looks at nothing but his own cards and what is open, and keeps
 * nothing of it, for the round is played in one draft.
 */
export type Chooser = (round: Round, menu: Menu, seat: Seat) => HouseCommand;

/** Plays one round to its end: chance shuffles, whoever must choose is asked. What happened is told afterwards. */
export function playRound(
  { game, setup }: Rehearsal,
  rng: Rng,
  choose: Chooser,
  onEvent: (e: Event) => void = () => {},
): Round {
  const { round, events } = run(game, setup, (now) => {
    const menu = now.menus[0]!;
    const { actor } = menu;
    // Chance is asked for a whole pack here; a shoe that is set up anew each round never runs low.
    if (actor === 'chance') return { type: menu.options[0]!.type, actor, faces: shuffle(game.pack, rng) };
    return choose(now, menu, seatOf(actor, game, now));
  });
  for (const e of events) onEvent(e);
  return round;
}

function seatOf(actor: Actor, game: Game, round: Round): Seat {
  if (typeof actor === 'number') return actor;
  throw new Error(`${game.id} asks ${actor} in step ${round.felt.step}`);
}
