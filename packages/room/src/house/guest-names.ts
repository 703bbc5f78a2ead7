// What a guest is called until he says otherwise: a given name and a family name, as at any table, and never a bot's.
const GIVEN =
  'Marisol Tomás Lucía Ramón Estela Octavio Paloma Joaquín Rosario Emilio Camila Lázaro Noemí Ulises Valeria Simón ' +
  'Teresa Isidro Leonor Pablo Amparo Gael Carmen Nicolás Jimena Rufino Olivia Santos Renata Marcos';
const FAMILY = 'Luna Vega Prado Rivera Campos Soto Nieves Flores Marín Robles Arroyo Montes Palma Ríos Cruz Lara';

const list = (text: string): readonly string[] => text.split(' ');
/** How often a name nobody has is looked for before somebody gets a third one. */
const TRIES = 24;

/** A name that nobody has yet. `dice` draws a number below the one given. */
export function guestName(dice: (below: number) => number, isKnown: (name: string) => boolean): string {
  const one = (names: readonly string[]): string => names[dice(names.length)]!;
  const [given, family] = [list(GIVEN), list(FAMILY)];
  for (let i = 0; i < TRIES; i++) {
    const name = `${one(given)} ${one(family)}`;
    if (!isKnown(name)) return name;
  }
  // A room with hundreds of guests: two family names, the second by its first letter.
  for (let n = 0; ; n++) {
    const name = `${one(given)} ${one(family)} ${one(family).charAt(0)}${n < TRIES ? '' : String.fromCharCode(65 + dice(26))}`;
    if (!isKnown(name) || n > 20 * TRIES) return name;
  }
}
