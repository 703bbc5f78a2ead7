/** Spanish Poker in Spanish: its bets, the house's hand, what each wager came to. */
import type { HandName } from '../../hands/index.js';
import type { SpanishEvent, SpanishIncident, SpanishNote, SpanishOption, SpanishStage } from '../lists-spanish.js';
import { money } from '../shared.js';
import { cards, hand } from './cards.js';
import type { Sentence, Told } from './events.js';
import { type Label, priced } from './priced.js';

const BETS = { ante: 'el ante', 'dos-pares': 'Dos Pares', joker: 'el comodín', progressive: 'el Gran Progresivo' };
const noteOf = (t: Told): SpanishNote => t.note as SpanishNote;
const betOf = (t: Told): string => BETS[noteOf(t).bet ?? 'ante'];

function houseShown(t: Told): string {
  const { qualifies, made } = noteOf(t);
  const faces = t.faces();
  const shows = faces ? `La casa muestra ${cards(faces)}` : 'La casa muestra su mano';
  const what = made ? `: ${hand(made as HandName)}` : '';
  return `${shows}${what}${qualifies ? ', y juega' : ', que no califica'}.`;
}

function anteSettled(t: Told): string {
  const { result, won = 0, byTable = 0, odds = 0 } = noteOf(t);
  switch (result) {
    case 'unqualified':
      return `${t.who} gana ${money(won)} con el ante, y la subida vuelve.`;
    case 'push':
      return `${t.who} empata con la casa: vuelven el ante y la subida.`;
    case 'win':
      return `${t.who} le gana a la casa: ${money(won - byTable)} con la subida y ${money(byTable)} con el ante, ${odds} a 1.`;
    default:
      return `${t.who} pierde el ante y la subida, ${money(t.total)}.`;
  }
}

export const spanishEvents: Readonly<Record<SpanishEvent, Sentence>> = {
  BetPlaced: (t) =>
    `${t.who} apuesta ${money(t.total)} a ${betOf(t)}${t.allIn ? ', va con todo' : ''}.`.replace(' a el ', ' al '),
  NoAnte: (t) => `${t.who} juega sin ante.`,
  Tucked: (t) => `${t.who} deja el ante y mete sus cartas bajo una apuesta de bono que gana.`,
  FoldTaken: (t) =>
    noteOf(t).tucked
      ? `La casa recoge el ante ${t.whose}, ${money(t.total)}; las cartas esperan bajo la apuesta de bono.`
      : `La casa recoge la mano ${t.whose} y ${money(t.total)}.`,
  HouseShown: houseShown,
  AnteSettled: anteSettled,
  BonusSettled: (t) => {
    const { won = 0, odds = 0 } = noteOf(t);
    return odds === 0
      ? `${t.who} pierde ${money(t.total)} en ${betOf(t)}.`
      : `${t.who} gana ${money(won)} en ${betOf(t)}, ${odds} a 1.`;
  },
  ProgressiveSettled: (t) => {
    const { won = 0, made } = noteOf(t);
    if (!made) return `${money(t.total)} ${t.whose} van a la caja del Gran Progresivo.`;
    return `${t.who} gana ${money(won)} del Gran Progresivo con ${hand(made as HandName)}.`;
  },
  HandRacked: () => null,
  SeatVoided: (t) => `La mano ${t.whose} queda anulada: vuelven ${money(t.total)}.`,
  CardsMoved: () => 'Las cartas se ponen donde deben estar; nadie las ha visto.',
};

export const spanishLabels: Readonly<Record<SpanishOption, Label>> = {
  ante: priced('Ante', ' a '),
  'no-ante': () => 'Sin ante',
  'dos-pares': priced('Apostar a Dos Pares', ' a '),
  joker: priced('Apostar al comodín', ' a '),
  progressive: priced('Apostar al Gran Progresivo', ' a '),
  tuck: () => 'Retirarse y cobrar el bono',
  'settle-hand': () => 'Pagar la siguiente mano',
};

export const spanishIncidents: Readonly<Record<SpanishIncident, string>> = {
  'house-wrong-count': 'La mano de la casa tiene un número equivocado de cartas',
  'house-exposed': 'Se vio una carta de la casa antes de que todos decidieran',
  'exposed-refused': 'Un jugador al que le vieron una carta pide anular su mano antes de mirarla',
  'wrong-order': 'Se repartieron manos en espacios equivocados, y nadie las ha mirado',
  'wrong-order-seen': 'Se repartieron manos en espacios equivocados, y alguien las miró',
  'foreign-card': 'Apareció una carta que no es de la baraja',
};

export const spanishStages: Readonly<Record<SpanishStage, string>> = {
  decide: 'Subir o retirarse',
  'collect-folds': 'Manos retiradas',
  reveal: 'La mano de la casa',
  settle: 'Pagos',
};
