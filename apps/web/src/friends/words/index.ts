// The words of an evening among friends, in both languages. They are fetched with its page.
import type { Language } from '../../lib/wire.js';

type Of<A extends readonly unknown[]> = (...args: A) => string;
export interface EveningStrings {
  readonly heading: string;
  readonly rules: string;
  readonly invite: string;
  readonly inviteHint: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly qr: string;
  readonly who: string;
  readonly nobody: string;
  readonly you: string;
  readonly seated: string;
  readonly here: string;
  readonly expected: string;
  readonly name: string;
  readonly come: string;
  readonly notComing: string;
  readonly onList: string;
  readonly sit: string;
  readonly toTable: string;
  readonly look: string;
  readonly talk: string;
  readonly settlement: string;
  readonly asOf: Of<[hands: number]>;
  readonly fetch: string;
  readonly even: string;
  readonly pays: Of<[from: string, to: string, amount: string]>;
  readonly house: string;
  readonly columns: Readonly<Record<'name' | 'bought' | 'has' | 'net', string>>;
  readonly fees: Of<[amount: string]>;
  readonly playMoney: string;
  readonly rematch: string;
  readonly rematchHint: string;
  readonly rematchOpen: Of<[name: string]>;
  readonly go: string;
  readonly practice: string;
  readonly inLobby: string;
  readonly refused: Readonly<Record<'not-by-link' | 'too-many-guests' | 'not-a-player' | 'too-many-tables', string>>;
}
const en: EveningStrings = {
  heading: 'An evening at this table',
  rules: 'Rules',
  invite: 'Invite',
  inviteHint: 'Whoever has the link can come in, look on and take a seat. Nobody else finds the table.',
  link: 'Link to this table',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
  qr: 'The link as a code for a phone’s camera',
  who: 'Who is coming',
  nobody: 'Nobody has said so yet. Send the link.',
  you: 'you',
  seated: 'has a seat',
  here: 'here now',
  expected: 'is coming',
  name: 'Your name',
  come: 'I’m coming',
  notComing: 'I can’t come',
  onList: 'You are on the list.',
  sit: 'Take a seat',
  toTable: 'To your seat',
  look: 'Look at the table',
  talk: 'Talk',
  settlement: 'What each owes whom',
  asOf: (hands) =>
    `After ${hands} ${hands === 1 ? 'hand' : 'hands'}, by the room’s book: what each took away and has, less what he bought.`,
  fetch: 'Reckon again',
  even: 'Everybody is even.',
  pays: (from, to, amount) => `${from} pays ${to} ${amount}`,
  house: 'the house',
  columns: { name: 'Name', bought: 'Bought', has: 'Took and has', net: 'Net' },
  fees: (amount) => `${amount} went to the house in fees and jackpots.`,
  playMoney: 'Play money: nothing is owed outside this room.',
  rematch: 'Play again',
  rematchHint: 'Opens another table like this one and tells everybody here where it is.',
  rematchOpen: (name) => `${name} has opened the next table.`,
  go: 'Go there',
  practice: 'This is a practice table: bots play at it, and nobody is expected.',
  inLobby: 'This table is in the lobby for anybody to join.',
  refused: {
    'not-by-link': 'Only a table by link has a list of guests.',
    'too-many-guests': 'The list is full.',
    'not-a-player': 'Only those who played here can ask for another game.',
    'too-many-tables': 'You have too many tables open.',
  },
};
const es: EveningStrings = {
  heading: 'Una noche en esta mesa',
  rules: 'Reglas',
  invite: 'Invitar',
  inviteHint: 'Quien tenga el enlace puede entrar, mirar y sentarse. Nadie más encuentra la mesa.',
  link: 'Enlace a esta mesa',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  share: 'Compartir',
  qr: 'El enlace como código para la cámara del teléfono',
  who: 'Quién viene',
  nobody: 'Nadie ha dicho que viene. Manda el enlace.',
  you: 'tú',
  seated: 'ya tiene asiento',
  here: 'ya está aquí',
  expected: 'viene',
  name: 'Tu nombre',
  come: 'Voy',
  notComing: 'No puedo ir',
  onList: 'Estás en la lista.',
  sit: 'Tomar asiento',
  toTable: 'A tu asiento',
  look: 'Ver la mesa',
  talk: 'Charla',
  settlement: 'Quién le debe a quién',
  asOf: (hands) => {
    const after = `Después de ${hands} ${hands === 1 ? 'mano' : 'manos'}, según las cuentas de la sala`;
    return `${after}: lo que cada quien se llevó y tiene, menos lo que compró.`;
  },
  fetch: 'Volver a contar',
  even: 'Todos están a mano.',
  pays: (from, to, amount) => `${from} le paga ${amount} a ${to}`,
  house: 'la casa',
  columns: { name: 'Nombre', bought: 'Compró', has: 'Se llevó y tiene', net: 'Neto' },
  fees: (amount) => `${amount} se fueron a la casa en cuotas y premios.`,
  playMoney: 'Es dinero de juego: fuera de esta sala no se debe nada.',
  rematch: 'Jugar otra vez',
  rematchHint: 'Abre otra mesa igual a esta y les avisa a todos los de aquí dónde está.',
  rematchOpen: (name) => `${name} abrió la siguiente mesa.`,
  go: 'Ir allá',
  practice: 'Esta es una mesa de práctica: juegan bots y no se espera a nadie.',
  inLobby: 'Esta mesa está en el salón, abierta a cualquiera.',
  refused: {
    'not-by-link': 'Solo una mesa por enlace tiene lista de invitados.',
    'too-many-guests': 'La lista está llena.',
    'not-a-player': 'Solo quienes jugaron aquí pueden pedir otra partida.',
    'too-many-tables': 'Tienes demasiadas mesas abiertas.',
  },
};
const LANGUAGES: Readonly<Record<Language, EveningStrings>> = { en, es };
export const eveningStrings = (language: Language): EveningStrings => LANGUAGES[language];
