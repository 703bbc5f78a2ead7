// What the row of practice tools says, in both languages; fetched with it.
import type { Interest } from '../bar/pass.js';
import type { Language } from '../lib/wire.js';

type Of<A extends readonly unknown[]> = (...args: A) => string;
export interface PracticeStrings {
  readonly label: string;
  readonly advise: string;
  readonly takeBack: string;
  readonly playOut: string;
  /** What a bot would do. */
  readonly would: Of<[what: string]>;
  readonly stands: Of<[part: string]>;
  readonly free: Of<[share: string, against: number]>;
  readonly priced: Of<[share: string, against: number, price: string, pot: string, need: string]>;
  readonly worth: Of<[list: string]>;
  readonly bare: string;
  /** Counted exactly, or with so much more or less. */
  readonly share: Of<[share: string, against: number, error: string | null]>;
  readonly needs: Of<[need: string]>;
  readonly chart: Of<[what: string, list: string]>;
  /** The two cards in front, what that is worth, and the house way where it is another. */
  readonly setting: Of<
    [front: string, worth: string, house: { readonly front: string; readonly worth: string } | null, hands: string]
  >;
  /** How many unseen cards are of use, of how many; and with the open card down. */
  readonly useful: Of<[useful: number, left: number, part: string, used: number | null]>;
  readonly throwing: Of<[list: string, left: number]>;
  readonly counting: string;
  readonly more: string;
  readonly again: string;
  readonly situation: string;
  readonly chosenNote: string;
  readonly notAtChoice: string;
  readonly whenOver: string;
  readonly own: string;
  readonly bank: string;
  readonly board: string;
  readonly at: string;
  readonly anywhere: string;
  readonly markers: Readonly<Record<'button' | 'small-blind' | 'big-blind', string>>;
  readonly unread: string;
  readonly deal: string;
  readonly ready: string;
  readonly beside: string;
  readonly gentle: string;
  readonly bestSays: string;
  readonly interest: Readonly<Record<Interest | 'label' | 'revoke', string>>;
}

