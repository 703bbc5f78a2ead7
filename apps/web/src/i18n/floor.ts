// What the floor does at a table, as everybody there is told it, and why the room says no to it, in both languages.
import type { FloorEvent } from '../lib/wire.js';
import type { RoomStrings } from './refused.js';

type Of<A extends readonly unknown[]> = (...args: A) => string;
type Why = string | null;
export interface FloorStrings {
  /** In the log: whose word it was, whom or which seat it is about, and why. */
  readonly told: Readonly<Record<FloorEvent['type'], Of<[who: string, what: string, why: Why]>>>;
  /** On the felt. */
  readonly paused: Of<[who: string, why: Why, isRunning: boolean]>;
  readonly closing: Of<[who: string, why: Why, isRunning: boolean]>;
  readonly limit: Of<[limit: string, left: string]>;
  readonly limitDue: Of<[limit: string]>;
  readonly call: string;
  readonly callHint: string;
  readonly callWhat: string;
  readonly callIt: string;
  readonly waiting: string;
  readonly callFrom: Of<[name: string, seat: number, note: Why]>;
  readonly came: string;
}
/** Why a table says no to the floor, or to somebody the floor or he himself has kept away. */
type Codes =
  | 'already-paused'
  | 'not-paused'
  | 'floor-called'
  | 'nobody-called'
  | 'no-floor'
  | 'nobody-there'
  | 'already-sent'
  | 'barred'
  | 'barred-for-good'
  | 'excluded'
  | 'excluded-for-good'
  | 'own-buy-in'
  | 'own-loss'
  | 'own-time'
  | 'second-factor'
  | 'staff-bank'
  | 'provider-hours'
  | 'provider-game'
  | 'provider-seated'
  | 'provider-tables'
  | 'by-contract'
  | 'members-only'
  | 'club-short';
type Refusals = Pick<RoomStrings, Codes>;

const because = (why: Why | undefined, [open, close]: readonly [string, string]): string =>
  why ? `, ${open}${why}${close}` : '';
const en = (why: Why | undefined): string => because(why, ['“', '”']);
const es = (why: Why | undefined): string => because(why, ['«', '»']);

export const enFloor: FloorStrings = {
  told: {
    TablePaused: (who, _what, why) => `${who} pauses the table: no hand is dealt after this one${en(why)}.`,
    TableResumed: (who) => `${who}: play goes on.`,
    TableRenamed: (who, what) => `${who} calls the table “${what}”.`,
    ClosingAnnounced: (who, _what, why) => `${who} closes the table after this hand${en(why)}.`,
    FloorCalled: (who) => `${who} calls the floor.`,
    FloorCame: (who) => `${who} of the floor is here.`,
    RemovalNoted: (who, what, why) => `${who}: ${what} leaves the table after this hand${en(why)}.`,
  },
  paused: (who, why, isRunning) =>
    `${isRunning ? 'Paused after this hand' : 'The table is paused'} (${who})${en(why)}. Your seat and your chips stay.`,
  closing: (who, why, isRunning) =>
    `${isRunning ? 'The table closes after this hand' : 'The table is closing'} (${who})${en(why)}. Everybody is paid out.`,
  limit: (limit, left) => `The limit changes to ${limit} in ${left}.`,
  limitDue: (limit) => `The limit changes to ${limit} after this hand.`,
  call: 'Call the floor',
  callHint: 'Everybody at the table sees that you called; what you write only the floor reads.',
  callWhat: 'What is it about?',
  callIt: 'Call',
  waiting: 'The floor has been called.',
  callFrom: (name, seat, note) => `${name}, seat ${seat}, calls the floor${en(note)}.`,
  came: 'I am here',
};
export const esFloor: FloorStrings = {
  told: {
    TablePaused: (who, _what, why) => `${who} pone la mesa en pausa: después de esta mano no se reparte${es(why)}.`,
    TableResumed: (who) => `${who}: sigue el juego.`,
    TableRenamed: (who, what) => `${who} llama a la mesa «${what}».`,
    ClosingAnnounced: (who, _what, why) => `${who} cierra la mesa después de esta mano${es(why)}.`,
    FloorCalled: (who) => `${who} llama al encargado de piso.`,
    FloorCame: (who) => `${who}, del piso, ya está aquí.`,
    RemovalNoted: (who, what, why) => `${who}: ${what} deja la mesa después de esta mano${es(why)}.`,
  },
  paused: (who, why, isRunning) =>
    `${isRunning ? 'Pausa después de esta mano' : 'La mesa está en pausa'} (${who})${es(why)}. Tu asiento y tus fichas se quedan.`,
  closing: (who, why, isRunning) =>
    `${isRunning ? 'La mesa cierra después de esta mano' : 'La mesa está cerrando'} (${who})${es(why)}. A todos se les paga.`,
  limit: (limit, left) => `El límite cambia a ${limit} en ${left}.`,
  limitDue: (limit) => `El límite cambia a ${limit} después de esta mano.`,
  call: 'Llamar al piso',
  callHint: 'Todos en la mesa ven que llamaste; lo que escribes sólo lo lee el piso.',
  callWhat: '¿De qué se trata?',
  callIt: 'Llamar',
  waiting: 'Ya se llamó al piso.',
  callFrom: (name, seat, note) => `${name}, asiento ${seat}, llama al piso${es(note)}.`,
  came: 'Ya estoy aquí',
};

