/**
 * The front door of the engine: what it takes to play a game, look at it and keep its log. The rest is by room: `baraja/books` opens a
 * house's tables, `baraja/table` is a table between its rounds, `baraja/bots` chooses, `baraja/words` tells it to people in two
 * languages, `baraja/hands` ranks; `baraja/kernel`, `baraja/steps`, `baraja/cards` and `baraja/facts` are for authors of games.
 *
 * @module baraja
 */

// --- cards and chance ---
export {
  /** A card's face, as a number: joker or rank and suit. */
  type Face,
  /** Reads faces out of a text: `faces('As Kd')`; throws where one is none. */
  faces,
  /** Is this face the joker? */
  isJoker,
  /** Is this a face, or why a text is none? */
  isReadable,
  /** The joker’s face; there is one. */
  JOKER,
  /** The 52 cards. */
  pack52,
  /** The 52 cards and a joker. */
  pack53,
  /** So many decks of so many cards each, as shoes are. */
  packOf,
  /** A face as text: 'As', 'Td', 'Jo'. */
  printFace,
  /** Faces as text, with spaces between. */
  printFaces,
  /** The rank of a face; the joker has none, and asking is a mistake. */
  rankOf,
  /** Reads one face; or says why the text is none. */
  readFace,
  /** Reads faces; or says which text is none. */
  readFaces,
  /** The suit of a face; the joker has none, and asking is a mistake. */
  suitOf,
} from './cards/index.js';
export {
  /** The rules of any family, told apart by `family`; a house's book has them by `openTable`. */
  type GameRules,
  /** Compiles rules for some seats. */
  makeGame,
  /** How hands of these rules rank. */
  rankingsOf,
} from './games/index.js';
export type {
  /** What a hand is called: a pair of kings with an ace. */
  HandName,
  /** What beats what: values of hands, and their names. */
  Ranking,
} from './hands/index.js';
// --- what happened ---
export {
  /** Everything a house’s game may tell, told apart by `type`. */
  type Event,
  /** The event of one kind. */
  type EventOf,
  /** The kinds of events there are. */
  type EventType,
  /** What an event of this kind notes. */
  type NoteOf,
  /** What everybody is told of an event: a shuffle without its faces. */
  tell,
} from './kernel/event.js';
// --- who, what and where ---
export {
  /** Who may choose: a seat, chance, the dealer, the floor, the clock. */
  type Actor,
  /** A card by its place in the pack as shuffled, which says nothing of its face. */
  type CardId,
  /** Whole cents. */
  type Chips,
  /** The cards of a zone, from bottom to top. */
  cardsIn,
  /** What lies in a place. */
  chipsAt,
  /** What lies where in the middle of a deal: chips, cards, markers, and the running step. */
  type Felt,
  /** Has everybody seen this card? */
  isOpen,
  /** What somebody may know of the faces. */
  type Known,
  /** What a viewer knows of the faces. */
  knownTo,
  /** A clause of a house’s sheet, or a ruling where that is silent. */
  type RuleId,
  /** A seat’s number at its table, counted clockwise. */
  type Seat,
  /** Who may look: a seat, the rail, the dealer, the floor. */
  type Viewer,
} from './kernel/felt.js';
// --- games ---
export type {
  /** A game as compiled for its rules and seats. */
  Game,
} from './kernel/game.js';
export {
  /** What an actor chooses, with the amount, the cards or the seat that go with it. */
  type Command,
  /** A command of a house's game. */
  type HouseCommand,
  /** Was it refused? */
  isRefusal,
  /** What one actor may choose now. */
  type Menu,
  /** One thing that may be chosen, with its price, its bounds and its clause. */
  type Option,
  /** Why not, with the clause. */
  type Refusal,
  /** A greyed button, and why. */
  type Shut,
} from './kernel/menu.js';
// --- playing ---
export {
  /** What dealer and floor may report now, and why the rest cannot be ruled. */
  incidents,
  /** May this be done whoever's turn it is? */
  isFree,
  /** Is the round played to its end? */
  isOver,
  /** Opens a round: what happens before anybody has chosen anything. */
  open,
  /** What happened, and the round after it. */
  type Played,
  /** Decides one command: what happened and the round after it, or why not. Pure. */
  play,
  /** Plays a whole round in one go, for bulk play. */
  run,
  /** What the clock plays for a silent seat. */
  silent,
  /** What chance must put in order. */
  unshuffled,
  /** A round as one viewer may see it, with what he may do. */
  type View,
  /** The command by which the floor voids a round. */
  VOID,
  /** What one viewer may know. */
  view,
} from './kernel/play.js';
export {
  /** A generator of the strength that fair dealing asks for, by a key. */
  chacha,
  /** Anything that draws a number below another. */
  type Rng,
  /** A quick generator by a seed, for tests and simulations. */
  seeded,
  /** A pack in another order, each as likely. */
  shuffle,
} from './kernel/rng.js';
export {
  /** The round before anything has happened. */
  begin,
  /** The round that some events lead to. */
  fold,
  /** One deal: its felt, its secret and its menus. */
  type Round,
  /** How a round begins: chips, markers, and what the table agreed for it. */
  type Setup,
} from './kernel/round.js';
export {
  /** What claims to be a written event. */
  type AnyWritten,
  /** Reads a house's event without its game, to say it in words. */
  overhear,
  /** Reads a written event back, and checks it. */
  read,
  /** An event with names for numbers, as JSON. */
  type Written,
  /** An event with names for numbers, for logs and the wire. */
  write,
} from './kernel/written.js';
export {
  /** A table of one's own by a few plain lines: `ownTable({ game: 'hold', limit: 'no', blinds: [1, 2] })`. */
  type OwnTable,
  /** Opens such a table; or says which line cannot be. */
  ownTable,
} from './own/index.js';
