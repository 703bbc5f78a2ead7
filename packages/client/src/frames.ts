// The names of what goes over the wire, for a client. Types only: nothing of the room comes along with them.
import type { ServerFrame } from '@baraja/room';

/** A frame as a client has it: whoever hears a change of a view, or one without its rules, makes it whole first. */
export type HeardFrame = Exclude<ServerFrame, { t: 'change' | 'start' | 'rules' }>;

export type {
  Asked,
  CLOSES,
  ClientFrame,
  Lobby,
  RoomRefusal,
  ServerFrame,
  Sign,
  TableView,
  ToldEvent,
  WIRE,
  You,
} from '@baraja/room';
export type { Refused } from 'baraja/words';
