/** A bank in Spanish: who banks, who bets where, how hands of twenty-one are played, and what each wager came to. */
import type { BANK_FACTS, BANK_INCIDENTS, BANK_OPTIONS } from '../../facts/index.js';
import type { NoteOf, Seat } from '../../kernel/index.js';
import type { BonusName } from '../../steps/index.js';
import type { BankStage } from '../lists-bank.js';
import { money, seatNumber } from '../shared.js';
import { cards } from './cards.js';
import type { Sentences, Told } from './events.js';
import { type Label, priced } from './priced.js';

const TURNS = ['', 'primer', 'segundo'];
const BONUSES: Readonly<Record<BonusName, string>> = {
  pd_888: 'los tres ochos de la banca',
  pd_888_colour: 'los tres ochos de un color de la banca',
  pd_888_suited: 'los tres ochos de un palo de la banca',
  suited_777: 'tres sietes de un palo',
  unsuited_777: 'tres sietes',
  suited_678: 'seis, siete y ocho de un palo',
  colour_777: 'tres sietes de un color',
  colour_678: 'seis, siete y ocho de un color',
  charlie: 'siete cartas sin pasarse',
  streak: 'naturales seguidos',
};
const MOST = 21;
/** What a bonus is for. */
export const bonusName = (bonus: BonusName): string => BONUSES[bonus];

const silent = (): null => null;
/** Where a wager lies, and which hand of the circle it is for. */
type Spot = Told<{ readonly circle: Seat; readonly row?: number; readonly hand?: number }>;
type Wager = Told<NoteOf<'WagerWon'>>;
const allIn = (t: Told): string => (t.allIn ? ', va con todo' : '');
/** ' detrás de Ana', ' en el círculo 4'. */
function where(t: Spot): string {
  const { circle, row = 0 } = t.note;
  if (row > 0) return ` detrás de ${t.name(circle)}`;
  return circle === t.seat ? '' : ` en el círculo ${seatNumber(circle)}`;
}
const ORDINALS = [
  '',
  ', segunda mano',
  ', tercera mano',
  ', cuarta mano',
  ', quinta mano',
  ', sexta mano',
  ', séptima mano',
  ', octava mano',
];
const spot = (t: Spot): string => `${where(t)}${ORDINALS[t.note.hand ?? 0] ?? ''}`;
/** '17', '17 suave', '24, se pasa'. */
function count(t: Told<NoteOf<'BankDrew'>>): string {
  const { total, soft } = t.note;
  return `${total}${soft ? ' suave' : ''}${total > MOST ? ', se pasa' : ''}`;
}
const faceOr = (t: Told, name: string): string => {
  const faces = t.faces();
  return faces ? cards(faces) : name;
};
function dealt(t: Told, bank: string): string {
  const up = t.upCards.map(({ seat, faces }) => `${Number.isNaN(seat) ? 'la banca' : t.name(seat)} ${cards(faces)}`);
  return `${up.join(', ')}${bank}.`;
}
const what = (t: Wager): string => {
  const { bet, outcome } = t.note;
  if (bet === 'insurance') return ' con el seguro';
  return outcome === 'natural' ? ' con un natural' : outcome === 'even-money' ? ', a la par' : '';
};
function won(t: Wager): string {
  const { due, won: paid } = t.note;
  const short = paid < due ? ` de ${money(due)}: la banca no tiene más` : '';
  return `${t.who} gana ${money(paid)}${short}${what(t)}${spot(t)}.`;
}
function lost(t: Wager): string {
  const { due, taken, outcome } = t.note;
  const short = taken < -due ? '; la banca no cubre más y lo demás vuelve' : '';
  const half = outcome === 'surrender' ? ' por rendirse' : '';
  return `${t.who} pierde ${money(taken)}${half}${what(t)}${spot(t)}${short}.`;
}

