/** What may be asked of a table between hands, in English. */
import type { TableAsk } from '../../facts/index.js';
import { money } from '../shared.js';
import type { Choice, OptionContext } from '../words.js';

const ASKS: Readonly<Record<TableAsk, (context: OptionContext) => string>> = {
  sit: ({ amount }) => (amount === undefined ? 'Sit down' : `Sit down with ${money(amount)}`),
  topUp: ({ amount }) => (amount === undefined ? 'Buy chips' : `Buy ${money(amount)} in chips`),
  sitOut: () => 'Sit out',
  comeBack: () => 'Come back',
  leave: () => 'Leave the table',
  changeSeat: () => 'Change seat',
  drawButton: () => 'Draw for the button',
  deal: () => 'Deal',
  collectTime: () => 'Take the time collection',
  duty: () => 'Go on duty or off it',
  proposition: () => 'Mark as a proposition player, or no longer',
  giveNotice: ({ amount }) =>
    amount === undefined ? 'Announce another limit' : `Announce a limit of ${money(amount)}`,
  countProgressive: () => 'Count the box of the progressive',
  removeProgressive: () => 'Take the progressive out of play',
  takeUpProgressive: ({ amount = 0 }) => `Add ${money(amount)} that another progressive left`,
  takeUpFund: ({ amount = 0 }) => `Add ${money(amount)} that the bonus account of another table left`,
  changeLimit: ({ amount }) => (amount === undefined ? 'Change the limit' : `Change the limit to ${money(amount)}`),
};
/** What a button between hands says; undefined if it is not one of those. */
export const ask = ({ type }: Choice, context: OptionContext): string | undefined =>
  Object.hasOwn(ASKS, type) ? ASKS[type as TableAsk](context) : undefined;
