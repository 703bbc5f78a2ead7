// Why the room, rather than the game, says no. Sentences for these are the client's.
export const ROOM_REFUSALS = [
  'not-signed-in',
  'no-such-table',
  'not-seated',
  'floor-only',
  'dealer-only',
  'wallet-short',
  'purse-short',
  'wallet-full',
  'too-soon',
  'bots-only',
  'closing',
  'store-failed',
  'earlier-edition',
  'reason-missing',
  'ruling-pending',
  'ruling-refused',
  'no-such-ruling',
  'not-asked',
  'house-banks',
  'not-alone',
  'nothing-to-take-back',
  'not-your-turn',
  'no-hand',
  'no-edition',
] as const;
export type RoomRefusalCode = (typeof ROOM_REFUSALS)[number];
export interface RoomRefusal {
  readonly refused: RoomRefusalCode;
  readonly rule: null;
  readonly facts?: Readonly<Record<string, number | string>>;
}
export const roomRefuse = (refused: RoomRefusalCode, facts?: Readonly<Record<string, number | string>>): RoomRefusal =>
  facts ? { refused, rule: null, facts } : { refused, rule: null };
