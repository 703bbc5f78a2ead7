/** What happens at the rummies, in Spanish. */
import type { RUMMY_FACTS } from '../../facts/index.js';
import type { NoteOf } from '../../kernel/index.js';
import { list, money } from '../shared.js';
import { cards } from './cards.js';
import type { Sentences, Told } from './events.js';

const silent = (): null => null;
const NTH = ['', 'primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo'];
const UNITS = { point: ['punto', 'puntos'], chip: ['ficha', 'fichas'], card: ['carta', 'cartas'] } as const;
const count = (n: number, noun: keyof typeof UNITS): string => `${n} ${UNITS[noun][n === 1 ? 0 : 1]}`;
const faceOr = (t: Told, kind: string | undefined, otherwise: string): string => {
  const faces = t.faces(kind);
  return faces ? cards(faces) : otherwise;
};

/** The first card is the one that was on offer, where that was used. */
function melded(t: Told<NoteOf<'Melded'>>): string {
  const faces = t.faces('down');
  const all = t.count('down');
  if (!t.note.used) return `${t.who} baja ${faces ? cards(faces) : count(all, 'card')}.`;
  const [open, ...rest] = faces ?? [];
  const used = open === undefined ? 'la carta' : cards([open]);
  if (all === 1) return `${t.who} agrega ${used} a sus columnas.`;
  return `${t.who} usa ${used} con ${rest.length > 0 ? cards(rest) : count(all - 1, 'card')}.`;
}

const BONUS: Readonly<Record<string, string>> = {
  'one-black-suit': 'por un solo palo negro',
  'one-red-suit': 'por un solo palo rojo',
  'more-suits': 'por varios palos',
};
function gameWon(t: Told<NoteOf<'GameWon'>>): string {
  const { lines, points, cards: down = 0, alone = false } = t.note;
  if (alone) return `${t.who} gana el juego: los demás quedaron fuera.`;
  if (lines.length > 0) {
    const bonus = lines.find(({ what }) => what in BONUS)!;
    const total = points;
    const sum = `${total - bonus.points} por las cartas y ${bonus.points} ${BONUS[bonus.what]}`;
    return `${t.who} gana el juego: ${sum}, ${count(total, 'point')}.`;
  }
  return down > 0 ? `${t.who} gana el juego con ${count(down, 'card')} abajo.` : `${t.who} baja once cartas y gana.`;
}

function pointsPaid(t: Told<NoteOf<'PointsPaid'>>): string {
  const { points, unit = 'point', due, to } = t.note;
  const what = points === null ? ', la corrida' : ` por ${count(points, unit)}`;
  const short = t.total < due ? `, todo lo que hay de ${money(due)}` : '';
  return `${t.who} le paga ${t.to_(to)} ${money(t.total)}${short || what}.`;
}

export const rummyEvents: Sentences<keyof typeof RUMMY_FACTS> = {
  TurnsOpened: (t) => `${t.who} empieza.`,
  Declared: (t) => `${t.who} ${t.note.plays ? 'juega' : 'pasa'}.`,
  Stayed: (t) => `${t.who} sigue.`,
  Dropped: (t) => `${t.who} se sale${t.note.points ? `, por ${count(t.note.points, 'point')}` : ''}.`,
  CardDrawn: (t) => `${t.who} saca ${faceOr(t, 'offer', 'una carta')}.`,
  CardPassed: (t) => `${t.who} la deja pasar.`,
  CardDied: (t) => `Nadie toma ${faceOr(t, 'discards', 'la carta')}: queda muerta.`,
  CardLeft: (t) =>
    t.note.force
      ? `${t.who} obliga al siguiente a tomar ${faceOr(t, 'discards', 'la carta')}.`
      : `${t.who} deja ${faceOr(t, 'discards', 'la carta')}.`,
  CardIntoHand: (t) => `${t.who} mete ${faceOr(t, 'hand', 'la carta')} en su mano.`,
  Melded: melded,
  ColumnsRearranged: (t) => `${t.who} reacomoda sus columnas.`,
  CardThrown: (t) => `${t.who} tira ${faceOr(t, 'discards', 'una carta')}.`,
  DrawsLost: (t) => {
    const seats = t.note.seats;
    return `${list(seats.map(t.name), 'y')} ${seats.length === 1 ? 'pierde' : 'pierden'} su turno de sacar.`;
  },
  TurnPassed: silent,
  AllDown: (t) => `${t.who} tiene todas sus cartas abajo, de ${NTH[t.note.nth] ?? 'siguiente'}.`,
  MarkerDue: silent,
  MarkerPlaced: (t) => `${t.who} pone la marca bajo ${count(t.note.depth, 'card')}.`,
  MarkerMoved: (t) => `${t.who} mueve la marca: queda bajo ${count(t.note.depth, 'card')}.`,
  MarkerLeft: (t) => `${t.who} deja la marca donde está.`,
  MarkerRemoved: (t) => `${t.who} quita la marca.`,
  MarkerReached: (t) =>
    t.note.removed ? 'Ya no hay marca: cada quien dice si sigue.' : 'Se llegó a la marca: cada quien dice si sigue.',
  LeaderStays: (t) => `${t.who} va ganando y se queda.`,
  WentOn: (t) => `${t.who} sigue hasta el fin del mazo.`,
  StockExhausted: (t) => (t.note.ends ? 'Se acabó el mazo.' : 'Se acabó el mazo: se barajan las cartas tiradas.'),
  GameWon: gameWon,
  PointsPaid: pointsPaid,
  AntesWon: (t) => `${t.who} se lleva los antes, ${money(t.total)}.`,
  AntesShared: (t) =>
    `Nadie ganó: de los antes, ${list(
      t.to('stack').map(({ seat, amount }) => `${money(amount)} ${t.to_(seat)}`),
      'y',
    )}.`,
  GameEnded: silent,
  HandFouled: (t) => `La mano ${t.whose} está viciada: la entrega, y paga.`,
  GameRedealt: () => 'Se reparte otra vez.',
  CardBuried: (t) => `Se vio ${faceOr(t, 'surrendered', 'la carta')}, que queda fuera de juego.`,
};
