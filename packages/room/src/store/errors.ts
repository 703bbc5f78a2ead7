// What can go wrong with the store itself, as opposed to what it refuses. A code for programs, a sentence for people that
// says what to do.

export type StoreTrouble =
  | 'disk-full'
  | 'corrupt'
  | 'not-a-store'
  | 'newer-schema'
  | 'newer-event'
  | 'busy'
  | 'unreachable'
  | 'cannot-open'
  | 'read-only'
  | 'input-output'
  | 'stopped'
  | 'closed'
  | 'id-reused'
  | 'bad-append'
  | 'fault';

export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: StoreTrouble,
    message: string,
  ) {
    super(message);
  }
}

/** SQLite's primary result codes; an extended code keeps its primary one in the low byte. */
const troubles: Readonly<Record<number, readonly [StoreTrouble, string]>> = {
  5: ['busy', 'another process holds the store: stop it, or try again'],
  6: ['busy', 'another connection holds the store: try again'],
  8: ['read-only', 'the store may not be written: look at the rights of the file and its folder'],
  10: ['input-output', 'the disk failed: whether the last appends are kept shows when the store is opened again'],
  11: ['corrupt', 'the file is damaged: restore it from a copy, and keep the damaged one'],
  13: ['disk-full', 'the disk is full: nothing was stored; make room and try again'],
  14: ['cannot-open', 'the store cannot be opened: look at the path and at the rights of its folder'],
  26: ['not-a-store', 'the file is not a store of this room'],
};

/** A database error in the store's words. */
export function troubleFrom(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const said = error instanceof Error ? error.message : String(error);
  const raw = rawCode(error) ?? openCode(said);
  const [code, advice] = troubles[(raw ?? 0) & 0xff] ?? ['fault', 'the database refused'];
  return new StoreError(code, `${advice} (${said})`);
}

function rawCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('rawCode' in error)) return undefined;
  return typeof error.rawCode === 'number' ? error.rawCode : undefined;
}

/** Opening fails with a sentence that ends in the code. */
function openCode(said: string): number | undefined {
  const match = /Unable to open connection.*: (\d+)"?\)?$/s.exec(said);
  return match === null ? undefined : Number(match[1]);
}

/** After these nobody knows what the disk would keep: the store must be opened again before it takes anything more. */
export const isFatal = ({ code }: StoreError): boolean => code === 'input-output' || code === 'corrupt';

/** These are nobody's fault in particular: leaving one append out would not help the others. */
export const isCommon = (error: StoreError): boolean =>
  isFatal(error) || ['disk-full', 'busy', 'read-only', 'not-a-store'].includes(error.code);

/** What a file system says no with, in the same words. */
const ofFiles: Readonly<Record<string, number>> = {
  ENOSPC: 13,
  EDQUOT: 13,
  EROFS: 8,
  EACCES: 8,
  EPERM: 8,
  EIO: 10,
  ENOENT: 14,
};
export function troubleOfFile(error: unknown): StoreError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const [trouble, advice] = troubles[ofFiles[code] ?? 0] ?? ['fault', 'the data folder cannot be written'];
  return new StoreError(trouble, `${advice} (${message})`);
}
