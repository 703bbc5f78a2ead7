// What the page of a club says, in both languages.
import type { ClubRefusal, ClubRole } from '@baraja/room';
import type { Language } from '../lib/wire.js';

export interface ClubStrings {
  readonly heading: string;
  readonly lead: string;
  readonly none: string;
  readonly found: string;
  readonly name: string;
  readonly roles: Readonly<Record<ClubRole, string>>;
  readonly hostedBy: (host: string, size: number) => string;
  readonly join: string;
  readonly waits: string;
  readonly link: string;
  readonly linkLead: string;
  readonly copy: string;
  readonly copied: string;
  readonly yes: string;
  readonly no: string;
  readonly removeLead: string;
  readonly leaveLead: string;
  readonly asking: string;
  readonly admit: string;
  readonly refuse: string;
  readonly members: string;
  readonly columns: Readonly<Record<'name' | 'given' | 'has' | 'net' | 'evenings', string>>;
  readonly you: string;
  readonly amount: string;
  readonly give: string;
  readonly take: string;
  readonly cohost: string;
  readonly noCohost: string;
  readonly remove: string;
  readonly leave: string;
  readonly more: (name: string) => string;
  readonly tables: string;
  readonly noTables: string;
  readonly open: string;
  readonly game: string;
  readonly stake: string;
  readonly free: (seats: number) => string;
  readonly owes: string;
  readonly bank: string;
  readonly settle: string;
  readonly settleLead: string;
  readonly standings: string;
  readonly noStandings: string;
  readonly evening: (when: string) => string;
  readonly gone: string;
  readonly refused: Readonly<Record<ClubRefusal['refused'], string>>;
}
const en: ClubStrings = {
  heading: 'Clubs',
  lead: 'For those who play together more than once: a host lets them in and gives chips; no fee; the room reckons who owes whom.',
  none: 'You belong to none yet. Found one, or open the link somebody sent you.',
  found: 'Found a club',
  name: 'Name',
  roles: { host: 'Host', cohost: 'Co-host', member: 'Member', asked: 'Asked to come in', none: '' },
  hostedBy: (host, size) => `Hosted by ${host}, ${size === 1 ? 'one member' : `${size} members`}.`,
  join: 'Ask to come in',
  waits: 'You have asked. A host lets you in.',
  link: 'Link to the club',
  linkLead: 'Whoever has it may ask to come in.',
  copy: 'Copy the link',
  copied: 'Copied.',
  yes: 'Do it',
  no: 'Cancel',
  removeLead: 'He leaves his seat after the hand. What he won or lost stays to be settled.',
  leaveLead: 'You leave your seat after the hand. What you won or lost stays to be settled.',
  asking: 'Would like to come in',
  admit: 'Let in',
  refuse: 'Not now',
  members: 'Members',
  columns: { name: 'Name', given: 'Given', has: 'Has', net: 'Won or lost', evenings: 'Evenings' },
  you: 'you',
  amount: 'Chips, in dollars',
  give: 'Give',
  take: 'Take back',
  cohost: 'Make co-host',
  noCohost: 'No longer co-host',
  remove: 'Send away',
  leave: 'Leave the club',
  more: (name) => `Chips and more: ${name}`,
  tables: 'Tables',
  noTables: 'No table is open.',
  open: 'Open a table',
  game: 'Game',
  stake: 'Stake',
  free: (seats) => (seats === 1 ? 'one seat free' : `${seats} seats free`),
  owes: 'Who owes whom',
  bank: 'the bank',
  settle: 'The evening is over',
  settleLead: 'Writes down who won and lost, and takes all chips back. Not while somebody sits at a table.',
  standings: 'Standings',
  noStandings: 'No evening has been settled yet.',
  evening: (when) => `Evening of ${when}`,
  gone: 'There is no such club here.',
  refused: {
    'no-such-club': 'There is no such club here.',
    'not-a-host': 'That is for the hosts of the club.',
    'not-a-member': 'That is nobody of the club.',
    'member-already': 'You are a member already.',
    'too-many-members': 'The club is full.',
    'too-many-clubs': 'You host as many clubs as one may.',
    'not-enough-chips': 'There are not so many chips to take back.',
    'still-seated': 'Somebody still sits at a table of the club.',
    'nothing-to-settle': 'No chips are out: there is nothing to settle.',
    'host-stays': 'The host stays the host.',
    'house-fee': 'That house’s sheet takes a fee at this game; a club plays without: choose a game that takes none.',
  },
};
const es: ClubStrings = {
  heading: 'Clubes',
  lead:
    'Para quienes juegan juntos más de una vez: el anfitrión deja entrar y da fichas, sin cuota, y la sala calcula quién le ' +
    'debe a quién.',
  none: 'Todavía no eres de ninguno. Funda uno, o abre el enlace que te enviaron.',
  found: 'Fundar un club',
  name: 'Nombre',
  roles: { host: 'Anfitrión', cohost: 'Coanfitrión', member: 'Socio', asked: 'Pidió entrar', none: '' },
  hostedBy: (host, size) => `Anfitrión: ${host}; ${size === 1 ? 'un socio' : `${size} socios`}.`,
  join: 'Pedir entrar',
  waits: 'Ya lo pediste. Te deja entrar un anfitrión.',
  link: 'Enlace al club',
  linkLead: 'Quien lo tenga puede pedir entrar.',
  copy: 'Copiar el enlace',
  copied: 'Copiado.',
  yes: 'Confirmar',
  no: 'Cancelar',
  removeLead: 'Deja su asiento después de la mano. Lo que ganó o perdió queda por saldar.',
  leaveLead: 'Dejas tu asiento después de la mano. Lo que ganaste o perdiste queda por saldar.',
  asking: 'Quieren entrar',
  admit: 'Dejar entrar',
  refuse: 'Ahora no',
  members: 'Socios',
  columns: { name: 'Nombre', given: 'Recibió', has: 'Tiene', net: 'Ganó o perdió', evenings: 'Veladas' },
  you: 'tú',
  amount: 'Fichas, en dólares',
  give: 'Dar',
  take: 'Retirar',
  cohost: 'Hacer coanfitrión',
  noCohost: 'Ya no es coanfitrión',
  remove: 'Sacar del club',
  leave: 'Dejar el club',
  more: (name) => `Fichas y más: ${name}`,
  tables: 'Mesas',
  noTables: 'No hay mesas abiertas.',
  open: 'Abrir una mesa',
  game: 'Juego',
  stake: 'Apuesta',
  free: (seats) => (seats === 1 ? 'un asiento libre' : `${seats} asientos libres`),
  owes: 'Quién le debe a quién',
  bank: 'la banca',
  settle: 'Se acabó la velada',
  settleLead: 'Anota quién ganó y perdió y retira todas las fichas. Mientras haya alguien sentado no se puede.',
  standings: 'Clasificación',
  noStandings: 'Todavía no se cerró ninguna velada.',
  evening: (when) => `Velada del ${when}`,
  gone: 'Aquí no existe ese club.',
  refused: {
    'no-such-club': 'Aquí no existe ese club.',
    'not-a-host': 'Eso es de los anfitriones del club.',
    'not-a-member': 'No es del club.',
    'member-already': 'Ya eres socio.',
    'too-many-members': 'El club está lleno.',
    'too-many-clubs': 'Ya eres anfitrión de todos los clubes que se permiten.',
    'not-enough-chips': 'No hay tantas fichas que retirar.',
    'still-seated': 'Alguien sigue sentado en una mesa del club.',
    'nothing-to-settle': 'No hay fichas repartidas: no hay nada que cerrar.',
    'host-stays': 'El anfitrión sigue siendo el anfitrión.',
    'house-fee':
      'La hoja de esa casa cobra cuota en este juego; un club juega sin ella: elige un juego que no la cobre.',
  },
};
export const clubStrings = (language: Language): ClubStrings => (language === 'es' ? es : en);
