/**
 * Customs and laws are written for many houses, and give their reasons by them. On one house's wall nobody else is spoken of: what names
 * another house, or a clause of one, is left out there, sentence by sentence.
 */
import { houses } from 'baraja/books';

/** A name is too short to be told from other words. */
const SHORT = 5;
/** `Card Room Ltd`, `Card Room`: people leave the end of a name away. */
function* namesOf(name: string): Generator<string> {
  const words = name.split(' ');
  for (let n = words.length; n > 0; n--) {
    const called = words.slice(0, n).join(' ');
    if (called.length >= SHORT) yield called;
  }
}
const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Keeps of a text what speaks of this house, or of nobody. */
export function nobodyElse(house: string): (text: string) => string {
  const others = houses.filter(({ id }) => id !== house);
  const named = others.flatMap(({ name, code }) => [
    ...[...namesOf(name)].map(literally),
    `\\b(?:AMB-)?${literally(code)}-[A-Z0-9]`,
  ]);
  if (named.length === 0) return (text) => text;
  const about = new RegExp(named.join('|'));
  return (text) => {
    const plain = text.replaceAll(/\s*\(([^()]*)\)/g, (all, inside: string) => (about.test(inside) ? '' : all));
    if (!about.test(plain)) return plain;
    const kept = plain.split(/(?<=[.;:?!])\s+/).filter((part) => !about.test(part));
    return kept.join(' ').replace(/[;:]$/, '.');
  };
}
