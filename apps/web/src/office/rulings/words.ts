// What the office's page of rulings says, in both languages.
import { isIncident } from 'baraja/facts';
import type { Language, Words } from '../../lib/wire.js';

interface RulingStrings {
  readonly incidents: string;
  readonly incidentsLead: string;
  readonly noIncidents: string;
  readonly from: string;
  readonly to: string;
  readonly find: string;
  readonly disputes: string;
  readonly none: string;
  readonly hand: (table: string, round: number) => string;
  readonly says: (name: string) => string;
  readonly writtenBy: (name: string) => string;
  readonly open: string;
  readonly verdicts: Readonly<Record<'stands' | 'redress' | 'withdrawn', string>>;
  readonly by: (name: string) => string;
  readonly look: string;
  readonly lookAt: string;
  readonly lookLead: string;
  readonly table: string;
  readonly round: string;
  readonly asSeen: string;
  readonly everybody: string;
  readonly onRecord: string;
  readonly knew: (name: string) => string;
  readonly knewNothing: string;
  readonly decide: string;
  readonly stand: string;
  readonly pay: string;
  readonly payLead: string;
  readonly clause: string;
  readonly gets: (name: string) => string;
  readonly house: (amount: string) => string;
  readonly even: string;
  readonly putBack: string;
  readonly writeDown: string;
  readonly writeLead: string;
  readonly whose: string;
  readonly claim: string;
  readonly judge: string;
  readonly confirm: string;
  readonly overrule: string;
  readonly judgeLead: string;
  readonly judged: Readonly<Record<'confirmed' | 'overruled', string>>;
}
const en: RulingStrings = {
  incidents: 'Incidents and rulings',
  incidentsLead:
    'What was called at the tables, and what the rules desk logged: the rule, what was done, by whom and why.',
  noIncidents: 'Nothing of that kind in these days.',
  from: 'From',
  to: 'Until',
  find: 'Find',
  disputes: 'Disputes',
  none: 'No disputes. Whoever was dealt into a hand opens one from that hand’s page.',
  hand: (table, round) => `Hand ${round} at ${table}`,
  says: (name) => `${name} says:`,
  writtenBy: (name) => `written down by ${name}`,
  open: 'waits',
  verdicts: { stands: 'The hand stands', redress: 'Put right', withdrawn: 'Taken back' },
  by: (name) => `by ${name}`,
  look: 'Look at the hand',
  lookAt: 'Look at any finished hand',
  lookLead:
    'As it was seen by everybody, or by one who was dealt in. That you looked through somebody’s eyes goes into the record.',
  table: 'Table',
  round: 'Hand number',
  asSeen: 'As seen by',
  everybody: 'everybody',
  onRecord: 'This look is on record.',
  knew: (name) => `What ${name} could know at this moment`,
  knewNothing: 'no card',
  decide: 'Decide it',
  stand: 'The hand stands',
  pay: 'Put it right',
  payLead:
    'The hand stays as played. What somebody is owed goes through the house’s cage, in entries of its own; a minus takes it from a wallet.',
  clause: 'By clause',
  gets: (name) => `${name} gets`,
  house: (amount) => `The house pays the rest: ${amount}`,
  even: 'It comes out even between them.',
  putBack: 'Taken back: the hand went on from before it.',
  writeDown: 'Write a dispute down',
  writeLead: 'For somebody who was dealt into this hand and says it here, not on the hand’s page.',
  whose: 'Who says it',
  claim: 'What happened, in his words',
  judge: 'Confirm or overrule',
  confirm: 'The ruling was right',
  overrule: 'The ruling was wrong',
  judgeLead:
    'The hand stays as it was ruled. What a wrong ruling cost somebody is put right by a dispute about that hand.',
  judged: { confirmed: 'Confirmed', overruled: 'Overruled' },
};
const es: RulingStrings = {
  incidents: 'Incidentes y fallos',
  incidentsLead:
    'Lo que se avisó en las mesas y lo que se anotó en la consulta de reglas: la regla, lo que se hizo, quién y por qué.',
  noIncidents: 'Nada de eso en estos días.',
  from: 'Desde',
  to: 'Hasta',
  find: 'Buscar',
  disputes: 'Reclamaciones',
  none: 'No hay reclamaciones. Quien recibió cartas en una mano abre una desde la página de esa mano.',
  hand: (table, round) => `Mano ${round} en ${table}`,
  says: (name) => `${name} dice:`,
  writtenBy: (name) => `anotada por ${name}`,
  open: 'pendiente',
  verdicts: { stands: 'La mano queda como está', redress: 'Corregida', withdrawn: 'Retirada' },
  by: (name) => `por ${name}`,
  look: 'Ver la mano',
  lookAt: 'Ver cualquier mano terminada',
  lookLead:
    'Como la vieron todos, o como la vio alguien que recibió cartas. Si miras por los ojos de alguien, queda en el registro.',
  table: 'Mesa',
  round: 'Número de la mano',
  asSeen: 'Como la vio',
  everybody: 'todos',
  onRecord: 'Esta consulta queda en el registro.',
  knew: (name) => `Lo que ${name} podía saber en este momento`,
  knewNothing: 'ninguna carta',
  decide: 'Decidir',
  stand: 'La mano queda como está',
  pay: 'Corregirla',
  payLead:
    'La mano queda como se jugó. Lo que se debe a alguien pasa por la caja de la casa, en asientos propios; un menos lo quita.',
  clause: 'Por la cláusula',
  gets: (name) => `${name} recibe`,
  house: (amount) => `El resto lo paga la casa: ${amount}`,
  even: 'Entre ellos sale a cero.',
  putBack: 'Deshecho: la mano siguió desde antes.',
  writeDown: 'Anotar una reclamación',
  writeLead: 'De quien recibió cartas en esta mano y lo dice aquí, no en la página de la mano.',
  whose: 'Quién lo dice',
  claim: 'Qué pasó, en sus palabras',
  judge: 'Confirmar o revocar',
  confirm: 'El fallo fue correcto',
  overrule: 'El fallo fue un error',
  judgeLead:
    'La mano queda como se falló. Lo que un fallo equivocado costó a alguien se corrige con una reclamación sobre esa mano.',
  judged: { confirmed: 'Confirmado', overruled: 'Revocado' },
};
export const rulingStrings = (language: Language): RulingStrings => (language === 'es' ? es : en);
/** What went wrong, in words where there are some for it. */
export const incidentText = (name: string, say: Pick<Words, 'incident'>): string =>
  isIncident(name) ? say.incident(name) : name;
