// The accounts of one table in the room's book, besides the chips on its felt: the tray a house banks from, and money that is
// neither the house's nor anybody's yet, a progressive's box, its jackpot and backups, a bonus fund. A practice table has accounts
// of its own throughout: its players' chips come from their purses, and nothing of it reaches what is played for between people. So has
// a table that somebody opened for himself: what is collected there is not the house's, and stands in none of its counts.
import type { Account } from 'baraja/progressive';
import type { AccountName } from '../ledger/index.js';
import type { TableOpened } from './kinds.js';

export interface TableName {
  readonly table: string;
  /** Whose cage, drop and jackpots: the house's own, those it keeps for practice, or those of tables people open for themselves. */
  readonly house: string;
  /** Chips are bought from purses, not from wallets. */
  readonly purse: boolean;
  /** Or they are those a club gives out. */
  readonly club?: string;
}
/** The accounts of a table as it was opened. Practice tables of the first edition were played at with wallets. */
export const accountsOf = (
  { id, purse = false, apart = false, club }: Pick<TableOpened, 'id' | 'purse' | 'apart' | 'club'>,
  house: string,
): TableName => ({
  table: id,
  house: purse ? `practice/${house}` : apart ? `private/${house}` : house,
  purse,
  ...(club ? { club } : {}),
});
/** Where a patron's chips are bought from, and go back to. */
export const ownOf = ({ purse, club }: Pick<TableName, 'purse' | 'club'>, patron: string): AccountName =>
  club ? `wallet:club/${club}/${patron}` : `${purse ? 'purse' : 'wallet'}:${patron}`;

export const feltOf = ({ table }: TableName): AccountName => `felt:${table}`;
export const trayOf = ({ table }: TableName): AccountName => `tray:${table}`;
export const cageOf = ({ house }: TableName): AccountName => `cage:${house}`;
/** What is collected at a table, each in a box of its own: by the hand, by the time, for the jackpot. */
export const BOXES = ['hand', 'time', 'jackpot'] as const;
export type BoxKind = (typeof BOXES)[number];
export const dropOf = ({ house, table }: Pick<TableName, 'house' | 'table'>, kind: BoxKind): AccountName =>
  `drop:${house}/${table}/${kind}`;
/** A fund that stays at the table, by its place on the felt. */
export const fundOf = ({ house, table }: TableName, name: string): AccountName => `jackpot:${house}/${table}/${name}`;
/** The second drop box. */
export const boxOf = ({ house, table }: TableName): AccountName => `drop:${house}/${table}/progressive`;
/** Where money goes that players were promised at a table that is no more, until another progressive of the house takes it up. */
export const carriedOf = ({ house }: TableName): AccountName => `jackpot:${house}/carried`;

/** Where a fund of a table's own goes when it closes, until another of the house that plays this game takes it up. */
export const fundLeft = ({ house }: Pick<TableName, 'house'>, game: string, fund: string): AccountName =>
  `jackpot:${house}/carried/${game}/${fund}`;

/** Where an account of a progressive's own book stands in the room's. */
export function progressiveAccount(where: TableName, account: Account): AccountName {
  switch (account) {
    case 'players':
      return feltOf(where);
    case 'tray':
      return trayOf(where);
    case 'house':
    case 'fee':
      return cageOf(where);
    case 'box':
      return boxOf(where);
    case 'transferred':
      return carriedOf(where);
    case 'meter':
    case 'backup-1':
    case 'backup-2':
      return fundOf(where, account);
  }
}
