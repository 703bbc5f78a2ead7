// Answers to what somebody may ask at the table with one key: my cards, the board, the pot, the price, the turn, the clock.
import { familyOf } from '../families/index.js';
import type { KeyName, Strings } from '../i18n/index.js';
import { readClock, seconds } from './clock.js';
import { faceName } from './faces.js';
import { type DrawnFelt, facesIn, owedBy, potsOn, potTotal } from './felt.js';
import type { Line } from './log.js';
import type { TableView, Words } from './wire.js';

export interface Asking {
  readonly view: TableView;
  readonly felt: DrawnFelt;
  readonly lines: readonly Line[];
  /** Milliseconds since the view's clock was read. */
  readonly since: number;
  readonly t: Strings;
  readonly say: Words;
}
const named = (faces: readonly string[], say: Words): string => faces.map((face) => faceName(face, say)).join(', ');
const nameAt = ({ view, t }: Asking, seat: number): string =>
  view.seats.find((s) => s.seat === seat)?.patron.name ?? t.table.seat(seat);

function myCards({ view, felt, t, say }: Asking): string {
  const { seat } = view.you;
  const mine = seat === null ? [] : facesIn(felt, `hand:${seat}`);
  if (seat === null || mine.length === 0) return t.answers.noCards;
  const { game } = view.rules;
  const made = familyOf(game.family)?.made({ rules: game, felt }, seat, say, t) ?? '';
  return t.answers.myCards(named(mine, say), made.replace(' · ', '; '));
}
function pot(a: Asking): string {
  const { felt, t, say } = a;
  const pots = potsOn(felt);
  const parts =
    pots.length < 2
      ? ''
      : pots
          .map(
            ({ amount, eligible }, i) =>
              `${i === 0 ? t.table.main : t.table.side(i)} ${say.money(amount)} (${eligible.map((seat) => nameAt(a, seat)).join(', ')})`,
          )
          .join('; ');
  return t.answers.pot(say.money(potTotal(felt)), parts);
}
function toCall({ view, felt, t, say }: Asking): string {
  const call = view.round?.menu.find(({ type }) => type === 'call');
  const { seat } = view.you;
  const price = call?.cost ?? (seat === null ? 0 : owedBy(felt, seat));
  return price > 0 ? t.answers.toCall(say.money(price)) : t.answers.free;
}
function turn(a: Asking): string {
  const { view, t } = a;
  const actor = view.round?.toAct.find((who) => typeof who === 'number' || who === 'dealer');
  if (actor === undefined) return t.answers.noTurn;
  if (actor === 'dealer') return t.table.waitingDealer;
  return actor === view.you.seat ? t.answers.turnYou : t.answers.turn(nameAt(a, actor as number));
}
function clock({ view, since, t }: Asking): string {
  const running = view.clocks.find(({ seat }) => seat === view.you.seat) ?? view.clocks[0];
  if (!running) return t.answers.noClock;
  const { own, bank } = readClock(running, since);
  return t.answers.clock(seconds(own), seconds(bank));
}

/** The answer to a key's question; null if the key asks nothing. */
export function answerTo(key: KeyName, a: Asking): string | null {
  const { felt, view, lines, t, say } = a;
  const own = familyOf(view.rules.game.family)?.answer?.(key, a) ?? null;
  if (own !== null) return own;
  switch (key) {
    case 'myCards':
      return myCards(a);
    case 'board': {
      const board = facesIn(felt, 'board');
      return board.length === 0 ? t.answers.noBoard : t.answers.board(named(board, say));
    }
    case 'pot':
      return pot(a);
    case 'toCall':
      return toCall(a);
    case 'turn':
      return turn(a);
    case 'last':
      return lines.at(-1)?.say(say.language) ?? t.answers.noLast;
    case 'clock':
      return clock(a);
    case 'stacks':
      return view.seats.map((s) => t.answers.stack(s.patron.name, say.money(s.stack))).join(', ');
    default:
      return null;
  }
}
