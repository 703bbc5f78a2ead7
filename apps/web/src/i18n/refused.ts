// The shape of what the page says where the room says no: a sentence for every reason, filled with what that reason declares.
import type { RoomFacts, RoomRefusalCode } from '@baraja/room';

/** Amounts and moments come as words. */
export type RoomStrings = {
  readonly [K in RoomRefusalCode]: (facts: Readonly<Record<keyof RoomFacts<K>, string>>) => string;
};