export const bankEvents: Sentences<keyof typeof BANK_FACTS> = {
  BankPosted: (t) => `${t.who} lleva la banca con ${money(t.total)}, ${TURNS[t.note.turn]} turno${allIn(t)}.`,
  BankDeclined: (t) => `${t.who} no toma la banca.`,
  GameBroken: () => 'Nadie toma la banca: el juego se rompe.',
  WagerPlaced: (t) => `${t.who} apuesta ${money(t.total)}${where(t)}${allIn(t)}.`,
  WagersDone: silent,
  NobodyWagered: (t) => `Nadie apuesta contra ${t.who}: no hay mano y la banca vuelve.`,
  WagerWon: won,
  WagerLost: lost,
  WagerPushed: (t) => `${t.who} empata${spot(t)}: ${money(t.total)} de vuelta.`,
  WagerReturned: (t) => `La apuesta ${t.whose} de ${money(t.total)}${spot(t)} vuelve: la banca no alcanza.`,
  BankReleased: (t) => `${t.who} retira la banca, ${money(t.total)}.`,
  ShoeWentOn: (t) => `El sabot sigue con ${t.count('stock')} cartas.`,
  FirstCardsDealt: (t) => `Se reparte: ${dealt(t, '')}`,
  SecondCardsDealt: (t) => `Segunda carta: ${dealt(t, '; la de la banca, tapada')}`,
  InsuranceOffered: () => 'La banca muestra un as: se puede asegurar.',
  Insured: (t) => `${t.who} se asegura con ${money(t.total)}${where(t)}.`,
  EvenMoneyTaken: (t) => `${t.who} cobra a la par${where(t)}.`,
  InsuranceDeclined: (t) => `${t.who} no se asegura${where(t)}.`,
  HolePeeked: (t) =>
    t.note.natural ? 'El dealer mira la carta tapada: natural.' : 'El dealer mira la carta tapada: no hay natural.',
  HandTurn: silent,
  HandHit: (t) => `${t.who} pide carta${spot(t)}: ${faceOr(t, 'una carta')}, ${count(t)}.`,
  HandStood: (t) => `${t.who} se planta con ${count(t)}${spot(t)}.`,
  CardGiven: (t) => `${t.who} recibe ${faceOr(t, 'una carta')}${spot(t)}: ${count(t)}.`,
  DoubledDown: (t) => `${t.who} dobla con ${money(t.total)}${spot(t)}${allIn(t)}.`,
  HandSplit: (t) => `${t.who} divide con ${money(t.total)}${where(t)}${allIn(t)}.`,
  LastCall: (t) => `${t.who} todavía se puede rendir.`,
  Surrendered: (t) => `${t.who} se rinde${spot(t)}.`,
  BackerFunded: (t) => `${t.who} pone ${money(t.total)} más${where(t)}.`,
  BackerDeclined: (t) => `${t.who} deja su apuesta${where(t)} como está.`,
  PlayersDone: silent,
  HoleTurned: (t) => `La banca voltea ${faceOr(t, 'la carta tapada')}.`,
  ActionButtonPlaced: (t) => `El botón de acción queda en el círculo ${seatNumber(t.seat!)}: se paga primero.`,
  BankDrew: (t) => `La banca saca ${faceOr(t, 'cartas')}: ${count(t)}.`,
  BonusPaid: (t) => {
    const { bonus, due } = t.note;
    const name = bonusName(bonus);
    if (t.total === 0) return `${t.who} tiene premio por ${name}, y su cuenta está vacía.`;
    const short = t.total < due ? ', todo lo que hay en su cuenta' : '';
    return `${t.who} cobra un premio de ${money(t.total)} por ${name}${short}.`;
  },
  ShoeCardOut: (t) => `${faceOr(t, 'La carta')} estaba volteada en el sabot y queda fuera de juego.`,
  ShoeCardSeen: (t) => `${faceOr(t, 'La siguiente carta')} se vio antes de tiempo; sigue siendo la siguiente.`,
  CircleVoided: (t) => `El círculo ${seatNumber(t.note.circle)} se anula: ${money(t.total)} de vuelta.`,
  HandsTakenBack: () => 'Reparto nulo: se recogen las manos, las apuestas quedan y se reparte de nuevo.',
};

/** With its price, where it is known. */
const forPrice =
  (bare: string, verb: string): Label =>
  (choice, context) =>
    choice.amount || choice.cost || context.amount !== undefined ? priced(verb, ' a ')(choice, context) : bare;

export const bankLabels: Readonly<Record<keyof typeof BANK_OPTIONS, Label>> = {
  bank: priced('Llevar la banca con', ' a '),
  'decline-bank': () => 'No tomar la banca',
  wager: priced('Apostar', ' a '),
  back: priced('Apostar detrás', ' a '),
  done: () => 'Ya aposté',
  insure: forPrice('Asegurar', 'Asegurar con'),
  'even-money': () => 'Cobrar a la par',
  'no-insurance': () => 'Sin seguro',
  hit: () => 'Pedir carta',
  stand: () => 'Plantarse',
  double: forPrice('Doblar', 'Doblar con'),
  'split-pair': forPrice('Dividir', 'Dividir con'),
  surrender: () => 'Rendirse',
  'surrender-stood': () => 'Rendirse después de todo',
  'let-stand': () => 'Dejarla así',
  fund: forPrice('Poner su parte', 'Poner su parte,'),
  'decline-fund': () => 'Dejar la apuesta como está',
};

export const bankIncidents: Readonly<Record<keyof typeof BANK_INCIDENTS, string>> = {
  'shoe-boxed': 'Había una carta volteada en el sabot',
  'shoe-exposed': 'Se vio la siguiente carta del sabot',
  'circle-wrong-count': 'Un círculo recibió un número equivocado de cartas',
  'dealt-out-of-order': 'Las cartas se repartieron en otro orden',
  'bank-wrong-count': 'La banca recibió un número equivocado de cartas',
  'hole-exposed': 'La carta tapada de la banca se vio antes de que todos jugaran',
  'foul-shoe': 'El sabot está mal: faltan cartas o sobran',
};

export const bankStages: Readonly<Record<BankStage, string>> = {
  bank: 'Quién lleva la banca',
  wagers: 'Apuestas',
  insurance: 'Seguro',
  play: 'Manos de los jugadores',
  hole: 'La mano de la banca',
};
