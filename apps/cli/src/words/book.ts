// What the commands about a house's documents say.
import type { Language } from 'baraja/words';

const en = {
  about: 'A house’s rules as documents: check them, and the format for editors',
  check: 'Say everything that is wrong in a house’s documents, and play their examples',
  folders: 'a house’s folder, or one with a folder houses in it',
  full: 'also what the sheets are silent of and who fills it, and which clauses have no example',
  seeds: 'rounds of each game, at two of its tables, that are played and held to the laws of the kernel',
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
  unplayed: (ids: string) => `not played by the engine: ${ids}`,
  discretion: (ids: string) => `the floor chooses: ${ids}`,
  new: {
    about: 'Write a small house to begin with: hold’em by your stakes, in order, with examples',
    folder: 'where: a new folder in houses, or any folder, which gets one',
    name: 'What is the house called?',
    place: 'Where is it?',
    game: 'Hold’em with limit or no-limit?',
    stakes: 'Stakes in dollars, both limits; with no limit both blinds',
    blinds: 'Blinds',
    fee: 'What does the house take a hand? 0 is nothing',
    ask: 'ask, even where the answers do not come from a terminal',
    somewhere: 'Somewhere',
    exists: (path: string) => `${path} is there already. Nothing was written.`,
    badGame: (game: string) => `“${game}” is neither limit nor no-limit.`,
    badStakes: (text: string) => `“${text}” are no two amounts; like 3/6, or 0.25/0.50.`,
    badFee: (text: string) => `“${text}” is no amount; like 3, or 0.50.`,
    noCustoms: 'The customs a house rests on are not beside this program.',
    wrote: (path: string) => `wrote ${path}`,
    next: (house: string) => `
It is in order as it stands. Now:
  baraja book check ${house} --full    what is wrong, what your sheet leaves to custom, what has no example
  baraja book print ${house} --out sheet.html    to read it, or hang it up
Change hold.yaml to what you play; docs/writing-a-house.md says what may stand there.`,
  },
  print: {
    about: 'A house’s rules as a sheet for the wall: HTML made for paper, stakes, fees, clauses and rulings',
    language: 'en, es or both beside each other',
    out: 'the file to write; without it the sheet goes to the terminal',
    mendFirst: 'Mend that first: only documents that are in order are printed.',
    badLanguage: 'one of en, es, both',
    written: (house: string, file: string) => `${house}: ${file}. Open it in a browser and print it, on A4 or letter.`,
    several: 'One house at a time.',
  },
  diff: {
    about: 'Two editions of a house: words, values, and which hands come out otherwise by which clause',
    rounds: 'rounds of each game that are played by both',
    nothingInCommon: (old: string, fresh: string) => `${old} and ${fresh} have no house in common.`,
    mendFirst: 'Mend that first: only documents that are in order can be compared.',
    same: (house: string) => `${house}: nothing differs.`,
    gone: (game: string) => `${game} is gone`,
    come: (game: string) => `${game} is new`,
    words: (id: string, what: string) =>
      ({
        new: `${id} is new`,
        gone: `${id} is gone`,
        en: `${id}: other words in English`,
        es: `${id}: other words in Spanish`,
        at: `${id}: cited from elsewhere`,
      })[what] ?? `${id}: ${what}`,
    stakesGone: (list: string) => `no longer offered at ${list}`,
    stakesCome: (list: string) => `now offered at ${list} too`,
    at: (stakes: readonly string[]) =>
      `at ${stakes.slice(0, 4).join(', ')}${stakes.length > 4 ? ` and ${stakes.length - 4} more` : ''}`,
    example: (id: string, why: string) => `the example of ${id} comes out otherwise: ${why}`,
    kinds: {
      money: 'leave chips elsewhere',
      cards: 'leave cards elsewhere',
      told: 'go otherwise',
      offered: 'offer something else',
      refused: 'refuse what was done',
      cited: 'rest on another clause',
    },
    differ: (n: number, of: number, how: string, because: string) =>
      `${n} of ${of} rounds ${how}${because === '' ? '; no changed clause explains it' : ` because of ${because}`}`,
    shortest: (stake: string) => `the shortest, at ${stake}:`,
    was: (text: string) => `before: ${text || 'nothing'}`,
    is: (text: string) => `now: ${text || 'nothing'}`,
    unexplained: (n: number) => `${n} rounds differ and no changed clause explains it`,
    blocked: (n: number) =>
      `${n} differences that no changed clause explains: this edition must not go into force before they are understood.`,
  },
};
const es: typeof en = {
  about: 'Las reglas de una casa en documentos: revisarlos, y el formato para editores',
  check: 'Decir todo lo que está mal en los documentos de una casa, y jugar sus ejemplos',
  folders: 'la carpeta de una casa, o una que tenga una carpeta houses',
  full: 'también lo que las hojas callan y quién lo llena, y qué cláusulas no tienen ejemplo',
  seeds: 'rondas de cada juego, en dos de sus mesas, que se juegan y se miden con las leyes del núcleo',
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
  unplayed: (ids) => `el programa no las juega: ${ids}`,
  discretion: (ids) => `decide el encargado: ${ids}`,
  new: {
    about: 'Escribir una casa chica para empezar: hold’em con sus apuestas, en orden, con ejemplos',
    folder: 'dónde: una carpeta nueva en houses, o cualquier carpeta, que recibe una',
    name: '¿Cómo se llama la casa?',
    place: '¿Dónde está?',
    game: '¿Hold’em con límite (limit) o sin límite (no-limit)?',
    stakes: 'Apuestas en dólares, los dos límites; sin límite, las dos ciegas',
    blinds: 'Ciegas',
    fee: '¿Cuánto cobra la casa por mano? 0 es nada',
    ask: 'preguntar, aunque las respuestas no vengan de una terminal',
    somewhere: 'En algún lugar',
    exists: (path) => `${path} ya existe. No se escribió nada.`,
    badGame: (game) => `«${game}» no es limit ni no-limit.`,
    badStakes: (text) => `«${text}» no son dos cantidades; como 3/6, o 0.25/0.50.`,
    badFee: (text) => `«${text}» no es una cantidad; como 3, o 0.50.`,
    noCustoms: 'Las costumbres en que se apoya una casa no están junto a este programa.',
    wrote: (path) => `se escribió ${path}`,
    next: (house) => `
Está en orden como está. Ahora:
  baraja book check ${house} --full    qué está mal, qué deja su hoja a la costumbre, qué no tiene ejemplo
  baraja book print ${house} --out hoja.html    para leerla, o colgarla
Cambie hold.yaml a lo que se juega; docs/writing-a-house.md dice qué puede ir ahí.`,
  },
  print: {
    about:
      'Las reglas de una casa en una hoja para la pared: HTML para papel, apuestas, cuotas, cláusulas y decisiones',
    language: 'en, es o both, una junto a la otra',
    out: 'el archivo que se escribe; sin él la hoja sale en la terminal',
    mendFirst: 'Corrija eso primero: sólo se imprimen documentos que están en orden.',
    badLanguage: 'uno de en, es, both',
    written: (house, file) => `${house}: ${file}. Ábralo en un navegador e imprímalo, en A4 o carta.`,
    several: 'Una casa a la vez.',
  },
  diff: {
    about: 'Dos ediciones de una casa: palabras, valores, y qué manos salen de otro modo y por qué cláusula',
    rounds: 'rondas de cada juego que se juegan con las dos',
    nothingInCommon: (old, fresh) => `${old} y ${fresh} no tienen ninguna casa en común.`,
    mendFirst: 'Corrija eso primero: sólo se comparan documentos que están en orden.',
    same: (house) => `${house}: no hay diferencias.`,
    gone: (game) => `${game} ya no está`,
    come: (game) => `${game} es nuevo`,
    words: (id, what) =>
      ({
        new: `${id} es nueva`,
        gone: `${id} ya no está`,
        en: `${id}: otras palabras en inglés`,
        es: `${id}: otras palabras en español`,
        at: `${id}: citada de otra parte`,
      })[what] ?? `${id}: ${what}`,
    stakesGone: (list) => `ya no se ofrece a ${list}`,
    stakesCome: (list) => `ahora se ofrece también a ${list}`,
    at: (stakes) => `a ${stakes.slice(0, 4).join(', ')}${stakes.length > 4 ? ` y ${stakes.length - 4} más` : ''}`,
    example: (id, why) => `el ejemplo de ${id} sale de otro modo: ${why}`,
    kinds: {
      money: 'dejan fichas en otra parte',
      cards: 'dejan cartas en otra parte',
      told: 'van de otro modo',
      offered: 'ofrecen otra cosa',
      refused: 'rechazan lo que se hizo',
      cited: 'se apoyan en otra cláusula',
    },
    differ: (n, of, how, because) =>
      `${n} de ${of} rondas ${how}${because === '' ? '; ninguna cláusula cambiada lo explica' : ` por ${because}`}`,
    shortest: (stake) => `la más corta, a ${stake}:`,
    was: (text) => `antes: ${text || 'nada'}`,
    is: (text) => `ahora: ${text || 'nada'}`,
    unexplained: (n) => `${n} rondas difieren y ninguna cláusula cambiada lo explica`,
    blocked: (n) =>
      `${n} diferencias que ninguna cláusula cambiada explica: esta edición no debe entrar en vigor antes de entenderlas.`,
  },
};
export const bookWords: Readonly<Record<Language, typeof en>> = { en, es };
