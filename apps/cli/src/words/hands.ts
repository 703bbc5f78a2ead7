// What `baraja hands` says.
import { type Fault, faultWords } from '@baraja/hands';
import type { TableRules } from 'baraja/table';
import type { Language } from 'baraja/words';

type Paid = 'post' | 'fee' | 'win';
const en = {
  about:
    'Hands out and in: a room’s in any format, files of them read, converted, checked, told, put under any house’s rules',
  export: 'Write the hands of a room in a format',
  import: 'Read files of hands into lines of our own, each up to the first act its table refuses',
  convert: 'Write files of hands in another format',
  check: 'Read files of hands and play every one: what cannot be read, and which act a table refuses',
  tell: 'Tell a hand of a file in words, with the clauses it rests on',
  to: 'jsonl loses nothing; phh, ohh and stars (a text that trackers read) tell poker',
  data: 'the room’s data folder, with its keys',
  out: 'the file to write; what is printed if left out',
  force: 'also over a file that is there',
  db: 'of a room in PostgreSQL, postgres://user@host/database; its keys are in the data folder',
  house: 'only of this house',
  game: 'only of this game',
  table: 'only of this table',
  since: 'only from then on, such as 2026-11-01',
  until: 'only before then',
  player: 'only hands of this player, through his eyes: no card that he has not seen',
  rail: 'as the rail saw them: no card that was not shown to all; every card if left out',
  files: 'files of hands, in any of the formats',
  file: 'a file of hands, in any of the formats',
  hand: 'which hand of the file',
  noTime: 'a day such as 2026-11-01, or a time on it.',
  noFormat: (path: string) =>
    `${path} is no file of hands: PHH, Open Hand History, the trackers’ text and lines of our own are read.`,
  noHand: (n: number) => `There is no hand ${n} in it.`,
  exists: (path: string) => `${path} is there already: --force writes over it.`,
  noWrite: (path: string, why: string) => `${path} cannot be written: ${why}.`,
  earlier: 'It was dealt by an earlier edition that cannot be laid out any more.',
  progress: (n: number) => `${n} hands`,
  at: (file: string, line: number | undefined, n: number, why: string) =>
    `${file}, ${line === undefined ? '' : `line ${line}, `}hand ${n}: ${why}`,
  unended: 'It does not come to its end: the file tells no more of it.',
  stopped: (act: number, why: string) => `Up to act ${act}, which the table refuses: ${why}`,
  done: (n: number, out: string) => `${n} ${n === 1 ? 'hand' : 'hands'} in ${out}.`,
  leftOut: (n: number, why: string) => `${n} left out: ${why}`,
  checked: (good: number, stopped: number, left: number) =>
    `${good} ${good === 1 ? 'hand is' : 'hands are'} in order, ${stopped} up to a point, ${left} not at all.`,
  under: {
    about:
      'Put a hand of a file under a house’s rules: what would have been refused, and what it would have paid, clause by clause',
    table: 'a table, such as rogelios/hold-nl; at the stake nearest to the hand’s unless --stake says another',
    noTable: (at: string) => `${at} names no table: a house and a game, such as rogelios/hold-nl.`,
    heading: ({ house, gameId, stake }: TableRules) => `By ${house}, ${gameId} ${stake}:`,
    notDealt: 'This table would not have dealt it.',
    allTaken: 'Every act would have been taken.',
    notTaken: (act: number, name: string, did: string) =>
      `${act > 0 ? `Act ${act}, ` : ''}${name}: ${did} would have been refused.`,
    instead: (did: string | null) => (did === null ? '' : `[${did}]`),
    paid: (what: Paid, name: string, amount: string, rule: string | null) =>
      `${name} ${{ post: 'posts', fee: 'pays a fee of', win: 'wins' }[what]} ${amount}${rule ? ` (${rule})` : ''}.`,
    net: (name: string, was: string, is: string) => `${name}: was ${was}, would be ${is}`,
    other: '*',
  },
};
const es: typeof en = {
  about:
    'Manos que salen y entran: las de una sala en cualquier formato, archivos que se leen, convierten, revisan y cuentan',
  export: 'Escribir las manos de una sala en un formato',
  import: 'Leer archivos de manos a líneas propias, cada una hasta el primer acto que su mesa no acepta',
  convert: 'Escribir archivos de manos en otro formato',
  check: 'Leer archivos de manos y jugar cada una: qué no se puede leer, y qué acto no acepta la mesa',
  tell: 'Contar una mano de un archivo en palabras, con las reglas en que se apoya',
  to: 'jsonl no pierde nada; phh, ohh y stars (un texto que leen los programas de seguimiento) cuentan póker',
  data: 'la carpeta de datos de la sala, con sus llaves',
  out: 'el archivo que se escribe; se imprime si no se dice',
  force: 'también encima de un archivo que ya está',
  db: 'de una sala en PostgreSQL, postgres://usuario@servidor/base; sus llaves están en la carpeta de datos',
  house: 'sólo de esta casa',
  game: 'sólo de este juego',
  table: 'sólo de esta mesa',
  since: 'sólo desde entonces, como 2026-11-01',
  until: 'sólo antes de entonces',
  player: 'sólo manos de este jugador, con sus ojos: ninguna carta que no haya visto',
  rail: 'como las vio el público: ninguna carta que no se mostró a todos; todas las cartas si no se dice',
  files: 'archivos de manos, en cualquiera de los formatos',
  file: 'un archivo de manos, en cualquiera de los formatos',
  hand: 'qué mano del archivo',
  noTime: 'un día como 2026-11-01, o una hora de él.',
  noFormat: (path) =>
    `${path} no es un archivo de manos: se leen PHH, Open Hand History, el texto de los programas de seguimiento y líneas propias.`,
  noHand: (n) => `No hay mano ${n} en él.`,
  exists: (path) => `${path} ya existe: --force escribe encima.`,
  noWrite: (path, why) => `${path} no se puede escribir: ${why}.`,
  earlier: 'Se repartió con una edición anterior que ya no se puede poner.',
  progress: (n) => `${n} manos`,
  at: (file, line, n, why) => `${file}, ${line === undefined ? '' : `línea ${line}, `}mano ${n}: ${why}`,
  unended: 'No llega a su fin: el archivo no cuenta más de ella.',
  stopped: (act, why) => `Hasta el acto ${act}, que la mesa no acepta: ${why}`,
  done: (n, out) => `${n} ${n === 1 ? 'mano' : 'manos'} en ${out}.`,
  leftOut: (n, why) => `${n} quedaron fuera: ${why}`,
  checked: (good, stopped, left) =>
    `${good} ${good === 1 ? 'mano' : 'manos'} en orden, ${stopped} hasta cierto punto, ${left} de ningún modo.`,
  under: {
    about:
      'Poner una mano de un archivo bajo las reglas de una casa: qué no se habría aceptado, y qué habría pagado, regla por regla',
    table: 'una mesa, como rogelios/hold-nl; en la apuesta más cercana a la de la mano si --stake no dice otra',
    noTable: (at) => `${at} no nombra una mesa: una casa y un juego, como rogelios/hold-nl.`,
    heading: ({ house, gameId, stake }) => `Según ${house}, ${gameId} ${stake}:`,
    notDealt: 'Esta mesa no la habría repartido.',
    allTaken: 'Todo se habría aceptado.',
    notTaken: (act, name, did) => `${act > 0 ? `Acto ${act}, ` : ''}${name}: ${did} no se habría aceptado.`,
    instead: (did) => (did === null ? '' : `[${did}]`),
    paid: (what, name, amount, rule) =>
      `${name} ${{ post: 'pone', fee: 'paga una cuota de', win: 'gana' }[what]} ${amount}${rule ? ` (${rule})` : ''}.`,
    net: (name, was, is) => `${name}: fue ${was}, habría sido ${is}`,
    other: '*',
  },
};
const ALL: Readonly<Record<Language, typeof en>> = { en, es };
/** With the package's own sentences for what is wrong with a hand. */
export const handFileWords = (language: Language) => ({
  ...ALL[language],
  fault: (fault: Fault): string => faultWords(fault, language),
  unread: (fault: Fault): string => faultWords(fault, language),
});
