// What the office's page of money says, in both languages.
import type { BOX_KINDS, FloatWay, SLIPS } from '@baraja/room';
import type { Language } from '../../lib/wire.js';

type BoxKind = (typeof BOX_KINDS)[number];
type SlipKind = (typeof SLIPS)[number];
interface MoneyStrings {
  readonly boxes: string;
  readonly boxesLead: string;
  readonly none: string;
  readonly kinds: Readonly<Record<BoxKind, string>>;
  readonly table: string;
  readonly before: string;
  readonly kind: string;
  readonly lies: string;
  readonly hidden: string;
  readonly pull: string;
  readonly shift: string;
  readonly counts: string;
  readonly noCounts: string;
  readonly countOf: (number: number, day: string, shift: string) => string;
  readonly pulledBy: (name: string, when: string) => string;
  readonly isOpen: string;
  readonly round: (round: number) => string;
  readonly sheetOf: (name: string) => string;
  readonly differed: string;
  readonly figure: (box: string) => string;
  readonly handIn: string;
  readonly blind: string;
  readonly takeBack: string;
  readonly closedBy: (names: string) => string;
  readonly book: string;
  readonly fees: string;
  readonly counted: string;
  readonly variance: string;
  readonly paid: (paid: number) => string;
  readonly correct: string;
  readonly correctOf: (box: string) => string;
  readonly newFigure: string;
  readonly corrected: (before: string, after: string, name: string, why: string) => string;
  readonly total: string;
  readonly cage: string;
  readonly float: (lies: string) => string;
  readonly floatWays: Readonly<Record<FloatWay, string>>;
  readonly slips: Readonly<Record<SlipKind, string>>;
  readonly what: string;
  readonly patron: string;
  readonly patronHint: string;
  readonly amount: string;
  readonly write: string;
  readonly slip: (number: number) => string;
  readonly noSlips: string;
  readonly day: string;
  readonly reported: (name: string, came: string, went: string) => string;
  readonly watched: (name: string, came: string, went: string) => string;
  readonly statement: string;
  readonly statementLead: string;
  readonly show: string;
  readonly opening: string;
  readonly closing: string;
  readonly line: string;
  readonly when: string;
  readonly why: string;
}
const en: MoneyStrings = {
  boxes: 'Boxes at the tables',
  boxesLead:
    'Fees lie here by table and kind until the boxes are pulled at the end of a shift. Private and practice tables are apart.',
  none: 'The boxes are empty.',
  kinds: {
    hand: 'Hand fee',
    time: 'Time collection',
    jackpot: 'Jackpot fee',
    progressive: 'Progressive',
    before: 'From before',
  },
  table: 'Table',
  before: 'Collected before there were boxes by table',
  kind: 'Fee',
  lies: 'In the box',
  hidden: 'counted blind',
  pull: 'Pull the boxes',
  shift: 'Of which shift',
  counts: 'Counts',
  noCounts: 'Nothing has been pulled yet. At the end of a shift the boxes are pulled, and two people count them.',
  countOf: (number, day, shift) => `Count ${number}: ${day}, ${shift}`,
  pulledBy: (name, when) => `Pulled by ${name}, ${when}`,
  isOpen: 'Being counted',
  round: (round) => `counted for the ${round === 2 ? 'second' : `${round}th`} time`,
  sheetOf: (name) => `Sheet of ${name} is in`,
  differed: 'The two sheets did not agree about these boxes. Two people count again:',
  figure: (box) => `Counted in ${box}`,
  handIn: 'Hand in your sheet',
  blind: 'Two people count; neither sees the other’s figures, nor the book’s, before both sheets are in.',
  takeBack: 'Take your sheet back',
  closedBy: (names) => `Counted by ${names}`,
  book: 'Book',
  fees: 'Hands paid',
  counted: 'Counted',
  variance: 'Over or short',
  paid: (paid) => `${paid} paid`,
  correct: 'Correct',
  correctOf: (box) => `Correct ${box}`,
  newFigure: 'Right figure',
  corrected: (before, after, name, why) => `${before} → ${after}, ${name}: ${why}`,
  total: 'Together',
  cage: 'Cage',
  float: (lies) => `The house’s own money in the cage: ${lies}`,
  floatWays: { in: 'Bring money in', out: 'Take money out' },
  slips: {
    sold: 'Chips sold',
    cashed: 'Chips cashed',
    granted: 'Play money given',
    'taken-back': 'Play money taken back',
  },
  what: 'What',
  patron: 'Patron',
  patronHint: 'Account name, or the number of a guest.',
  amount: 'Amount',
  write: 'Write the slip',
  slip: (number) => `Slip ${number}`,
  noSlips: 'No slips on this day.',
  day: 'Gaming day',
  reported: (name, came, went) => `Report: ${name}, cash in ${came}, out ${went} on this day`,
  watched: (name, came, went) => `Look at: ${name}, cash in ${came}, out ${went} on this day`,
  statement: 'Statement of a patron',
  statementLead: 'The last twelve months: every movement with its number.',
  show: 'Show',
  opening: 'Opening',
  closing: 'Closing',
  line: 'Number',
  when: 'When',
  why: 'What for',
};
const es: MoneyStrings = {
  boxes: 'Cajas en las mesas',
  boxesLead:
    'Aquí quedan las cuotas, por mesa y tipo, hasta que se retiran las cajas. Las mesas privadas y de práctica van aparte.',
  none: 'Las cajas están vacías.',
  kinds: {
    hand: 'Cuota por mano',
    time: 'Cuota por tiempo',
    jackpot: 'Cuota del jackpot',
    progressive: 'Progresivo',
    before: 'De antes',
  },
  table: 'Mesa',
  before: 'Cobrado antes de que hubiera cajas por mesa',
  kind: 'Cuota',
  lies: 'En la caja',
  hidden: 'se cuenta a ciegas',
  pull: 'Retirar las cajas',
  shift: 'De qué turno',
  counts: 'Conteos',
  noCounts: 'Todavía no se ha retirado nada. Al final del turno se retiran las cajas y las cuentan dos personas.',
  countOf: (number, day, shift) => `Conteo ${number}: ${day}, ${shift}`,
  pulledBy: (name, when) => `Las retiró ${name}, ${when}`,
  isOpen: 'Se está contando',
  round: (round) => `contada por ${round}.ª vez`,
  sheetOf: (name) => `La hoja de ${name} está entregada`,
  differed: 'Las dos hojas no coincidieron en estas cajas. Dos personas cuentan otra vez:',
  figure: (box) => `Contado en ${box}`,
  handIn: 'Entregar tu hoja',
  blind: 'Cuentan dos personas; ninguna ve las cifras de la otra, ni las del libro, hasta que estén las dos hojas.',
  takeBack: 'Retirar tu hoja',
  closedBy: (names) => `Contado por ${names}`,
  book: 'Libro',
  fees: 'Pagaron las manos',
  counted: 'Contado',
  variance: 'De más o de menos',
  paid: (paid) => `${paid} pagos`,
  correct: 'Corregir',
  correctOf: (box) => `Corregir ${box}`,
  newFigure: 'Cifra correcta',
  corrected: (before, after, name, why) => `${before} → ${after}, ${name}: ${why}`,
  total: 'En total',
  cage: 'Ventanilla',
  float: (lies) => `Dinero de la casa en la ventanilla: ${lies}`,
  floatWays: { in: 'Traer dinero', out: 'Retirar dinero' },
  slips: {
    sold: 'Fichas vendidas',
    cashed: 'Fichas cambiadas',
    granted: 'Dinero de juego entregado',
    'taken-back': 'Dinero de juego retirado',
  },
  what: 'Qué',
  patron: 'Cliente',
  patronHint: 'Nombre de la cuenta, o el número de un invitado.',
  amount: 'Importe',
  write: 'Hacer el vale',
  slip: (number) => `Vale ${number}`,
  noSlips: 'No hay vales de ese día.',
  day: 'Día de juego',
  reported: (name, came, went) => `Declarar: ${name}, efectivo recibido ${came}, entregado ${went} en ese día`,
  watched: (name, came, went) => `Revisar: ${name}, efectivo recibido ${came}, entregado ${went} en ese día`,
  statement: 'Estado de cuenta de un cliente',
  statementLead: 'Los últimos doce meses: cada movimiento con su número.',
  show: 'Mostrar',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  line: 'Número',
  when: 'Cuándo',
  why: 'Por qué',
};
export const moneyStrings = (language: Language): MoneyStrings => (language === 'es' ? es : en);
