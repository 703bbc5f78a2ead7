// Names as people see them. Two names are the same if they look the same, in whatever alphabet they are written: compared is
// the skeleton of Unicode's confusables (UTS 39), without dots and gaps. What the staff and the bots are called is nobody's to take.
import { houses } from 'baraja/books';
import unhomoglyph from 'unhomoglyph';
import { BOT_NAMES } from './bot-names.js';

export const NAME_MAX = 20;

/** A name people can read: letters, digits and single spaces, in any script; full-width letters are written as usual. */
export function cleanName(text: string): string | null {
  const name = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const isReadable = /^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u.test(name) && !/\p{Default_Ignorable_Code_Point}/u.test(name);
  return isReadable && name.length <= NAME_MAX ? name : null;
}

/** What is left of a text when letters that look alike are one letter: Cyrillic а and a, 0 and O, rn and m. */
const skeleton = (text: string): string =>
  unhomoglyph(unhomoglyph(text.normalize('NFKC').normalize('NFD')).toLowerCase().normalize('NFD'))
    .toLowerCase()
    .replace(/[\s._'’`´-]+/gu, '');

/**
 * How a name looks. It looks like itself and like itself written small, since letters that are alike as capitals, such as В and B,
 * are not when they are small, and the other way round.
 */
export const looksOf = (name: string): readonly string[] => [
  ...new Set([skeleton(name), skeleton(name.toLowerCase())]),
];
export const lookAlike = (a: string, b: string): boolean => {
  const looks = looksOf(a);
  return looksOf(b).some((look) => looks.includes(look));
};

/** A name that looks like none of the others: a number is added where it would. */
export function apartFrom(others: readonly string[], name: string): string {
  for (let n = 1; ; n++) {
    const told = n === 1 ? name : `${name} (${n})`;
    if (!others.some((other) => lookAlike(other, told))) return told;
  }
}

/** What somebody is called at a table: as he sat down, or so that he passes for nobody who sits there. */
export function nameAt(
  sittings: readonly { readonly patron: { readonly id: string; readonly name: string } }[],
  { patron, name }: { readonly patron: string; readonly name: string },
): string {
  const own = sittings.find((s) => s.patron.id === patron);
  if (own) return own.patron.name;
  const others = sittings.map((s) => s.patron.name);
  return apartFrom(others, name);
}

/** What people of the house are called, in both languages: any word of a name. */
const STAFF = `
  dealer floor floorman floorperson croupier cashier cage house staff pit pitboss admin administrator moderator
  mod manager supervisor inspector support system bot crupier repartidor repartidora tallador talladora piso
  jefe jefa cajero cajera caja casa personal administrador administradora moderador moderadora gerente encargado
  encargada supervisora inspectora soporte sistema baraja`
  .trim()
  .split(/\s+/);
/** Whole names: those of bots and houses, and what nameless guests are called. */
const WHOLE = [...BOT_NAMES, ...houses.map(({ name }) => name), 'guest', 'invitado', 'invitada'];

const looksOfAll = (names: readonly string[]): ReadonlySet<string> => new Set(names.flatMap(looksOf));
const staff = looksOfAll(STAFF);
const whole = looksOfAll(WHOLE);

/** Would it pass for the staff, a house, a bot or a guest? A number after it makes no difference. */
export function isReserved(name: string): boolean {
  const bare = name.normalize('NFKC').replace(/\p{N}+$/u, '');
  const words = [name, bare].flatMap((one) => [one, ...one.split(/[\s._'-]+/u)]).filter((word) => word !== '');
  const has = (looks: ReadonlySet<string>) => (word: string) => looksOf(word).some((look) => looks.has(look));
  return words.some(has(staff)) || [name, bare].filter((one) => one !== '').some(has(whole));
}
