/** A hand through every format and back: which formats tell it, and what of it did not come back as it was. */
import { isDeepStrictEqual } from 'node:util';
import { enact } from '../enact.js';
import { isFault } from '../fault.js';
import type { Format } from '../formats.js';
import { closedIn, type Hand, handLine } from '../hand.js';
import { readHandLine } from '../line.js';
import { ohhOf, readOhh } from '../ohh.js';
import { phhOf } from '../phh.js';
import { readPhh } from '../phh-read.js';
import type { PokerHand } from '../poker.js';
import { faultOf } from '../sound.js';
import { starsOf } from '../stars.js';
import { readStars } from '../stars-read.js';
import { tellPoker } from '../tell.js';

/** A hand in every format that tells it. */
export type Texts = Readonly<Partial<Record<Format, string>>>;
export interface Trips {
  readonly texts: Texts;
  /** Empty where every format brings it back, and it plays again to the same chips. */
  readonly lost: readonly string[];
}
export function tripsOf(hand: Hand): Trips {
  const lost: string[] = [];
  const same = (what: string, is: unknown, was: unknown): void => {
    if (!isDeepStrictEqual(is, was)) lost.push(what);
  };
  const jsonl = handLine(hand);
  same('jsonl', readHandLine(jsonl), hand);
  same('events', faultOf(hand), null);
  const poker = tellPoker(hand);
  if (isFault(poker)) return { texts: { jsonl }, lost };
  const [phh, ohh, stars] = [phhOf(poker), ohhOf(poker), starsOf(poker)];
  same('phh', readPhh(phh), [poker]);
  same('ohh', readOhh(ohh), poker);
  if (typeof stars === 'string') textComesBack(stars, poker);
  const again = enact(poker);
  same('played again', isFault(again) ? again : again.stopped, null);
  if (!isFault(again)) same('chips', closedIn(again.hand)?.stacks, closedIn(hand)?.stacks);
  return { texts: { jsonl, phh, ohh, ...(typeof stars === 'string' ? { stars } : {}) }, lost };

  /** The trackers' text leaves out what it has no words for: the same text again, and the same chips. */
  function textComesBack(text: string, { end }: PokerHand): void {
    const back = readStars(text);
    same('stars', isFault(back) ? back : starsOf(back), text);
    same('chips in stars', isFault(back) ? back : back.end, end);
  }
}
