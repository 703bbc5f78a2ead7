// What carries words between the programs of one room: told to whoever listens, or asked and answered. Nothing that must not be lost rests
// on it: a bus forgets what nobody heard. The record is the store's.

export type BusTrouble =
  /** Nobody serves that subject. A bus that cannot know says `silent` instead. */
  | 'nobody'
  /** No answer came in time: whether it was done is not known. */
  | 'silent'
  /** Who was asked could not answer. */
  | 'failed'
  | 'too-large'
  | 'bad-subject'
  | 'cannot-connect'
  | 'closed';

export class BusError extends Error {
  override readonly name = 'BusError';
  constructor(
    readonly code: BusTrouble,
    message: string,
  ) {
    super(message);
  }
}

/** A subject as it was listened to. */
export interface Listening {
  stop(): Promise<void>;
}
export interface ListenSettings {
  /** Of all who listen to a subject under the same name, one hears each message. */
  readonly queue?: string;
}
export interface Bus {
  /** Tells whoever listens now. From one bus, on one subject, in this order. */
  publish(subject: string, body: string): void;
  /** Resolved once nothing that is published from then on is missed. */
  subscribe(subject: string, hear: (body: string) => void, settings?: ListenSettings): Promise<Listening>;
  /** Answers what is asked; what it throws is told to whoever asked, as `failed`. */
  serve(subject: string, answer: (body: string) => Promise<string>, settings?: ListenSettings): Promise<Listening>;
  /** The first answer; throws a BusError where there is none within so many milliseconds. */
  request(subject: string, body: string, patience: number): Promise<string>;
  /** The connection was lost and is there again: whatever was told meanwhile was not heard. */
  onReturn(hear: () => void): void;
  /** What was published before is on its way by then. */
  close(): Promise<void>;
}

/** Bytes of one body: what a NATS server takes unless it is told otherwise, less what goes with it. */
export const BODY_MAX = 1_000_000;
const SUBJECT = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;
const SUBJECT_MAX = 200;

/** Throws where a message cannot be sent by every bus there is. */
export function checked(subject: string, body = ''): void {
  if (subject.length > SUBJECT_MAX || !SUBJECT.test(subject))
    throw new BusError(
      'bad-subject',
      `'${subject.slice(0, SUBJECT_MAX)}' is no subject: words of letters, digits, _ and -, with dots between`,
    );
  // A letter takes three bytes at most, and a pair of halves four: most bodies need not be measured.
  if (body.length * 3 > BODY_MAX && Buffer.byteLength(body) > BODY_MAX)
    throw new BusError('too-large', `a message of ${Buffer.byteLength(body)} bytes; ${BODY_MAX} go at once`);
}

/** An answer as it travels: what was said, or why nothing was. */
export const written = {
  done: (body: string): string => `+${body}`,
  failed: (error: unknown): string => `-${error instanceof Error ? error.message : String(error)}`,
  read(text: string): string {
    if (text.startsWith('+')) return text.slice(1);
    throw new BusError('failed', text.slice(1));
  },
};
/** What somebody answers, as it travels; never a rejection. */
export const answered = (answer: (body: string) => Promise<string>, body: string): Promise<string> =>
  Promise.resolve()
    .then(() => answer(body))
    .then((said) => {
      checked('reply', said);
      return written.done(said);
    })
    .catch(written.failed);

/** Waits so long for an answer that comes by another way. */
export class Awaited {
  private readonly asked = new Map<string, { settle: (text: string) => void; fail: (error: BusError) => void }>();
  private count = 0;

  ask(patience: number, send: (id: string) => void): Promise<string> {
    const id = String(++this.count);
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => this.fail(id, new BusError('silent', 'no answer came in time')), patience);
      const over = (): void => {
        clearTimeout(timer);
        this.asked.delete(id);
      };
      const settle = (text: string): void => {
        over();
        resolve(text);
      };
      const fail = (error: BusError): void => {
        over();
        reject(error);
      };
      this.asked.set(id, { settle, fail });
      send(id);
    }).then(written.read);
  }
  answer(id: string, text: string): void {
    this.asked.get(id)?.settle(text);
  }
  fail(id: string, error: BusError): void {
    this.asked.get(id)?.fail(error);
  }
  close(): void {
    for (const id of [...this.asked.keys()]) this.fail(id, new BusError('closed', 'the bus was closed'));
  }
}
