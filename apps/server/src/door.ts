// The door: who somebody is, by the cookie of his browser; and coming in, as a guest or to an account.
import type { Room, Session } from '@baraja/room';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitKey } from './address.js';
import { Buckets } from './bucket.js';
import { COOKIE, KNOWN_COOKIE, KNOWN_SECONDS, MAX_AGE_SECONDS, type Sessions } from './sessions.js';

export interface DoorSettings {
  readonly room: Room;
  readonly sessions: Sessions;
  readonly secure: boolean;
  readonly now: () => number;
}
/** Newcomers from one address: a whole school class at once, and then one a second. Each has a wallet for ever. */
const ARRIVALS = { most: 60, perSecond: 1 };

export class Door {
  private readonly arrivals: Buckets;
  constructor(private readonly settings: DoorSettings) {
    this.arrivals = new Buckets(ARRIVALS.most, ARRIVALS.perSecond, settings.now);
  }
  /** Null where there is no session, or one that was ended. */
  who({ cookies }: Pick<FastifyRequest, 'cookies'>): { readonly patron: string; readonly session: Session } | null {
    const { room, sessions } = this.settings;
    const found = sessions.read(cookies[COOKIE]);
    return found && room.patrons.isOpen(found.patron, found.session) ? found : null;
  }
  /** Whoever asks, coming in as a guest if he has not yet. */
  async enter(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const known = this.who(request);
    if (known) return known.patron;
    if (!this.arrivals.take(limitKey(request.ip)))
      throw Object.assign(new Error('too many newcomers'), { statusCode: 429 });
    const { id } = await this.settings.room.patrons.arrive();
    this.welcome(reply, id);
    return id;
  }
  welcome(reply: FastifyReply, patron: string): Session {
    const { room, sessions } = this.settings;
    const value = sessions.issue(patron, room.patrons.sessionFrom(patron));
    reply.setCookie(COOKIE, value, { ...this.kind(), maxAge: MAX_AGE_SECONDS });
    return sessions.read(value)!.session;
  }
  /** The browser somebody signs in from is known from then on, signed in or out. */
  remember(reply: FastifyReply, account: string): void {
    const value = this.settings.sessions.known(account);
    reply.setCookie(KNOWN_COOKIE, value, { ...this.kind(), maxAge: KNOWN_SECONDS });
  }
  /** What tells a browser that has signed in to this account from all others; null for those. */
  knownBy({ cookies }: FastifyRequest, account: string): string | null {
    return this.settings.sessions.readKnown(cookies[KNOWN_COOKIE], account);
  }
  forget(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: '/' });
  }
  private kind() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.settings.secure } as const;
  }
}
