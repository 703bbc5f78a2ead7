/** What may be asked of a table between hands, in Spanish. */
import type { TableAsk } from '../../facts/index.js';
import { money } from '../shared.js';
import type { Choice, OptionContext } from '../words.js';

const ASKS: Readonly<Record<TableAsk, (context: OptionContext) => string>> = {
  sit: ({ amount }) => (amount === undefined ? 'Sentarse' : `Sentarse con ${money(amount)}`),
  topUp: ({ amount }) => (amount === undefined ? 'Comprar fichas' : `Comprar ${money(amount)} en fichas`),
  sitOut: () => 'Dejar de jugar por ahora',
  comeBack: () => 'Volver al juego',
  leave: () => 'Levantarse de la mesa',
  changeSeat: () => 'Cambiar de asiento',
  drawButton: () => 'Sortear el botón',
  deal: () => 'Repartir',
  collectTime: () => 'Cobrar la cuota por tiempo',
  duty: () => 'Entrar de turno o terminarlo',
  proposition: () => 'Marcar como jugador de proposición, o ya no',
  giveNotice: ({ amount }) =>
    amount === undefined ? 'Avisar de otro límite' : `Avisar de un límite de ${money(amount)}`,
  countProgressive: () => 'Contar la caja del progresivo',
  removeProgressive: () => 'Sacar el progresivo del juego',
  takeUpProgressive: ({ amount = 0 }) => `Sumar ${money(amount)} que dejó otro progresivo`,
  takeUpFund: ({ amount = 0 }) => `Sumar ${money(amount)} que dejó la cuenta de premios de otra mesa`,
  changeLimit: ({ amount }) => (amount === undefined ? 'Cambiar el límite' : `Cambiar el límite a ${money(amount)}`),
};
/** What a button between hands says; undefined if it is not one of those. */
export const ask = ({ type }: Choice, context: OptionContext): string | undefined =>
  Object.hasOwn(ASKS, type) ? ASKS[type as TableAsk](context) : undefined;