export const enKept: Refusals = {
  'already-paused': () => 'The table is paused already.',
  'not-paused': () => 'The table is not paused.',
  'floor-called': () => 'The floor has been called already.',
  'nobody-called': () => 'Nobody is waiting for the floor here.',
  'no-floor': () => 'Nobody holds the floor at this table.',
  'nobody-there': () => 'Nobody is there.',
  'already-sent': () => 'He leaves after this hand already.',
  barred: (f) => `The house does not let you play until ${f.from}.`,
  'barred-for-good': () => 'The house does not let you play here.',
  excluded: (f) => `You have excluded yourself until ${f.from}.`,
  'excluded-for-good': () => 'You have excluded yourself for good.',
  'own-buy-in': (f) => `Your own limit leaves you ${f.left} to buy in with for now.`,
  'own-loss': (f) => `Your own limit on losses leaves you ${f.left} to bring for now.`,
  'own-time': (f) => `Your own limit of time is used up; you may sit down again from ${f.from}.`,
  'second-factor': () => 'Show a code of your second factor in the office first.',
  'staff-bank': () => 'You are on the staff of this house, and the house never banks: you cannot sit where players do.',
  'provider-hours': () => 'The contract you play under is not in force at this hour.',
  'provider-game': () => 'The contract you play under does not name this game.',
  'provider-seated': () => 'Somebody of your provider sits here already.',
  'provider-tables': () => 'Your provider sits at as many tables as its contract allows.',
  'by-contract': () => 'At a table of the house the mark goes by the provider’s contract, under People in the office.',
  'members-only': () => 'Only members of the club sit here: ask its host to let you in.',
  'club-short': (f) => `You have ${f.have} of the club’s chips; ${f.need} are needed. Ask a host for more.`,
};
export const esKept: Refusals = {
  'already-paused': () => 'La mesa ya está en pausa.',
  'not-paused': () => 'La mesa no está en pausa.',
  'floor-called': () => 'Ya se llamó al piso.',
  'nobody-called': () => 'Aquí nadie espera al piso.',
  'no-floor': () => 'En esta mesa no hay encargado de piso.',
  'nobody-there': () => 'Ahí no hay nadie.',
  'already-sent': () => 'Ya se va después de esta mano.',
  barred: (f) => `La casa no te deja jugar hasta ${f.from}.`,
  'barred-for-good': () => 'La casa no te deja jugar aquí.',
  excluded: (f) => `Te excluiste hasta ${f.from}.`,
  'excluded-for-good': () => 'Te excluiste para siempre.',
  'own-buy-in': (f) => `Por tu propio límite, por ahora puedes comprar fichas por ${f.left}.`,
  'own-loss': (f) => `Por tu propio límite de pérdidas, por ahora puedes traer ${f.left}.`,
  'own-time': (f) => `Tu propio límite de tiempo se acabó; puedes sentarte otra vez desde ${f.from}.`,
  'second-factor': () => 'Antes muestra en la oficina un código de tu segundo factor.',
  'staff-bank': () =>
    'Eres del personal de esta casa, y la casa nunca es banca: no puedes sentarte donde la llevan los jugadores.',
  'provider-hours': () => 'El contrato con el que juegas no rige a esta hora.',
  'provider-game': () => 'El contrato con el que juegas no incluye este juego.',
  'provider-seated': () => 'Aquí ya está sentado alguien de tu proveedor.',
  'provider-tables': () => 'Tu proveedor ya está en tantas mesas como permite su contrato.',
  'by-contract': () => 'En una mesa de la casa la marca va por el contrato del proveedor, en Personal, en la oficina.',
  'members-only': () => 'Aquí solo se sientan socios del club: pide al anfitrión que te deje entrar.',
  'club-short': (f) => `Tienes ${f.have} en fichas del club; hacen falta ${f.need}. Pide más a un anfitrión.`,
};
