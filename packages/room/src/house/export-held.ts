// What is held back from a copy of the record that is taken along: passwords and what sessions and second factors rest on, always; and
// where one house is asked for, whatever is not that house's: other houses and their money, friends' tables, clubs, and what is known
// about patrons.
import type { HeldBack, Store } from '../store/index.js';
import { isTableOf } from './export-packs.js';

/** Events that hold a password's hash, a session's key or the secret of a second factor. */
const SECRET = new Set('AccountMade PasswordRaised PasswordReset SignedIn SignedOut SecondFactorSet'.split(' '));
interface Body {
  readonly type?: string;
  readonly house?: string;
  readonly person?: string;
  readonly invitation?: string;
}
const EVERYWHERE = '*';
/** What says whose room it is, and by which rules was played, is everybody's. */
const COMMON = /^(?:room$|edition-)/;

/** The house's own accounts: nothing of them is held back. */
export const isAccountOf =
  (house: string) =>
  (name: string): boolean =>
    name === `cash:variance/${house}` || new RegExp(`^(?:drop|cage|jackpot):${house}(?:/|$)`).test(name);

export async function heldBack(store: Store, house: string | undefined): Promise<HeldBack> {
  const events = new Map<string, 'all' | number[]>();
  const kept = new Set<string>();
  for (const { stream } of await store.streams()) {
    const isWhole = house === undefined || COMMON.test(stream) || (await isHouses(store, stream, house));
    if (isWhole) kept.add(stream);
    if (!isWhole && stream !== 'staff' && stream !== 'houses') events.set(stream, 'all');
    else if (!stream.startsWith('table-')) {
      const versions = await versionsHeld(store, stream, isWhole ? undefined : house);
      if (versions.length > 0) events.set(stream, versions);
    }
  }
  const accounts = house === undefined ? null : isAccountOf(house);
  return { events, booked: accounts && { streams: kept, accounts } };
}
const isHouses = async (store: Store, stream: string, house: string): Promise<boolean> =>
  stream === `office-${house}` || (stream.startsWith('table-') && (await isTableOf(store, stream, house)));

/** Of a stream that is shared, what is secret, and what concerns other houses alone. */
async function versionsHeld(store: Store, stream: string, house: string | undefined): Promise<number[]> {
  const held: number[] = [];
  const [people, invitations] = [new Set<string>(), new Set<string>()];
  for await (const page of store.pages(stream))
    for (const { version, body } of page) {
      const e = body as Body;
      const isOurs =
        house === undefined ||
        e.house === house ||
        e.house === EVERYWHERE ||
        e.type === 'OwnerCame' ||
        (e.house === undefined && (invitations.has(e.invitation ?? '') || people.has(e.person ?? '')));
      if (!isOurs || SECRET.has(e.type ?? '')) held.push(version);
      if (isOurs && e.person) people.add(e.person);
      if (isOurs && e.invitation) invitations.add(e.invitation);
    }
  return held;
}
