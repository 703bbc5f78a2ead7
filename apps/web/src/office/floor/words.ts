// The words of the floor's desk, in both languages.
import type { Language } from '../../lib/wire.js';

type Of<A extends readonly unknown[]> = (...args: A) => string;
interface FloorDeskStrings {
  readonly tables: string;
  readonly licensed: Of<[open: number, tables: number | null]>;
  readonly licence: string;
  readonly none: string;
  readonly open: string;
  readonly game: string;
  readonly stake: string;
  readonly name: string;
  readonly dealer: string;
  readonly engine: string;
  readonly person: string;
  readonly bots: string;
  readonly botsHint: string;
  readonly switches: string;
  readonly takesTwo: string;
  readonly bounds: Of<[least: string, most: string | null, words: readonly string[]]>;
  readonly rowsMost: Of<[rows: number]>;
  /** Columns of switches that are a few rows of figures. */
  readonly columns: Readonly<Record<string, string>>;
  readonly waits: Of<[name: string, who: string, why: string]>;
  readonly asked: string;
  readonly confirm: string;
  readonly drop: string;
  readonly hand: Of<[number: number]>;
  readonly between: string;
  readonly pot: string;
  readonly meter: string;
  readonly turn: Of<[name: string]>;
  readonly empty: Of<[seats: number]>;
  readonly away: string;
  readonly gone: string;
  readonly leaving: string;
  readonly bot: string;
  readonly outOfTurn: Of<[times: number, rule: string]>;
  readonly calls: Of<[name: string, seat: number, since: string, note: string]>;
  readonly came: string;
  readonly paused: Of<[who: string, why: string]>;
  readonly closing: Of<[who: string, why: string]>;
  readonly ruling: string;
  readonly limit: Of<[now: string]>;
  readonly notice: Of<[then: string, at: string]>;
  readonly look: string;
  readonly pause: string;
  readonly resume: string;
  readonly rename: string;
  readonly close: string;
  readonly newLimit: string;
  readonly edition: Of<[changes: number]>;
  readonly editionTaken: string;
  readonly takeEdition: string;
  readonly notEdition: string;
  readonly remove: string;
  readonly bar: string;
  readonly days: string;
  readonly forGood: string;
  readonly bars: string;
  readonly noBars: string;
  readonly barHint: string;
  readonly account: string;
  readonly until: Of<[at: string]>;
  readonly lift: string;
}
const en: FloorDeskStrings = {
  tables: 'Tables',
  licensed: (open, tables) => (tables === null ? '' : `${open} of ${tables} licensed`),
  licence: 'Licensed tables',
  none: 'The house has no table open.',
  open: 'Open a table',
  game: 'Game',
  stake: 'Stake',
  name: 'Name',
  dealer: 'Dealt by',
  engine: 'the room',
  person: 'a dealer',
  bots: 'Bots',
  botsHint: 'With bots it is practice: no wallet pays.',
  switches: 'What the book leaves open',
  takesTwo: 'takes two people',
  bounds: (least, most, words) =>
    [most === null ? `${least} or more` : `${least} to ${most}`, ...words.map((one) => `or “${one}”`)].join(', '),
  rowsMost: (rows) => (rows === 1 ? 'One row' : `Up to ${rows} rows; an empty one does not count`),
  columns: {
    playersMin: 'From so many players',
    rate: 'Rate ($)',
    low: 'Lower limit ($)',
    high: 'Upper limit ($)',
    fee: 'Fee ($)',
  },
  waits: (name, who, why) => `${name}: ${who} asks for it${why ? `, “${why}”` : ''}. Somebody else must confirm it.`,
  asked: 'That takes two people: somebody else confirms it, and the table opens.',
  confirm: 'Confirm',
  drop: 'Do not open',
  hand: (number) => `Hand ${number}`,
  between: 'between hands',
  pot: 'Pot',
  meter: 'Jackpot',
  turn: (name) => `${name} to act`,
  empty: (seats) => (seats === 1 ? 'one seat free' : `${seats} seats free`),
  away: 'sits out',
  gone: 'not here',
  leaving: 'leaves after the hand',
  bot: 'bot',
  outOfTurn: (times, rule) => `out of turn ${times} times (${rule})`,
  calls: (name, seat, since, note) =>
    `${name}, seat ${seat}, calls the floor since ${since}${note ? `: “${note}”` : ''}`,
  came: 'I am here',
  paused: (who, why) => `Paused by ${who}${why ? `, “${why}”` : ''}`,
  closing: (who, why) => `Closes after the hand, by ${who}${why ? `, “${why}”` : ''}`,
  ruling: 'a ruling waits',
  limit: (now) => `Limit ${now}`,
  notice: (then, at) => `${then} from ${at}`,
  look: 'Go to the table',
  pause: 'Pause',
  resume: 'Go on',
  rename: 'Rename',
  close: 'Close',
  newLimit: 'Another limit',
  edition: (n) => `A new edition of the rules is offered: ${n === 1 ? 'one clause differs' : `${n} clauses differ`}.`,
  editionTaken: 'It holds after the hand.',
  takeEdition: 'Take the new edition up',
  notEdition: 'Not the new edition for now',
  remove: 'Remove',
  bar: 'Bar',
  days: 'Days',
  forGood: 'For good',
  bars: 'Barred',
  noBars: 'Nobody is barred.',
  barHint: 'Refused at every table of the house; who sits at one leaves after the hand.',
  account: 'Name of the account',
  until: (at) => `until ${at}`,
  lift: 'Let in again',
};
const es: FloorDeskStrings = {
  tables: 'Mesas',
  licensed: (open, tables) => (tables === null ? '' : `${open} de ${tables} con licencia`),
  licence: 'Mesas con licencia',
  none: 'La casa no tiene mesas abiertas.',
  open: 'Abrir una mesa',
  game: 'Juego',
  stake: 'Apuesta',
  name: 'Nombre',
  dealer: 'Reparte',
  engine: 'la sala',
  person: 'un dealer',
  bots: 'Bots',
  botsHint: 'Con bots es práctica: no paga ninguna cartera.',
  switches: 'Lo que el libro deja abierto',
  takesTwo: 'lo deciden dos personas',
  bounds: (least, most, words) =>
    [most === null ? `${least} o más` : `de ${least} a ${most}`, ...words.map((one) => `o «${one}»`)].join(', '),
  rowsMost: (rows) => (rows === 1 ? 'Una fila' : `Hasta ${rows} filas; una vacía no cuenta`),
  columns: {
    playersMin: 'Desde tantos jugadores',
    rate: 'Cuota ($)',
    low: 'Límite bajo ($)',
    high: 'Límite alto ($)',
    fee: 'Cuota ($)',
  },
  waits: (name, who, why) => `${name}: lo pide ${who}${why ? `, «${why}»` : ''}. Otra persona tiene que confirmarlo.`,
  asked: 'Esto lo deciden dos personas: otra lo confirma y la mesa se abre.',
  confirm: 'Confirmar',
  drop: 'No abrir',
  hand: (number) => `Mano ${number}`,
  between: 'entre manos',
  pot: 'Bote',
  meter: 'Jackpot',
  turn: (name) => `Le toca a ${name}`,
  empty: (seats) => (seats === 1 ? 'un asiento libre' : `${seats} asientos libres`),
  away: 'no juega',
  gone: 'no está',
  leaving: 'se va después de la mano',
  bot: 'bot',
  outOfTurn: (times, rule) => `fuera de turno ${times} veces (${rule})`,
  calls: (name, seat, since, note) =>
    `${name}, asiento ${seat}, llama al piso desde las ${since}${note ? `: «${note}»` : ''}`,
  came: 'Ya estoy aquí',
  paused: (who, why) => `En pausa por ${who}${why ? `, «${why}»` : ''}`,
  closing: (who, why) => `Cierra después de la mano, por ${who}${why ? `, «${why}»` : ''}`,
  ruling: 'hay una decisión pendiente',
  limit: (now) => `Límite ${now}`,
  notice: (then, at) => `${then} desde las ${at}`,
  look: 'Ir a la mesa',
  pause: 'Pausa',
  resume: 'Seguir',
  rename: 'Otro nombre',
  close: 'Cerrar',
  newLimit: 'Otro límite',
  edition: (n) =>
    `Hay una edición nueva de las reglas: ${n === 1 ? 'una cláusula distinta' : `${n} cláusulas distintas`}.`,
  editionTaken: 'Vale después de la mano.',
  takeEdition: 'Adoptar la edición nueva',
  notEdition: 'No adoptarla por ahora',
  remove: 'Retirar',
  bar: 'Prohibir la entrada',
  days: 'Días',
  forGood: 'Para siempre',
  bars: 'Entrada prohibida',
  noBars: 'Nadie tiene prohibida la entrada.',
  barHint: 'No se sienta en ninguna mesa de la casa; si está en una, se va después de la mano.',
  account: 'Nombre de la cuenta',
  until: (at) => `hasta ${at}`,
  lift: 'Dejar entrar otra vez',
};
export const floorStrings = (language: Language): FloorDeskStrings => (language === 'es' ? es : en);