const en: PracticeStrings = {
  label: 'Practice',
  advise: 'What would you do?',
  takeBack: 'Take back',
  playOut: 'Play it out',
  would: (what) => `A steady bot: ${what}.`,
  stands: (part) => `Nobody has raised, and your cards are better than ${part} of all hands.`,
  free: (share, against) => `Your cards win about ${share} of the pot against ${against}, and going on costs nothing.`,
  priced: (share, against, price, pot, need) =>
    `Your cards win about ${share} of the pot against ${against}; going on costs ${price} for ${pot}, and ${need} would be enough.`,
  worth: (list) => `Worth for each $1 wagered: ${list}.`,
  bare: 'It weighs this choice without one figure to show.',
  share: (share, against, error) =>
    `Counted: ${share} of the pot against ${against} unknown ${against === 1 ? 'hand' : 'hands'}, ` +
    (error ? `give or take ${error}.` : 'exactly.'),
  needs: (need) => `Calling needs ${need}.`,
  chart: (what, list) => `Best play says: ${what}. Counted, for each $1 wagered: ${list}.`,
  setting: (front, worth, house, hands) =>
    `Best play says: ${front} in front${house ? '' : ', as the house would set it'}. ` +
    `Tried against ${hands} hands, for each $1 wagered: ${worth}` +
    (house ? `; the house way, ${house.front} in front: ${house.worth}.` : '.'),
  useful: (useful, left, part, used) =>
    `Counted: ${useful} of the ${left} cards nobody has shown (${part}) would go on your columns or beside two of your hand` +
    (used === null ? '.' : `; with this card down, ${used}.`),
  throwing: (list, left) =>
    `Counted, how many of the ${left} cards nobody has shown would then be of use; throwing ${list}.`,
  counting: 'Counting',
  more: 'More',
  again: 'The same deal again',
  situation: 'Set up a hand',
  chosenNote: 'Only for you and the bots. It is stored as a hand whose cards were chosen.',
  notAtChoice: 'At a dealer’s choice the next hand is another game: nothing is dealt again or set up.',
  whenOver: 'It is dealt when this hand is over.',
  own: 'Your cards',
  bank: 'The bank’s',
  board: 'Board',
  at: 'You are',
  anywhere: 'where you would be',
  markers: { button: 'on the button', 'small-blind': 'the small blind', 'big-blind': 'the big blind' },
  unread: 'Write cards like As Kd 10h: rank, then s, h, d or c.',
  deal: 'Deal it',
  ready: 'Hands from the house’s book',
  beside: 'While you play',
  gentle: 'A gentle clock: three times the usual time',
  bestSays: 'Say what best play is before I act',
  interest: {
    label: 'A card that comes by:',
    ask: 'ask me about each',
    melds: 'ask me when it melds',
    pass: 'pass all until I say otherwise',
    revoke: 'Ask me about each again',
  },
};
const es: PracticeStrings = {
  label: 'Práctica',
  advise: '¿Tú qué harías?',
  takeBack: 'Deshacer',
  playOut: 'Terminar la mano',
  would: (what) => `Un bot sereno: ${what}.`,
  stands: (part) => `Nadie ha subido, y tus cartas son mejores que el ${part} de todas las manos.`,
  free: (share, against) =>
    `Con tus cartas ganas cerca del ${share} del bote contra ${against}, y seguir no cuesta nada.`,
  priced: (share, against, price, pot, need) =>
    `Con tus cartas ganas cerca del ${share} del bote contra ${against}; seguir cuesta ${price} por ${pot}, y para eso basta el ${need}.`,
  worth: (list) => `Lo que vale por cada $1 apostado: ${list}.`,
  bare: 'Esta decisión no la mide con un solo número.',
  share: (share, against, error) =>
    `Contado: ${share} del bote contra ${against} ${against === 1 ? 'mano desconocida' : 'manos desconocidas'}, ` +
    (error ? `${error} más o menos.` : 'exacto.'),
  needs: (need) => `Para pagar hace falta el ${need}.`,
  chart: (what, list) => `Lo mejor es: ${what}. Contado, por cada $1 apostado: ${list}.`,
  setting: (front, worth, house, hands) =>
    `Lo mejor es: ${front} delante${house ? '' : ', al modo de la casa'}. ` +
    `Probado contra ${hands} manos, por cada $1 apostado: ${worth}` +
    (house ? `; al modo de la casa, con ${house.front} delante: ${house.worth}.` : '.'),
  useful: (useful, left, part, used) =>
    `Contado: de las ${left} cartas que nadie ha enseñado, ${useful} (${part}) entran en tus columnas o con dos de tu mano` +
    (used === null ? '.' : `; si bajas ésta, ${used}.`),
  throwing: (list, left) =>
    `Contado, cuántas de las ${left} cartas que nadie ha enseñado te servirían después; si tiras ${list}.`,
  counting: 'Contando',
  more: 'Más',
  again: 'El mismo reparto otra vez',
  situation: 'Armar una mano',
  chosenNote: 'Solo para ti y los bots. Queda guardada como una mano de cartas escogidas.',
  notAtChoice: 'Donde escoge el que reparte, la mano que sigue es de otro juego: nada se repite ni se arma.',
  whenOver: 'Se reparte cuando termine esta mano.',
  own: 'Tus cartas',
  bank: 'De la banca',
  board: 'Mesa',
  at: 'Tú eres',
  anywhere: 'lo que te toque',
  markers: { button: 'el botón', 'small-blind': 'la ciega chica', 'big-blind': 'la ciega grande' },
  unread: 'Escribe las cartas así: As Kd 10h; el valor, y luego s, h, d o c.',
  deal: 'Repartirla',
  ready: 'Manos del libro de la casa',
  beside: 'Mientras juegas',
  gentle: 'Un reloj sin prisa: el triple del tiempo de siempre',
  bestSays: 'Decirme la mejor jugada antes de que juegue',
  interest: {
    label: 'Una carta que pasa:',
    ask: 'pregúntame por cada una',
    melds: 'pregúntame si me sirve',
    pass: 'pásalas todas hasta que diga otra cosa',
    revoke: 'Pregúntame otra vez por cada una',
  },
};
const LANGUAGES: Readonly<Record<Language, PracticeStrings>> = { en, es };
export const practiceStrings = (language: Language): PracticeStrings => LANGUAGES[language];
