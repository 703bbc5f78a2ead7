// What a tablet remembers of the desk: which game it stands at, the dealer's name, what is not sent yet, and how far the drill has got.
const KEY = 'baraja.desk';

export function kept<T>(part: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`${KEY}.${part}`);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}
/** A browser that keeps nothing forgets it, and works all the same. */
export function keep(part: string, value: unknown): void {
  try {
    localStorage.setItem(`${KEY}.${part}`, JSON.stringify(value));
  } catch {
    // Full, or not allowed.
  }
}
