// What the commands about a room's record say: verify, backup, restore, and a room that does not open.
import type { Damage, Exported } from '@baraja/room';
import type { Language } from 'baraja/words';
import { verifyEs } from './verify.js';

const when = (at: number): string => new Date(at).toISOString();
const en = {
  backup: 'Copy a room, running or not, into one file, without its keys',
  export: 'Copy a room into one file that verify can prove without its keys, as far as hands are over',
  exported: (file: string, made: Exported) =>
    `${file}: ${made.events} events; ${made.open} packs can be proved, ${made.sealed} stay sealed. ` +
    `The keys are not in it, nor ${made.withheld} events and entries that it must not show.`,
  eventsWithheld: (events: number) =>
    `        of ${events} events only the seal is there: passwords, sessions, and what is not this copy’s to show`,
  entriesWithheld: (entries: number, withheld: number, house: string) =>
    `money   ${entries} entries, of ${withheld} only the seal is there; every account of ${house} adds up`,
  cut: 'something is held back here that the copy should have',
  house: 'only what is this house’s own',
  noHouse: (house: string, all: string) => `There is no house called ${house}. There are: ${all}.`,
  stillSealed: (tables: number) =>
    `        the last packs of ${tables} tables stay sealed: their hands or shoes were under way`,
  restore: 'Put a backup in the place of a room; what was there is kept aside',
  from: 'the backup',
  to: 'the file to write',
  folder: 'the room’s data folder',
  force: 'also where there is a room already',
  accept: 'take the room as it lies, and begin new heads from there',
  verifyDb: 'the database the record is in, where it is not in the folder',
  head: 'a signed head somebody kept, the line or a file with it; or a backup: the record must contain it',
  receipt: 'the receipt of a part in a shuffle, the line or a file with it: the part must be in the record',
  since: 'only what happened since: a day (2026-11-19), a time (2026-11-19T20:00Z) or a hand (TABLE/NUMBER)',
  table: 'only this table; with --since its hands from that number or time on',
  onlyRecords: '--since and --table are for a record: a room’s folder, a database or a backup.',
  noTime: (text: string) => `“${text}” is no day, time or hand: write 2026-11-19, 2026-11-19T20:00Z or TABLE/NUMBER.`,
  noTable: (table: string) => `There is no table ${table} in the record.`,
  noHand: (table: string, hand: number) => `There is no hand ${hand} of table ${table} in the record.`,
  otherTable: (since: string, table: string) => `${since} is a hand of another table than ${table}.`,
  partSince: (time: Date) => `since   ${time.toISOString()}: what is before it is taken as it lies, and not looked at`,
  partTable: (table: string, since: string | null) =>
    `table   ${table}${since === null ? '' : ` since ${since}`}: nothing else is looked at, nor the money`,
  entriesSince: (entries: number) => `money   ${entries} entries since then; every account they name adds up`,
  soundPart: 'What was looked at is sound.',
  made: (file: string, events: number) => `${file}: ${events} events. The keys are not in it.`,
  keys: 'Keep seal.key, room.key and session.key of the folder elsewhere, apart from it: a restore needs seal.key and room.key.',
  move: 'Move a room’s record from its file into PostgreSQL, or back; proved before it is kept. What it came from stays',
  moveFrom: 'a file (room.db in the data folder), or postgres://user@host/database',
  moveTo: 'a new file, or the address of an empty database',
  moved: (to: string, events: number, entries: number) =>
    `${to}: ${events} events and ${entries} entries of the ledger, every chain followed, the money added up.`,
  serveThere: 'Open it with: baraja serve --data <the folder with its keys> --db <the address>',
  serveHere: 'Open it with: baraja serve --data <the folder with the file and its keys>',
  restored: (folder: string) => `The room is in ${folder}.`,
  aside: (folder: string) => `What was there before is in ${folder}.`,
  there: (folder: string) => `There is a room in ${folder}: --force puts the backup in its place and keeps it aside.`,
  noKeys: (folder: string) =>
    `Put seal.key and room.key of the room into ${folder} first: without them no hand can go on.`,
  exists: (file: string) => `${file} is there already.`,
  noStore: (file: string) => `${file} is no backup and no store of a room.`,
  badStore: (file: string, why: string) => `${file} cannot be used: ${why}.`,
  taken: (folder: string, who: string) =>
    `${folder} is in use by ${who}. Stop it first, or use another folder: --data.`,
  todo: (folder: string) =>
    [
      `Nothing was changed. Look closer: baraja verify --data ${folder}.`,
      `Put a backup back: baraja restore <backup> --data ${folder} --force.`,
      `Or take it as it lies: baraja restore --accept --data ${folder}.`,
    ].join('\n'),
  damage: (d: Damage): string => {
    switch (d.code) {
      case 'emptied':
        return `The record is empty; at ${when(d.at)} it had ${d.events} events. All of them are lost, at most.`;
      case 'cut':
        return `The record was cut short: ${d.has} events, and ${d.events} at ${when(d.at)}. ${d.events - d.has} are lost, at least.`;
      case 'rewritten':
        return `The record was written anew: event ${d.events} is not the one that was signed at ${when(d.at)}.`;
      case 'chain':
        return `A chain is broken: ${d.why}`;
      case 'unreadable':
        return `The store cannot be read: ${d.why}`;
      case 'book':
        return `The ledger is off by ${d.why}.`;
      case 'seal-key':
        return `seal.key is not the one of this record: ${d.why}`;
      case 'room-key':
        return 'room.key or heads.txt belong to another room.';
      case 'heads':
        return `heads.txt is ${d.why}.`;
    }
  },
};
const es: typeof en = {
  backup: 'Copiar una sala, abierta o no, en un solo archivo, sin sus llaves',
  export: 'Copiar una sala en un archivo que verify comprueba sin sus llaves, hasta donde las manos terminaron',
  exported: (file, made) =>
    `${file}: ${made.events} sucesos; se pueden comprobar ${made.open} mazos, ${made.sealed} siguen sellados. ` +
    `Las llaves no van dentro, ni ${made.withheld} sucesos y asientos que no debe mostrar.`,
  eventsWithheld: (events) =>
    `        de ${events} sucesos solo está el sello: contraseñas, sesiones, y lo que no toca mostrar en esta copia`,
  entriesWithheld: (entries, withheld, house) =>
    `dinero  ${entries} asientos, de ${withheld} solo está el sello; todas las cuentas de ${house} cuadran`,
  cut: 'aquí falta algo que la copia debería tener',
  house: 'solo lo que es de esta casa',
  noHouse: (house, all) => `No hay ninguna casa llamada ${house}. Hay: ${all}.`,
  stillSealed: (tables) =>
    `        los últimos mazos de ${tables} mesas siguen sellados: su mano o su sabot estaba en curso`,
  restore: 'Poner una copia en el lugar de una sala; lo que había se guarda aparte',
  from: 'la copia',
  to: 'el archivo que se escribe',
  folder: 'la carpeta de datos de la sala',
  force: 'también donde ya hay una sala',
  accept: 'tomar la sala como está y empezar firmas nuevas desde ahí',
  verifyDb: 'la base de datos del registro, si no está en la carpeta',
  head: 'una firma del registro que alguien guardó, la línea o su archivo; o una copia: el registro debe contenerla',
  receipt: 'el recibo de una parte en una barajada, la línea o su archivo: la parte debe estar en el registro',
  since: 'solo lo que pasó desde entonces: un día (2026-11-19), una hora (2026-11-19T20:00Z) o una mano (MESA/NÚMERO)',
  table: 'solo esta mesa; con --since, sus manos desde ese número o esa hora',
  onlyRecords: '--since y --table son para un registro: la carpeta de una sala, una base de datos o una copia.',
  noTime: (text) => `“${text}” no es día, hora ni mano: escribe 2026-11-19, 2026-11-19T20:00Z o MESA/NÚMERO.`,
  noTable: (table) => `En el registro no hay ninguna mesa ${table}.`,
  noHand: (table, hand) => `En el registro no hay mano ${hand} de la mesa ${table}.`,
  otherTable: (since, table) => `${since} es una mano de otra mesa, no de ${table}.`,
  partSince: (time) => `desde   ${time.toISOString()}: lo de antes se toma como está y no se revisa`,
  partTable: (table, since) =>
    `mesa    ${table}${since === null ? '' : ` desde ${since}`}: no se revisa nada más, tampoco el dinero`,
  entriesSince: (entries) => `dinero  ${entries} asientos desde entonces; todas las cuentas que nombran cuadran`,
  soundPart: 'Lo que se revisó está en orden.',
  made: (file, events) => `${file}: ${events} sucesos. Las llaves no van dentro.`,
  keys: 'Guarda aparte, en otro lugar, seal.key, room.key y session.key de la carpeta: para restaurar hacen falta seal.key y room.key.',
  move: 'Pasar el registro de una sala de su archivo a PostgreSQL, o de vuelta; se comprueba antes de guardarse. Lo de origen queda',
  moveFrom: 'un archivo (room.db de la carpeta de datos), o postgres://usuario@servidor/base',
  moveTo: 'un archivo nuevo, o la dirección de una base vacía',
  moved: (to, events, entries) =>
    `${to}: ${events} sucesos y ${entries} asientos del libro; cada cadena comprobada y el dinero sumado.`,
  serveThere: 'Ábrela con: baraja serve --data <la carpeta de sus llaves> --db <la dirección>',
  serveHere: 'Ábrela con: baraja serve --data <la carpeta del archivo y sus llaves>',
  restored: (folder) => `La sala está en ${folder}.`,
  aside: (folder) => `Lo que había antes está en ${folder}.`,
  there: (folder) => `Ya hay una sala en ${folder}: --force pone la copia en su lugar y la guarda aparte.`,
  noKeys: (folder) => `Pon primero seal.key y room.key de la sala en ${folder}: sin ellas ninguna mano puede seguir.`,
  exists: (file) => `${file} ya existe.`,
  noStore: (file) => `${file} no es una copia ni el registro de una sala.`,
  badStore: (file, why) => `${file} no sirve: ${why}.`,
  taken: (folder, who) => `${folder} la está usando ${who}. Ciérrala primero, o usa otra carpeta: --data.`,
  todo: (folder) =>
    [
      `No se cambió nada. Para ver más: baraja verify --data ${folder}.`,
      `Para poner una copia: baraja restore <copia> --data ${folder} --force.`,
      `O para tomarla como está: baraja restore --accept --data ${folder}.`,
    ].join('\n'),
  damage: (d) => {
    switch (d.code) {
      case 'emptied':
        return `El registro está vacío; el ${when(d.at)} tenía ${d.events} sucesos. A lo más se perdieron todos.`;
      case 'cut':
        return `El registro está cortado: ${d.has} sucesos, y eran ${d.events} el ${when(d.at)}. Faltan por lo menos ${d.events - d.has}.`;
      case 'rewritten':
        return `El registro se escribió de nuevo: el suceso ${d.events} no es el que se firmó el ${when(d.at)}.`;
      case 'chain':
        return `Una cadena está rota: ${verifyEs.why(d.why)}`;
      case 'unreadable':
        return `No se puede leer el registro: ${verifyEs.why(d.why)}`;
      case 'book':
        return `El libro no cuadra por ${d.why}.`;
      case 'seal-key':
        return `seal.key no es la de este registro: ${verifyEs.why(d.why)}`;
      case 'room-key':
        return 'room.key o heads.txt son de otra sala.';
      case 'heads':
        return `heads.txt: ${d.why === 'missing' ? 'no está' : 'no se puede leer'}.`;
    }
  },
};
export const recordWords = (language: Language): typeof en => ({ en, es })[language];
