// How a room is opened, and what it tells whoever runs it.
import type { Bus } from '../bus/index.js';
import type { ShuffleSecret } from '../fair/index.js';
import type { Borrower } from '../nodes/index.js';
import type { OfficeNews } from '../protocol/frames.js';
import type { AbsenceRules, ClockRules, Minds, Observer, Weigh, World } from '../table/index.js';
import type { RefillRules } from './cage.js';
import type { ChangedHouse } from './in-force.js';

export interface RoomSettings {
  /** Where everything is kept: the store and the key of its seals. `:memory:` keeps nothing. */
  readonly data: string;
  /** The address of a PostgreSQL database that keeps the record instead of a file in the folder; the keys stay in the folder. */
  readonly db?: string;
  /** Milliseconds such a database keeps the room for a server it hears nothing of; then one that stands by takes over. */
  readonly lease?: number;
  /** The folder is open, and which room it is, is known; who keeps it may be found out after this. */
  readonly onFolder?: (room: string) => Promise<void>;
  /** The bus over which servers of one room lend each other its tables; asked once the folder is open. Left out, who keeps it plays all. */
  readonly lends?: () => Bus | undefined;
  /** While this server stands by it plays tables of the room for whoever keeps it. */
  readonly onBorrower?: (borrower: Borrower) => void;
  /** Another server keeps the room, there: this one stands by until it is gone. */
  readonly onStandBy?: (address: string) => void;
  /** Another server keeps the room by now, or may: nothing more is stored here, and nothing told may be trusted. */
  readonly onLost?: () => void;
  /** Play money for a newcomer, in cents. */
  readonly grant: number;
  /** How far an empty wallet is filled again, in cents, and how often, in milliseconds. Unless told, as a newcomer's, every four hours. */
  readonly refill?: RefillRules;
  /** How fast bots think and hands follow; 1 as people like it, 0 at once. */
  readonly pace: number;
  readonly bots: boolean;
  /** Where bots think; unless told, in threads of their own where the room keeps anything. */
  readonly minds?: Minds;
  /** More tables than this, and deserted ones are closed. */
  readonly tablesMax?: number;
  /** Milliseconds that nobody needs a table before it sleeps. */
  readonly sleepsAfter?: number;
  readonly clock?: ClockRules;
  /** How long a seat is kept for one who is away. */
  readonly absence?: AbsenceRules;
  /** When the gaming day ends and boxes are counted, in milliseconds after midnight UTC. */
  readonly dayEnds?: number;
  /** What keeping a password costs, as a power of two; anything below the usual is for tests. */
  readonly passwordCost?: number;
  /** The folder of the program that runs the room, of whose files a hash is kept every day. */
  readonly program?: string;
  readonly now?: () => number;
  /** Whose timers go by that clock; unless told, the system's. */
  readonly later?: World['later'];
  /** Makes the secret of a shuffle of so many cards; anything but the system's generator is for tests. */
  readonly secret?: (cards: number) => ShuffleSecret;
  /** Houses that were read from a folder, and whom the machine takes the program for. */
  readonly houses?: readonly ChangedHouse[];
  readonly user?: string;
  /** What comes of two editions of a game, hand by hand; left out, nobody looks before one is played by. */
  readonly weigh?: Weigh;
  /** Who looks on while things are asked and stored: for figures, logs and traces. */
  readonly observer?: Observer | undefined;
  readonly onTrouble?: (table: string, error: unknown) => void;
}
/** What the room tells whoever runs it. */
export interface RoomEars {
  lobbyChanged(): void;
  walletMoved(patron: string): void;
  /** A table is closed for good. `seated`: who sat there until then. */
  tableGone(table: string, seated: readonly string[]): void;
  /** A club is not as it was, and these belong to it. */
  clubChanged?(club: string, people: readonly string[]): void;
  /** A part of a house's office is not as it was, and it concerns these people. */
  officeChanged?(house: string, part: OfficeNews, concerns: readonly string[]): void;
}
