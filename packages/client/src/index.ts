/** A room over HTTP and sockets, typed: sessions, views, acts, with lost connections that come back and repeats that count once. */
export type {
  Asked,
  ClientFrame,
  HeardFrame,
  Lobby,
  Refused,
  RoomRefusal,
  ServerFrame,
  TableView,
  ToldEvent,
  You,
} from './frames.js';
export { Http, RoomRefused } from './http.js';
export {
  type AnySocket,
  backoff,
  Link,
  type LinkListener,
  type LinkState,
  type LinkWorld,
  type LobbyBy,
  resume,
  type SocketLike,
} from './link.js';
export { type Answer, RoomClient, type RoomOptions, WatchedTable } from './room.js';
