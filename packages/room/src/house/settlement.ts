// What each owes whom at the end of an evening: what everybody took away and has before him against what he bought, by the room's own book,
// and the fewest payments that make it even. What fees and jackpots took is owed to the house, so that all of it adds up to nothing.
export interface Party {
  readonly id: string;
  /** Above nothing: what he is owed; below: what he owes. In cents. */
  readonly net: number;
}
export interface Payment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}
/** Up to so many who owe or are owed, the fewest payments are found by trying every way to part them; above, nearly the fewest. */
const EXACT = 14;

/** Groups that are even among themselves: the more there are, the fewer payments, since a group of n needs n - 1. */
function evenGroups(parties: readonly Party[]): readonly (readonly Party[])[] {
  const all = (1 << parties.length) - 1;
  const sums = new Float64Array(all + 1);
  for (let set = 1; set <= all; set++) {
    const low = 31 - Math.clz32(set & -set);
    sums[set] = sums[set & (set - 1)]! + parties[low]!.net;
  }
  // By set: how many even groups it can be parted into, and one of them.
  const most = new Int8Array(all + 1);
  const group = new Int32Array(all + 1);
  for (let set = 1; set <= all; set++) {
    if (sums[set] !== 0) continue;
    most[set] = 1;
    group[set] = set;
    // The lowest is in some group: only those parts are tried that hold it.
    const low = set & -set;
    const rest = set ^ low;
    for (let part = rest; part > 0; part = (part - 1) & rest) {
      const other = set ^ part;
      if (sums[part] !== 0 || most[part]! + 1 <= most[set]!) continue;
      most[set] = most[part]! + 1;
      group[set] = other;
    }
  }
  const out: Party[][] = [];
  for (let set = all; set > 0; set ^= group[set]!) out.push(parties.filter((_, i) => (group[set]! >> i) & 1));
  return out;
}
/** Within a group the one who owes most pays the one who is owed most, until nobody owes anything. */
function payments(group: readonly Party[]): readonly Payment[] {
  const left = group.map(({ id, net }) => ({ id, net }));
  const out: Payment[] = [];
  for (;;) {
    const from = left.reduce((a, b) => (b.net < a.net ? b : a));
    const to = left.reduce((a, b) => (b.net > a.net ? b : a));
    const amount = Math.min(-from.net, to.net);
    if (amount <= 0) return out;
    from.net += amount;
    to.net -= amount;
    out.push({ from: from.id, to: to.id, amount });
  }
}
/** What makes everybody even. All nets must add up to nothing. */
export function settle(parties: readonly Party[]): readonly Payment[] {
  const open = parties.filter(({ net }) => net !== 0);
  if (open.some(({ net }) => !Number.isSafeInteger(net)) || open.reduce((sum, { net }) => sum + net, 0) !== 0)
    throw new Error('what is won and lost does not add up to nothing');
  if (open.length === 0) return [];
  return (open.length <= EXACT ? evenGroups(open) : [open]).flatMap(payments);
}
