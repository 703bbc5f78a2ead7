/** What happens at the rummies, in English. */
import type { RUMMY_FACTS } from '../../facts/index.js';
import type { NoteOf } from '../../kernel/index.js';
import { list, money } from '../shared.js';
import { cards } from './cards.js';
import type { Sentences, Told } from './events.js';

const silent = (): null => null;
const NTH = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
const faceOr = (t: Told, kind: string | undefined, otherwise: string): string => {
  const faces = t.faces(kind);
  return faces ? cards(faces) : otherwise;
};

/** The first card is the one that was on offer, where that was used. */
function melded(t: Told<NoteOf<'Melded'>>): string {
  const faces = t.faces('down');
  const all = t.count('down');
  if (!t.note.used) return `${t.who} lays ${faces ? cards(faces) : count(all, 'card')}.`;
  const [open, ...rest] = faces ?? [];
  const used = open === undefined ? 'the card' : cards([open]);
  if (all === 1) return `${t.who} adds ${used} to the columns.`;
  return `${t.who} uses ${used} with ${rest.length > 0 ? cards(rest) : count(all - 1, 'card')}.`;
}

const BONUS: Readonly<Record<string, string>> = {
  'one-black-suit': 'for one black suit',
  'one-red-suit': 'for one red suit',
  'more-suits': 'for more suits than one',
};
function gameWon(t: Told<NoteOf<'GameWon'>>): string {
  const { lines, points, cards: down = 0, alone = false } = t.note;
  if (alone) return `${t.who} wins the game: everybody else is out.`;
  if (lines.length > 0) {
    const bonus = lines.find(({ what }) => what in BONUS)!;
    const total = points;
    const sum = `${total - bonus.points} for the cards and ${bonus.points} ${BONUS[bonus.what]}`;
    return `${t.who} wins the game: ${sum}, ${count(total, 'point')}.`;
  }
  return down > 0
    ? `${t.who} wins the game with ${count(down, 'card')} down.`
    : `${t.who} melds eleven cards and wins.`;
}

function pointsPaid(t: Told<NoteOf<'PointsPaid'>>): string {
  const { points, unit = 'point', due, to } = t.note;
  const what = points === null ? ', la corrida' : ` for ${count(points, unit)}`;
  const short = t.total < due ? `, all there is of ${money(due)}` : '';
  return `${t.who} pays ${t.name(to)} ${money(t.total)}${short || what}.`;
}

export const rummyEvents: Sentences<keyof typeof RUMMY_FACTS> = {
  TurnsOpened: (t) => `${t.who} goes first.`,
  Declared: (t) => `${t.who} ${t.note.plays ? 'plays' : 'passes'}.`,
  Stayed: (t) => `${t.who} stays in.`,
  Dropped: (t) => `${t.who} drops out${t.note.points ? `, for ${count(t.note.points, 'point')}` : ''}.`,
  CardDrawn: (t) => `${t.who} draws ${faceOr(t, 'offer', 'a card')}.`,
  CardPassed: (t) => `${t.who} lets it go on.`,
  CardDied: (t) => `Nobody takes ${faceOr(t, 'discards', 'the card')}: it is dead.`,
  CardLeft: (t) =>
    t.note.force
      ? `${t.who} forces ${faceOr(t, 'discards', 'the card')} on the next player.`
      : `${t.who} leaves ${faceOr(t, 'discards', 'the card')}.`,
  CardIntoHand: (t) => `${t.who} takes ${faceOr(t, 'hand', 'the card')} into the hand.`,
  Melded: melded,
  ColumnsRearranged: (t) => `${t.who} rearranges the columns.`,
  CardThrown: (t) => `${t.who} throws ${faceOr(t, 'discards', 'a card')}.`,
  DrawsLost: (t) => {
    const seats = t.note.seats;
    return `${list(seats.map(t.name), 'and')} ${seats.length === 1 ? 'loses a draw' : 'lose their draws'}.`;
  },
  TurnPassed: silent,
  AllDown: (t) => `${t.who} has all cards down, the ${NTH[t.note.nth] ?? 'next'} to.`,
  MarkerDue: silent,
  MarkerPlaced: (t) => `${t.who} puts the marker under ${count(t.note.depth, 'card')}.`,
  MarkerMoved: (t) => `${t.who} moves the marker: ${count(t.note.depth, 'card')} lie over it.`,
  MarkerLeft: (t) => `${t.who} leaves the marker where it is.`,
  MarkerRemoved: (t) => `${t.who} takes the marker out.`,
  MarkerReached: (t) =>
    t.note.removed
      ? 'The marker is gone: each says whether to go on.'
      : 'The marker is reached: each says whether to go on.',
  LeaderStays: (t) => `${t.who} leads and stays.`,
  WentOn: (t) => `${t.who} goes on to the end of the deck.`,
  StockExhausted: (t) =>
    t.note.ends ? 'The deck has run out.' : 'The deck has run out: the thrown cards are shuffled.',
  GameWon: gameWon,
  PointsPaid: pointsPaid,
  AntesWon: (t) => `${t.who} takes the antes, ${money(t.total)}.`,
  AntesShared: (t) =>
    `Nobody has won: ${list(
      t.to('stack').map(({ seat, amount }) => `${t.name(seat)} takes ${money(amount)}`),
      'and',
    )} of the antes.`,
  GameEnded: silent,
  HandFouled: (t) => `${t.who}’s hand is foul: it is surrendered, and pays.`,
  GameRedealt: () => 'The cards are dealt again.',
  CardBuried: (t) => `${faceOr(t, 'surrendered', 'The card')} was exposed and is out of play.`,
};
