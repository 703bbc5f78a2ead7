/** Spanish Poker in Spanish: its bets, the house's hand, what each wager came to. */
import type { SPANISH_FACTS, SPANISH_INCIDENTS, SPANISH_OPTIONS } from '../../facts/index.js';
import type { NoteOf } from '../../kernel/index.js';
import type { SpanishStage } from '../lists-spanish.js';
import { money } from '../shared.js';
import { cards, hand } from './cards.js';
import type { Sentences, Told } from './events.js';
import { type Label, priced } from './priced.js';

const BETS = { ante: 'el ante', 'dos-pares': 'Dos Pares', joker: 'el comodín', progressive: 'el Gran Progresivo' };
const betOf = (t: Told<{ readonly bet: keyof typeof BETS }>): string => BETS[t.note.bet];

function houseShown(t: Told<NoteOf<'HouseShown'>>): string {
  const { qualifies, made } = t.note;
  const faces = t.faces();
  const shows = faces ? `La casa muestra ${cards(faces)}` : 'La casa muestra su mano';
  const what = `: ${hand(made)}`;
  return `${shows}${what}${qualifies ? ', y juega' : ', que no califica'}.`;
}

function anteSettled(t: Told<NoteOf<'AnteSettled'>>): string {
  const { result, won, byTable, odds } = t.note;
  switch (result) {
    case 'unqualified':
      return `${t.who} gana ${money(won)} con el ante, y la subida vuelve.`;
    case 'push':
      return `${t.who} empata con la casa: vuelven el ante y la subida.`;
    case 'win':
      return `${t.who} le gana a la casa: ${money(won - byTable)} con la subida y ${money(byTable)} con el ante, ${odds} a 1.`;
    case 'lose':
      return `${t.who} pierde el ante y la subida, ${money(t.total)}.`;
  }
}

export const spanishEvents: Sentences<keyof typeof SPANISH_FACTS> = {
  BetPlaced: (t) =>
    `${t.who} apuesta ${money(t.total)} a ${betOf(t)}${t.allIn ? ', va con todo' : ''}.`.replace(' a el ', ' al '),
  NoAnte: (t) => `${t.who} juega sin ante.`,
  Tucked: (t) => `${t.who} deja el ante y mete sus cartas bajo una apuesta de bono que gana.`,
  FoldTaken: (t) =>
    t.note.tucked
      ? `La casa recoge el ante ${t.whose}, ${money(t.total)}; las cartas esperan bajo la apuesta de bono.`
      : `La casa recoge la mano ${t.whose} y ${money(t.total)}.`,
  HouseShown: houseShown,
  AnteSettled: anteSettled,
  BonusSettled: (t) => {
    const { won, odds } = t.note;
    return odds === 0
      ? `${t.who} pierde ${money(t.total)} en ${betOf(t)}.`
      : `${t.who} gana ${money(won)} en ${betOf(t)}, ${odds} a 1.`;
  },
  ProgressiveSettled: (t) => {
    const { won, made } = t.note;
    if (!made) return `${money(t.total)} ${t.whose} van a la caja del Gran Progresivo.`;
    return `${t.who} gana ${money(won)} del Gran Progresivo con ${hand(made)}.`;
  },
  HandRacked: () => null,
  SeatVoided: (t) => `La mano ${t.whose} queda anulada: vuelven ${money(t.total)}.`,
  CardsMoved: () => 'Las cartas se ponen donde deben estar; nadie las ha visto.',
};

export const spanishLabels: Readonly<Record<keyof typeof SPANISH_OPTIONS, Label>> = {
  ante: priced('Ante', ' a '),
  'no-ante': () => 'Sin ante',
  'dos-pares': priced('Apostar a Dos Pares', ' a '),
  joker: priced('Apostar al comodín', ' a '),
  progressive: priced('Apostar al Gran Progresivo', ' a '),
  tuck: () => 'Retirarse y cobrar el bono',
  'settle-hand': () => 'Pagar la siguiente mano',
};

export const spanishIncidents: Readonly<Record<keyof typeof SPANISH_INCIDENTS, string>> = {
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
