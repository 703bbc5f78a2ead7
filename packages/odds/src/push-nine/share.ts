// What three cards are worth against so many hands nobody has seen, all staying to the end: counted against one, sampled against more.
import type { Face } from 'baraja';
import { Xoshiro } from '../exact/xoshiro.js';
import { CARDS, valueByKey } from './push-nine.js';

export interface PushNineShare {
  /** Of the pot. Whoever ties is as likely as the others to take the push pot. */
  readonly share: number;
  /** The chances that nobody is better or level, and that somebody is level and nobody better. */
  readonly wins: number;
  readonly ties: number;
  /** Hands of the others, each way or each deal once. */
  readonly cases: number;
  /** Null where all were counted. */
  readonly standardError: number | null;
}

export function pushNineShare(
  own: readonly Face[],
  others: number,
  { deals, seed }: { readonly deals: number; readonly seed: number },
): PushNineShare {
  const table = valueByKey();
  const mine = table(own[0]!, own[1]!, own[2]!);
  const pack = Uint8Array.from({ length: CARDS }, (_, card) => card).filter((card) => !own.includes(card as Face));
  let [wins, ties, cases, share, squares] = [0, 0, 0, 0, 0];
  /** One deal, in which the best of the others has this value, and so many of them hold it. */
  const tell = (best: number, many: number): void => {
    const part = mine > best ? 1 : mine === best ? 1 / (1 + many) : 0;
    if (mine > best) wins++;
    else if (mine === best) ties++;
    cases++;
    share += part;
    squares += part * part;
  };
  if (others === 1) {
    for (let c = 2; c < pack.length; c++)
      for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) tell(table(pack[a]!, pack[b]!, pack[c]!), 1);
    return { share: share / cases, wins: wins / cases, ties: ties / cases, cases, standardError: null };
  }
  const random = new Xoshiro(seed);
  for (let deal = 0; deal < deals; deal++) {
    random.draw(pack, 3 * others);
    let [best, many] = [0, 0];
    for (let at = 0; at < 3 * others; at += 3) {
      const value = table(pack[at]!, pack[at + 1]!, pack[at + 2]!);
      if (value > best) [best, many] = [value, 1];
      else if (value === best) many++;
    }
    tell(best, many);
  }
  const mean = share / cases;
  const standardError = Math.sqrt(Math.max(0, squares / cases - mean * mean) / cases);
  return { share: mean, wins: wins / cases, ties: ties / cases, cases, standardError };
}
