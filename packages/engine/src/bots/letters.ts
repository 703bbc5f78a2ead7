/** Parts of one as letters, one for each sixty-third: how plans are kept. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const GRAINS = LETTERS.length - 1;
export const letterOf = (part: number): string => LETTERS[Math.round(GRAINS * part)]!;
export const partOf = (letter: string): number => LETTERS.indexOf(letter) / GRAINS;

/** The same letter again and again is said once, and how often: `A~BC` is an A, sixty-six times. */
export const packed = (letters: string): string =>
  letters.replace(/(.)\1{4,4094}/g, ({ length }, letter: string) => {
    return `${letter}~${LETTERS[length >> 6]}${LETTERS[length & 63]}`;
  });
/** What was packed, in sixty-thirds. */
export function unpacked(text: string): Uint8Array {
  const out: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const part = LETTERS.indexOf(text[i]!);
    let times = 1;
    if (text[i + 1] === '~') {
      times = 64 * LETTERS.indexOf(text[i + 2]!) + LETTERS.indexOf(text[i + 3]!);
      i += 3;
    }
    for (let n = 0; n < times; n++) out.push(part);
  }
  return Uint8Array.from(out);
}
