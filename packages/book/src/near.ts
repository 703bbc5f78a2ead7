/** The word that was probably meant. */
export function near(word: string, known: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const one of known) {
    const far = distance(wanted, one.toLowerCase());
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
/** How many letters must be put in, taken out or changed. */
function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++)
      now[j] = Math.min(before[j]! + 1, now[j - 1]! + 1, before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    before = now;
  }
  return before[b.length]!;
}
