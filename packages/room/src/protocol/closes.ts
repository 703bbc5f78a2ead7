// Why the room closes a socket. docs/protocol.md says the same in prose, and a test holds it to this list.
export const CLOSES = {
  /** The room is closing; hands are parked. */
  closing: 1001,
  /** Something went wrong inside while a frame was handled. */
  fault: 1011,
  /** No cookie, or one that is not ours any more. */
  unknown: 4401,
  /** A page of another site opened it. */
  otherSite: 4403,
  /** Too many frames, faults or sockets. */
  tooMany: 4429,
} as const;
export type CloseCode = (typeof CLOSES)[keyof typeof CLOSES];

/** Those the socket itself closes with: a broken frame, letters that are none, a frame too long, a wire that was cut. */
export const WIRE_CLOSES = { protocol: 1002, notText: 1007, tooLong: 1009, cut: 1006 } as const;
