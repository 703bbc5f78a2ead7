// What stands in a table's stream, as it is declared: how it was opened, the pledge before each deal, and the events of its life and
// rounds. As it is told nothing is secret; as it is stored a pledge has its faces with it, sealed.
import type { FlatOf, TableEvent, WrittenTable } from 'baraja/table';
import type { RoomFacts } from './facts.js';

export type TableOpened = FlatOf<RoomFacts, 'TableOpened'>;
export type DeckPledged = Omit<FlatOf<RoomFacts, 'DeckPledged'>, 'sealed'>;
export type PartGiven = FlatOf<RoomFacts, 'PartGiven'>;
export type DeckMixed = FlatOf<RoomFacts, 'DeckMixed'>;
export type RulingProposed = FlatOf<RoomFacts, 'RulingProposed'>;
export type RulingAgreed = FlatOf<RoomFacts, 'RulingAgreed'>;
export type RulingEnded = FlatOf<RoomFacts, 'RulingEnded'>;
export type RulingEvent = RulingProposed | RulingAgreed | RulingEnded;
export type ActTakenBack = FlatOf<RoomFacts, 'ActTakenBack'>;
export type HandSet = FlatOf<RoomFacts, 'HandSet'>;
export type EditionChanged = FlatOf<RoomFacts, 'EditionChanged'>;
/** What is said of an edition before the table goes over to it. */
export type EditionSaid = FlatOf<RoomFacts, 'EditionOffered' | 'EditionAnswered' | 'EditionWithdrawn'>;
export type FloorEvent = FlatOf<
  RoomFacts,
  'TablePaused' | 'TableResumed' | 'TableRenamed' | 'ClosingAnnounced' | 'FloorCalled' | 'FloorCame' | 'RemovalNoted'
>;
export type TableClosed = FlatOf<RoomFacts, 'TableClosed'>;

/** What happens at a table besides its life and rounds. */
export type RoomOnly =
  | TableOpened
  | DeckPledged
  | PartGiven
  | DeckMixed
  | RulingEvent
  | ActTakenBack
  | HandSet
  | EditionChanged
  | EditionSaid
  | FloorEvent
  | TableClosed;
export type RoomEvent = RoomOnly | TableEvent;

/** As it is told: names for numbers, no faces. */
export type ToldEvent = RoomOnly | WrittenTable;

/** As it is stored: a shuffle's faces and secret under a seal. */
export type StoredTableEvent = ToldEvent & { readonly sealed?: string };
