// The names of everything that comes over the wire, in one place. Types only: nothing of the room is in the page.
export type { HeardFrame } from '@baraja/client';
export type {
  Asked,
  CLOSES,
  ClientFrame,
  ClockView,
  FloorEvent,
  Lobby,
  LobbyGame,
  LobbyHouse,
  LobbyStake,
  LobbyTable,
  LobbyTraits,
  OfficeNews,
  PROTOCOL,
  ProposalView,
  RoomOnly,
  RoomRefusal,
  RoundView,
  RulingEvent,
  RulingShown,
  SeatView,
  ServerFrame,
  Sign,
  TableView,
  ToldEvent,
  You,
  YourTable,
} from '@baraja/room';
export type { Actor, CardId, Event, EventType, Game, GameRules, HandName, Option, Shut, Written } from 'baraja';
export type { Advice } from 'baraja/bots';
export type { ActName, IncidentName, OptionName } from 'baraja/facts';
export type { FeeRules, TableEvent, TableRules, WrittenTable } from 'baraja/table';
export type { Language, Refused, Words } from 'baraja/words';
