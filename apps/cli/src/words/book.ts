// What the commands about a house's documents say.
import type { Language } from 'baraja/words';

const en = {
  about: 'A house’s rules as documents: check them, and the format for editors',
  check: 'Say everything that is wrong in a house’s documents, and play their examples',
  folders: 'a house’s folder, or one with a folder houses in it',
  full: 'also what the sheets are silent of and who fills it, and which clauses have no example',
  json: 'as JSON',
  schema: 'The format as JSON Schema: for a kind of page, or for a game of a family',
  schemaName: 'house, custom, law, part, or a family',
  noHouse: (folder: string) => `There is no house in ${folder}: neither house.yaml nor a folder houses.`,
  noSchema: (name: string, known: string) => `There is no schema for ${name}. There is one for ${known}.`,
  wrong: (house: string, n: number) => `${house}: ${n === 1 ? 'one thing' : `${n} things`} to mend.`,
  right: (house: string, games: number, stakes: number, switches: number) =>
    `${house}: in order. ${games} games at ${stakes} stakes, with ${switches} switches.`,
  shown: (examples: number, unshown: number) =>
    `  ${examples} examples were played; ${unshown} clauses and rulings that do something have none.`,
  filled: (value: string, by: string, page: string) => `${value}: the sheet is silent, ${by} (${page})`,
  unshown: (ids: string) => `no example: ${ids}`,
};
const es: typeof en = {
  about: 'Las reglas de una casa en documentos: revisarlos, y el formato para editores',
  check: 'Decir todo lo que está mal en los documentos de una casa, y jugar sus ejemplos',
  folders: 'la carpeta de una casa, o una que tenga una carpeta houses',
  full: 'también lo que las hojas callan y quién lo llena, y qué cláusulas no tienen ejemplo',
  json: 'en JSON',
  schema: 'El formato como JSON Schema: de una clase de página, o de un juego de una familia',
  schemaName: 'house, custom, law, part, o una familia',
  noHouse: (folder) => `No hay ninguna casa en ${folder}: ni house.yaml ni una carpeta houses.`,
  noSchema: (name, known) => `No hay esquema de ${name}. Los hay de ${known}.`,
  wrong: (house, n) => `${house}: hay ${n === 1 ? 'una cosa' : `${n} cosas`} que corregir.`,
  right: (house, games, stakes, switches) =>
    `${house}: en orden. ${games} juegos a ${stakes} apuestas, con ${switches} ajustes.`,
  shown: (examples, unshown) =>
    `  Se jugaron ${examples} ejemplos; ${unshown} cláusulas y decisiones que hacen algo no tienen ninguno.`,
  filled: (value, by, page) => `${value}: la hoja calla, ${by} (${page})`,
  unshown: (ids) => `sin ejemplo: ${ids}`,
};
export const bookWords: Readonly<Record<Language, typeof en>> = { en, es };
