// What the pages of lists say, in both languages: the desk's, the wall's, and one's own.
import type { Language } from '../../lib/wire.js';

export interface ListStrings {
  readonly list: string;
  readonly lead: string;
  readonly going: (tables: number, free: number) => string;
  readonly interest: string;
  readonly waiting: (n: number) => string;
  readonly nobody: string;
  readonly join: string;
  readonly joinOf: (what: string) => string;
  readonly leave: string;
  readonly place: (place: number, of: number) => string;
  readonly about: (minutes: number) => string;
  readonly expected: (left: string) => string;
  readonly here: string;
  readonly changeTo: (table: string) => string;
  readonly board: string;
  readonly called: string;
  readonly yourSeat: (seat: number, table: string) => string;
  readonly mustSeat: (seat: number, table: string) => string;
  readonly left: (time: string) => string;
  readonly take: string;
  readonly goThere: string;
  readonly bring: string;
  readonly notNow: string;
  readonly moving: (seat: number, table: string) => string;
  readonly mine: {
    readonly heading: string;
    readonly lunch: string;
    readonly lunchLead: string;
    readonly atLunch: (left: string) => string;
    readonly otherSeat: string;
    readonly otherTable: string;
    readonly asked: string;
    readonly none: string;
  };
  readonly desk: {
    readonly lists: string;
    readonly empty: string;
    readonly add: string;
    readonly game: string;
    readonly name: string;
    readonly account: string;
    readonly accountHint: string;
    readonly phone: string;
    readonly minutes: string;
    readonly write: string;
    readonly call: string;
    readonly callTo: (table: string) => string;
    readonly why: string;
    readonly off: string;
    readonly arrived: string;
    readonly telephoned: (left: string) => string;
    readonly waited: (minutes: number) => string;
    readonly missed: string;
    readonly change: (table: string) => string;
    readonly calls: string;
    readonly callOf: (who: string, seat: number, table: string) => string;
    readonly must: string;
    readonly withdraw: string;
    readonly tables: string;
    readonly seat: (n: number) => string;
    readonly free: string;
    readonly away: string;
    readonly lunch: string;
    readonly move: string;
    readonly moveTo: (who: string) => string;
    readonly lock: string;
    readonly keep: string;
    readonly locked: (who: string, left: string) => string;
    readonly unlock: string;
    readonly feeder: string;
    readonly noFeeder: string;
    readonly feeds: (table: string) => string;
    readonly moves: (who: string, table: string) => string;
    readonly rules: string;
    readonly page: string;
    readonly callIn: string;
    readonly absent: string;
    readonly lunchFor: string;
    readonly lockFor: string;
    readonly who: string;
    readonly room: string;
    readonly byDesk: string;
    readonly save: string;
    readonly noTables: string;
  };
  readonly wall: { readonly nothing: string; readonly seats: (taken: number, seats: number) => string };
}
const en: ListStrings = {
  list: 'List',
  lead: 'Put your name down and do what you like meanwhile: when a seat is yours, your phone calls you.',
  going: (tables, free) =>
    `${tables === 1 ? '1 table' : `${tables} tables`}${free > 0 ? `, ${free === 1 ? '1 seat' : `${free} seats`} free` : ', full'}`,
  interest: 'No table yet: when enough want to play, one opens.',
  waiting: (n) => (n === 0 ? 'Nobody waits.' : n === 1 ? '1 waits.' : `${n} wait.`),
  nobody: 'Nobody waits.',
  join: 'Join the list',
  joinOf: (what) => `Join the list: ${what}`,
  leave: 'Off the list',
  place: (place, of) => `You are ${place} of ${of}.`,
  about: (minutes) => `About ${minutes} minutes, by how it went in the last two hours.`,
  expected: (left) => `You telephoned; you are expected within ${left}.`,
  here: 'I am here',
  changeTo: (table) => `Change to ${table}`,
  board: 'The board',
  called: 'You are called to a seat',
  yourSeat: (seat, table) => `Seat ${seat} at ${table} is kept for you.`,
  mustSeat: (seat, table) =>
    `You move to the main table: seat ${seat} at ${table}. All your chips and what you owe go with you.`,
  left: (time) => `${time} left`,
  take: 'Take the seat',
  goThere: 'Go there',
  bring: 'With',
  notNow: 'Not now',
  moving: (seat, table) => `When this hand is over you move to seat ${seat} at ${table}.`,
  mine: {
    heading: 'Your seat',
    lunch: 'Lunch',
    lunchLead: 'You are dealt out, and your seat is kept for the time the house gives.',
    atLunch: (left) => `At lunch: your seat is kept for ${left}.`,
    otherSeat: 'Another seat at this table',
    otherTable: 'Another table',
    asked: 'You are called when a seat is free.',
    none: 'There is no other table of this house.',
  },
  desk: {
    lists: 'Waiting',
    empty: 'Nobody waits.',
    add: 'Write somebody down',
    game: 'Game',
    name: 'Name',
    account: 'Account',
    accountHint: 'Leave empty for a name without an account.',
    phone: 'On the telephone, not here yet',
    minutes: 'Expected within, in minutes',
    write: 'Write down',
    call: 'Call',
    callTo: (table) => `Call to ${table}`,
    why: 'Why before others',
    off: 'Off the list',
    arrived: 'Is here',
    telephoned: (left) => `telephoned; ${left}`,
    waited: (minutes) => `${minutes} min`,
    missed: 'called once already',
    change: (table) => `changes to ${table}`,
    calls: 'Called',
    callOf: (who, seat, table) => `${who}: seat ${seat}, ${table}`,
    must: 'must move',
    withdraw: 'Take back',
    tables: 'Tables',
    seat: (n) => `Seat ${n}`,
    free: 'free',
    away: 'away',
    lunch: 'Lunch',
    move: 'Move',
    moveTo: (who) => `Move ${who} to`,
    lock: 'Keep for',
    keep: 'Keep',
    locked: (who, left) => `kept for ${who}, ${left}`,
    unlock: 'Let go',
    feeder: 'Fed by',
    noFeeder: 'no table',
    feeds: (table) => `must move to ${table}`,
    moves: (who, table) => `${who} moves to ${table} after the hand`,
    rules: 'Minutes of the house',
    page: 'Called: time to come',
    callIn: 'On the telephone: time to come',
    absent: 'Away: seat kept for',
    lunchFor: 'Lunch: seat kept for',
    lockFor: 'A locked seat',
    who: 'Who calls when a seat is free',
    room: 'the room, by itself',
    byDesk: 'the desk',
    save: 'Save',
    noTables: 'The house has no table open.',
  },
  wall: { nothing: 'No game is going, and nobody waits.', seats: (taken, seats) => `${taken} of ${seats}` },
};
const es: ListStrings = {
  list: 'Lista',
  lead: 'Apúntate y haz lo que quieras mientras tanto: cuando haya asiento para ti, tu teléfono te llama.',
  going: (tables, free) => {
    const seats = free === 0 ? 'sin asientos' : free === 1 ? '1 asiento libre' : `${free} asientos libres`;
    return `${tables === 1 ? '1 mesa' : `${tables} mesas`}, ${seats}`;
  },
  interest: 'Todavía no hay mesa: cuando haya bastantes, se abre una.',
  waiting: (n) => (n === 0 ? 'Nadie espera.' : n === 1 ? 'Espera 1.' : `Esperan ${n}.`),
  nobody: 'Nadie espera.',
  join: 'Apuntarme',
  joinOf: (what) => `Apuntarme: ${what}`,
  leave: 'Borrarme',
  place: (place, of) => `Eres el ${place} de ${of}.`,
  about: (minutes) => `Unos ${minutes} minutos, según las últimas dos horas.`,
  expected: (left) => `Llamaste por teléfono; se te espera en ${left}.`,
  here: 'Ya estoy aquí',
  changeTo: (table) => `Cambio a ${table}`,
  board: 'El tablero',
  called: 'Hay asiento para ti',
  yourSeat: (seat, table) => `El asiento ${seat} de ${table} está guardado para ti.`,
  mustSeat: (seat, table) =>
    `Te cambias a la mesa principal: asiento ${seat} de ${table}. Van contigo todas tus fichas y lo que debes.`,
  left: (time) => `quedan ${time}`,
  take: 'Tomar el asiento',
  goThere: 'Ir allá',
  bring: 'Con',
  notNow: 'Ahora no',
  moving: (seat, table) => `Al terminar esta mano te cambias al asiento ${seat} de ${table}.`,
  mine: {
    heading: 'Tu asiento',
    lunch: 'Ir a comer',
    lunchLead: 'No recibes cartas, y tu asiento se guarda el tiempo que da la casa.',
    atLunch: (left) => `En la comida: tu asiento se guarda ${left}.`,
    otherSeat: 'Otro asiento en esta mesa',
    otherTable: 'Otra mesa',
    asked: 'Se te llama cuando haya un asiento libre.',
    none: 'Esta casa no tiene otra mesa.',
  },
  desk: {
    lists: 'En espera',
    empty: 'Nadie espera.',
    add: 'Apuntar a alguien',
    game: 'Juego',
    name: 'Nombre',
    account: 'Cuenta',
    accountHint: 'Vacío si el nombre no tiene cuenta.',
    phone: 'Por teléfono, todavía no llega',
    minutes: 'Se le espera, en minutos',
    write: 'Apuntar',
    call: 'Llamar',
    callTo: (table) => `Llamar a ${table}`,
    why: 'Por qué antes que otros',
    off: 'Quitar de la lista',
    arrived: 'Ya llegó',
    telephoned: (left) => `por teléfono; ${left}`,
    waited: (minutes) => `${minutes} min`,
    missed: 'ya se le llamó una vez',
    change: (table) => `cambia a ${table}`,
    calls: 'Llamados',
    callOf: (who, seat, table) => `${who}: asiento ${seat}, ${table}`,
    must: 'tiene que cambiarse',
    withdraw: 'Retirar',
    tables: 'Mesas',
    seat: (n) => `Asiento ${n}`,
    free: 'libre',
    away: 'ausente',
    lunch: 'Comida',
    move: 'Cambiar',
    moveTo: (who) => `Cambiar a ${who} a`,
    lock: 'Guardar para',
    keep: 'Guardar',
    locked: (who, left) => `guardado para ${who}, ${left}`,
    unlock: 'Soltar',
    feeder: 'La alimenta',
    noFeeder: 'ninguna mesa',
    feeds: (table) => `de aquí se pasa a ${table}`,
    moves: (who, table) => `${who} se cambia a ${table} al terminar la mano`,
    rules: 'Minutos de la casa',
    page: 'Llamado: tiempo para venir',
    callIn: 'Por teléfono: tiempo para llegar',
    absent: 'Ausente: se guarda el asiento',
    lunchFor: 'Comida: se guarda el asiento',
    lockFor: 'Un asiento guardado',
    who: 'Quién llama cuando hay asiento',
    room: 'la sala, sola',
    byDesk: 'el mostrador',
    save: 'Guardar',
    noTables: 'La casa no tiene mesas abiertas.',
  },
  wall: { nothing: 'No hay juego, y nadie espera.', seats: (taken, seats) => `${taken} de ${seats}` },
};
export const listStrings = (language: Language): ListStrings => (language === 'es' ? es : en);
