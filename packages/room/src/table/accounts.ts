// The accounts of one table in the room's book, besides the chips on its felt: the tray a house banks from, and money that is
// neither the house's nor anybody's yet, a progressive's box, its jackpot and backups, a bonus fund.
import type { Account } from 'baraja/progressive';
import type { AccountName } from '../ledger/index.js';

export interface TableName {
  readonly table: string;
  readonly house: string;
}

export const feltOf = ({ table }: TableName): AccountName => `felt:${table}`;
export const trayOf = ({ table }: TableName): AccountName => `tray:${table}`;
export const cageOf = ({ house }: TableName): AccountName => `cage:${house}`;
export const dropOf = ({ house }: TableName): AccountName => `drop:${house}`;
/** A fund that stays at the table, by its place on the felt. */
export const fundOf = ({ house, table }: TableName, name: string): AccountName => `jackpot:${house}/${table}/${name}`;
/** The second drop box (SPAN-PROG-2). */
export const boxOf = ({ house, table }: TableName): AccountName => `drop:${house}/${table}/progressive`;
/** Where money goes that players were promised at a table that is no more, until another progressive of the house takes it up. */
export const carriedOf = ({ house }: TableName): AccountName => `jackpot:${house}/carried`;

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
