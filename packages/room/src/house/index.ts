// The room as a whole: patrons, tables, lobby.
export { type ArchiveTimes, Archivist } from './archivist.js';
export type { Asleep } from './asleep.js';
export { changesAt, clauseAt, rulesAt } from './by-edition.js';
export { Cage, type CageShown, type ChipsAt, type Movements, type RefillRules } from './cage.js';
export {
  type CLUB_REASONS,
  type Club,
  type ClubRefusal,
  type ClubRole,
  type ClubShown,
  Clubs,
  clubRefuse,
} from './clubs.js';
export { type CameAlong, type Exported, exportedWith, exportRecord } from './export.js';
export {
  barSomebody,
  confirmOpening,
  dropOpening,
  type FloorTable,
  floorAct,
  floorTables,
  letIn,
  openHouseTable,
} from './floor-desk.js';
export { type Damage, lookOver, newestHead, RoomDamaged, roomOf, STORE_FILE } from './folder.js';
export { coming, type FriendsRefusal, type Reckoned, rematch, type Settlement, settlementAt } from './friends.js';
export { type HandKind, KINDS, MARKS } from './hands-read.js';
export { HEADS_FILE, HeadKeeper, headsIn, writeHeads } from './heads.js';
export { type Health, PROBE } from './health.js';
export {
  dealtInto,
  type HandReceipt,
  logOf,
  type RoundKept,
  type RoundListed,
  roundFor,
  roundsOf,
  type TableLog,
  type TableTold,
  toldOf,
  type Unreadable,
  versionOfHand,
} from './history.js';
export { newId } from './hosting.js';
export { type ChangedHouse, type EditionInForce, HANDED_FACTS, HousesInForce } from './in-force.js';
export {
  type Incident,
  type IncidentAsked,
  type IncidentPage,
  type IncidentQuery,
  type IncidentRefusal,
  Incidents,
  incidentWords,
} from './incidents.js';
export { Keeper, type KeeperSettings, LEASE } from './keeper.js';
export { type FolderLock, FolderTaken, lockFolder } from './lock.js';
export { type CardsShown, cardsShown } from './own-cards.js';
export { type GameAt, type PastHand, pastHands } from './past-hands.js';
export { type Patron, type PatronRefusal, Patrons, type Session, type SessionNoted } from './patrons.js';
export { postedHouses } from './posted.js';
export { Room } from './room.js';
export type { RoomEars, RoomSettings } from './settings.js';
export { type Party, type Payment, settle } from './settlement.js';
export {
  auditShuffles,
  type ShuffleAudit,
  type ShuffleFault,
  type ShuffleFaultCode,
  shufflesAt,
  shufflesTogether,
  type TableShuffles,
} from './shuffles.js';
export { standing } from './standing.js';
export { type Asked as HandsAsked, type Course, NOTE_MAX, type OwnHand, type OwnPage, Yours } from './yours.js';
