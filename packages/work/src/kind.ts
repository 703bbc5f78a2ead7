// A kind of work: what it is called, and what makes ready whoever does its pieces. A piece knows nothing of the others, and comes out the
// same wherever it is done; start, piece and result are plain data, so that threads and machines can be told.

export interface Kind<Start, Piece, Result> {
  readonly name: string;
  /** Throws `CannotHere` where pieces of this kind could be done, but not by this machine. */
  readonly ready: (start: Start) => Does<Piece, Result> | Promise<Does<Piece, Result>>;
}
export type Does<Piece, Result> = (piece: Piece) => Result | Promise<Result>;

/** Not by this machine: something is not there that the work needs. Another may have it. */
export class CannotHere extends Error {
  override readonly name = 'CannotHere';
}

/** A kind whose pieces came over a wire: what they are is between it and whoever asked. */
export type AnyKind = Kind<unknown, unknown, unknown>;
/** Kinds by name, each loaded when it is first wanted. */
export type Kinds = Readonly<Record<string, () => Promise<AnyKind>>>;

/** Whoever asks and whoever does are of one program (pool/messages.ts): so what arrives is what was sent. */
export const anyKind = <Start, Piece, Result>({ name, ready }: Kind<Start, Piece, Result>): AnyKind => ({
  name,
  ready: async (start) => {
    const does = await ready(start as Start);
    return (piece) => does(piece as Piece);
  },
});

/** Whoever does pieces of one work, one after another. */
export interface Doer {
  /** Rejects with what made it impossible. */
  readonly ready: Promise<void>;
  does(piece: unknown): Promise<unknown>;
  end(): Promise<void>;
}
export type MakesDoer = (kind: string, start: unknown) => Doer;

/** By the thread that asks. */
export const doerOf =
  (kinds: Kinds): MakesDoer =>
  (name, start) => {
    const does = loaded(kinds, name).then(({ ready }) => ready(start));
    const ready = does.then(() => undefined);
    ready.catch(() => {}); // told to whoever asks for a piece
    return { ready, does: async (piece) => (await does)(piece), end: async () => {} };
  };
export async function loaded(kinds: Kinds, name: string): Promise<AnyKind> {
  const kind = await kinds[name]?.();
  if (!kind) throw new CannotHere(`there is no work called ${name} here`);
  return kind;
}
