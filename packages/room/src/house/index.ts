// The room as a whole: patrons, tables, lobby.
export { Cage, type CageShown, type ChipsAt, type Movements, type RefillRules } from './cage.js';
export { type Damage, lookOver, newestHead, RoomDamaged, roomOf, STORE_FILE } from './folder.js';
export { coming, type FriendsRefusal, type Reckoned, rematch, type Settlement, settlementAt } from './friends.js';
export { type HandKind, KINDS, MARKS } from './hands-read.js';
export { HEADS_FILE, HeadKeeper, headsIn, writeHeads } from './heads.js';
export { type Health, PROBE } from './health.js';
export {
  logOf,
  type RoundKept,
  type RoundListed,
  roundFor,
  roundsOf,
  type TableLog,
  type TableTold,
  toldOf,
  type Unreadable,
} from './history.js';
export {
  type Incident,
  type IncidentAsked,
  type IncidentPage,
  type IncidentQuery,
  type IncidentRefusal,
  Incidents,
  incidentWords,
} from './incidents.js';
export { postedHouses } from './lobby.js';
export { FolderTaken, lockFolder } from './lock.js';
export { type CardsShown, cardsShown } from './own-cards.js';
export { type GameAt, type PastHand, pastHands } from './past-hands.js';
export { type Patron, type PatronRefusal, Patrons, type Session } from './patrons.js';
export { Room, type RoomEars, type RoomSettings, standing } from './room.js';
export { type Party, type Payment, settle } from './settlement.js';
export { auditShuffles, type ShuffleAudit, type ShuffleFault, type ShuffleFaultCode } from './shuffles.js';
export { type Asked as HandsAsked, type Course, NOTE_MAX, type OwnHand, type OwnPage, Yours } from './yours.js';
