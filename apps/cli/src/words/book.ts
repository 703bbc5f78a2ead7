// What the commands about a house's documents say.
import type { Language } from 'baraja/words';

const many = (n: number, one: string, several = `${one}s`): string => `${n} ${n === 1 ? one : several}`;

const en = {
  about: 'A house’s rules as documents: check them, and the format for editors',
  check: 'Say everything that is wrong in a house’s documents, and play their examples',
  folders: 'a house’s folder, one with such folders in it, or one with a folder houses',
  full: 'also what the sheets are silent of and who fills it, and which clauses have no example',
  seeds: 'rounds of each game, at two of its tables, that are played and held to the laws of the kernel',
  json: 'as JSON',
  schema: 'The format as JSON Schema: for a kind of page, or for a game of a family',
  schemaName: 'house, custom, law, part, or a family',
  floor: {
    about: 'What may go wrong at a family’s tables and what can be done then: the words a floor line is made of',
    family: 'community (hold’em and Omaha), draw, stud …',
    noFamily: (family: string, known: string) => `There is no family ${family}. There are ${known}.`,
    parts: {
      report: 'what is reported; in brackets what it names, behind it how a line says which (names: …)',
      window: 'when it may be',
      when: 'what the answer may depend on, and what each may be',
      remedy: 'what is done; in brackets what the report must name for it, behind it what it is told',
    },
  },
  noHouse: (folder: string) =>
    `There is no house in ${folder}: neither a house.yaml, nor folders that have one, nor a folder houses.`,
  noSchema: (name: string, known: string) => `There is no schema for ${name}. There is one for ${known}.`,
  wrong: (house: string, n: number) => `${house}: ${n === 1 ? 'one thing' : `${n} things`} to mend.`,
  right: (house: string, games: number, stakes: number, switches: number) =>
    `${house}: in order. ${many(games, 'game')}, ${many(stakes, 'stake')}, ${many(switches, 'switch', 'switches')}.`,
  shown: (examples: number, unshown: number) =>
    `  ${many(examples, 'example was', 'examples were')} played; ${
      unshown === 0
        ? 'every clause and ruling that does something has one'
        : `${many(unshown, 'clause or ruling that does something has', 'clauses and rulings that do something have')} none`
    }.`,
  filled: (value: string, is: string, by: string, page: string) =>
    `${value}: ${is}; the sheet is silent, ${by} (${page})`,
  unshown: (ids: string) => `no example: ${ids}`,
  lookedAt: (ids: string) => `only looked at, no hand is played: ${ids}`,
  nobodys: (ids: string) => `nothing comes of them, and nobody is said to see to them: ${ids}`,
  unplayed: (ids: string) => `not played by the engine: ${ids}`,
  discretion: (ids: string) => `the floor chooses: ${ids}`,
  new: {
    about: 'Write a small house to begin with: hold’em by your stakes, in order, with examples',
    folder: 'the house’s own new folder; it is called what its id shall be, like la-rueda',
    name: 'What is the house called?',
    place: 'Where is it?',
    game: 'Hold’em with limit or no-limit?',
    stakes: 'Stakes in dollars, both limits; with no limit both blinds',
    blinds: 'Blinds',
    fee: 'What does the house take a hand? 0 is nothing',
    code: 'what the ids of its clauses begin with, like RUEDA; from its folder if left out',
    ask: 'ask, even where the answers do not come from a terminal',
    somewhere: 'Somewhere',
    house: (name: string, game: string, stakes: string, blinds: string, fee: string) =>
      `${name}: ${game} hold’em ${stakes}, blinds ${blinds}, ${fee === '$0' ? 'no fee' : `${fee} a hand for the house`}.`,
    badFolder: (name: string, like: string) => `A house’s folder is called what its id is: ${like}, not ${name}.`,
    badCode: (text: string) => `“${text}” cannot begin a clause’s id: capital letters and figures, like RUEDA.`,
    exists: (path: string) => `${path} is there already. Nothing was written.`,
    badGame: (game: string) => `“${game}” is neither limit nor no-limit.`,
    badStakes: (text: string) => `“${text}” are no two amounts; like 3/6, or 0.25/0.50.`,
    badFee: (text: string) => `“${text}” is no amount; like 3, or 0.50.`,
    noCustoms: 'The customs a house rests on are not beside this program.',
    wrote: (path: string) => `wrote ${path}`,
    next: (baraja: string, house: string, folder: string, id: string) => `
It is in order as it stands. Change hold.yaml to what you play; docs/writing-a-house.md walks through it. Then:
  ${baraja} book check ${house} --full    what is wrong, what your sheet leaves to custom, what has no example
  ${baraja} book floor community    what can go wrong at hold’em, and what may be done then
  ${baraja} book print ${house} --out sheet.html    to read it, or hang it up
  ${baraja} play ${id} hold --houses ${folder}    to sit down; npm start -- --houses ${folder} opens the room`,
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
    data: 'also over the hands of a room: its data folder, with its key',
    noKey: (folder: string) => `${folder} has no seal.key: the cards of its hands lie under seal.`,
    handsSeen: (n: number) =>
      n === 1 ? 'one hand on record was played again' : `${n} hands on record were played again`,
    rounded: (n: number, of: number) => `${n} of ${of} rounds`,
    kept: (n: number, of: number) => `${n} of ${of} hands on record`,
    differ: (counted: string, how: string, because: string) =>
      `${counted} ${how}${because === '' ? '; no changed clause explains it' : ` because of ${because}`}`,
    chips: (all: string, most: string) => `played out, ${all} ends up elsewhere, ${most} at most in one hand`,
    which: (hands: readonly string[]) =>
      `these: ${hands.slice(0, 8).join('; ')}${hands.length > 8 ? ` and ${hands.length - 8} more` : ''}`,
    seed: (n: number) => `seed ${n}`,
    hand: (table: string, round: number) => `table ${table}, hand ${round}`,
    noTable: (n: number) => `${n} hands on record are of tables that one of the editions does not open`,
    unread: (n: number) => `${n} hands on record cannot be read again choice by choice`,
    shortest: (hand: string, stake: string) => `the shortest, ${hand} at ${stake}:`,
    reported: (what: string, windows: string) => `reported: ${what}, window ${windows}, is ruled otherwise`,
    inCase: (facts: string, more: number) =>
      `${facts}${more > 0 ? ` – and in ${more} more ${more === 1 ? 'case' : 'cases'}` : ''}`,
    notReported: 'it cannot be reported',
    refusedFor: (reason: string) => `refused: ${reason}`,
    because: (ids: string) => (ids === '' ? 'no changed clause explains it' : `because of ${ids}`),
    was: (text: string) => `before: ${text || 'nothing'}`,
    is: (text: string) => `now: ${text || 'nothing'}`,
    unexplained: (n: number) => `${n} differences that no changed clause explains`,
    blocked: (n: number) =>
      `${n} differences that no changed clause explains: this edition must not go into force before they are understood.`,
  },
};
const es: typeof en = {
  about: 'Las reglas de una casa en documentos: revisarlos, y el formato para editores',
  check: 'Decir todo lo que está mal en los documentos de una casa, y jugar sus ejemplos',
  folders: 'la carpeta de una casa, una que tenga tales carpetas, o una que tenga una carpeta houses',
  full: 'también lo que las hojas callan y quién lo llena, y qué cláusulas no tienen ejemplo',
  seeds: 'rondas de cada juego, en dos de sus mesas, que se juegan y se miden con las leyes del núcleo',
  json: 'en JSON',
  schema: 'El formato como JSON Schema: de una clase de página, o de un juego de una familia',
  schemaName: 'house, custom, law, part, o una familia',
  floor: {
    about:
      'Lo que puede salir mal en las mesas de una familia y lo que se puede hacer: las palabras de un renglón floor',
    family: 'community (hold’em y Omaha), draw, stud …',
    noFamily: (family, known) => `No hay familia ${family}. Hay ${known}.`,
    parts: {
      report: 'lo que se reporta; entre paréntesis lo que nombra, detrás cómo dice un renglón cuáles (names: …)',
      window: 'cuándo se puede',
      when: 'de qué puede depender la respuesta, y qué puede ser cada cosa',
      remedy: 'lo que se hace; entre paréntesis lo que el reporte tiene que haber nombrado, detrás lo que se le dice',
    },
  },
  noHouse: (folder) =>
    `No hay ninguna casa en ${folder}: ni un house.yaml, ni carpetas que lo tengan, ni una carpeta houses.`,
  noSchema: (name, known) => `No hay esquema de ${name}. Los hay de ${known}.`,
  wrong: (house, n) => `${house}: hay ${n === 1 ? 'una cosa' : `${n} cosas`} que corregir.`,
  right: (house, games, stakes, switches) =>
    `${house}: en orden. ${many(games, 'juego')}, ${many(stakes, 'apuesta')}, ${many(switches, 'ajuste')}.`,
  shown: (examples, unshown) =>
    `  ${examples === 1 ? 'Se jugó 1 ejemplo' : `Se jugaron ${examples} ejemplos`}; ${
      unshown === 0
        ? 'cada cláusula y decisión que hace algo tiene uno'
        : `${many(unshown, 'cláusula o decisión que hace algo no tiene', 'cláusulas y decisiones que hacen algo no tienen')} ninguno`
    }.`,
  filled: (value, is, by, page) => `${value}: ${is}; la hoja calla, ${by} (${page})`,
  unshown: (ids) => `sin ejemplo: ${ids}`,
  lookedAt: (ids) => `sólo se miran, no se juega ninguna mano: ${ids}`,
  nobodys: (ids) => `nada resulta de ellas, y no se dice quién las cuida: ${ids}`,
  unplayed: (ids) => `el programa no las juega: ${ids}`,
  discretion: (ids) => `decide el encargado: ${ids}`,
  new: {
    about: 'Escribir una casa chica para empezar: hold’em con sus apuestas, en orden, con ejemplos',
    folder: 'la carpeta nueva de la casa; se llama como será su id, como la-rueda',
    name: '¿Cómo se llama la casa?',
    place: '¿Dónde está?',
    game: '¿Hold’em con límite (limit) o sin límite (no-limit)?',
    stakes: 'Apuestas en dólares, los dos límites; sin límite, las dos ciegas',
    blinds: 'Ciegas',
    fee: '¿Cuánto cobra la casa por mano? 0 es nada',
    code: 'con qué empiezan los ids de sus cláusulas, como RUEDA; si falta, según su carpeta',
    ask: 'preguntar, aunque las respuestas no vengan de una terminal',
    somewhere: 'En algún lugar',
    house: (name, game, stakes, blinds, fee) =>
      `${name}: hold’em ${game} ${stakes}, ciegas ${blinds}, ${fee === '$0' ? 'sin cuota' : `${fee} por mano para la casa`}.`,
    badFolder: (name, like) => `La carpeta de una casa se llama como su id: ${like}, no ${name}.`,
    badCode: (text) => `«${text}» no puede empezar el id de una cláusula: mayúsculas y cifras, como RUEDA.`,
    exists: (path) => `${path} ya existe. No se escribió nada.`,
    badGame: (game) => `«${game}» no es limit ni no-limit.`,
    badStakes: (text) => `«${text}» no son dos cantidades; como 3/6, o 0.25/0.50.`,
    badFee: (text) => `«${text}» no es una cantidad; como 3, o 0.50.`,
    noCustoms: 'Las costumbres en que se apoya una casa no están junto a este programa.',
    wrote: (path) => `se escribió ${path}`,
    next: (baraja, house, folder, id) => `
Está en orden como está. Cambie hold.yaml a lo que se juega; docs/writing-a-house.md lo lleva paso a paso. Luego:
  ${baraja} book check ${house} --full    qué está mal, qué deja su hoja a la costumbre, qué no tiene ejemplo
  ${baraja} book floor community    qué puede salir mal en el hold’em, y qué se puede hacer
  ${baraja} book print ${house} --out hoja.html    para leerla, o colgarla
  ${baraja} play ${id} hold --houses ${folder}    para sentarse; npm start -- --houses ${folder} abre la sala`,
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
    data: 'también sobre las manos de una sala: su carpeta de datos, con su llave',
    noKey: (folder) => `${folder} no tiene seal.key: las cartas de sus manos están selladas.`,
    handsSeen: (n) => (n === 1 ? 'se volvió a jugar una mano guardada' : `se volvieron a jugar ${n} manos guardadas`),
    rounded: (n, of) => `${n} de ${of} rondas`,
    kept: (n, of) => `${n} de ${of} manos guardadas`,
    differ: (counted, how, because) =>
      `${counted} ${how}${because === '' ? '; ninguna cláusula cambiada lo explica' : ` por ${because}`}`,
    chips: (all, most) => `jugadas hasta el final, ${all} terminan en otra parte, ${most} cuando más en una mano`,
    which: (hands) => `son: ${hands.slice(0, 8).join('; ')}${hands.length > 8 ? ` y ${hands.length - 8} más` : ''}`,
    seed: (n) => `semilla ${n}`,
    hand: (table, round) => `mesa ${table}, mano ${round}`,
    noTable: (n) => `${n} manos guardadas son de mesas que una de las ediciones no abre`,
    unread: (n) => `${n} manos guardadas no se pueden volver a leer decisión por decisión`,
    shortest: (hand, stake) => `la más corta, ${hand}, a ${stake}:`,
    reported: (what, windows) => `se reporta: ${what}, plazo ${windows}; se resuelve de otro modo`,
    inCase: (facts, more) => `${facts}${more > 0 ? ` – y en ${more} ${more === 1 ? 'caso' : 'casos'} más` : ''}`,
    notReported: 'no se puede reportar',
    refusedFor: (reason) => `se rechaza: ${reason}`,
    because: (ids) => (ids === '' ? 'ninguna cláusula cambiada lo explica' : `por ${ids}`),
    was: (text) => `antes: ${text || 'nada'}`,
    is: (text) => `ahora: ${text || 'nada'}`,
    unexplained: (n) => `${n} diferencias que ninguna cláusula cambiada explica`,
    blocked: (n) =>
      `${n} diferencias que ninguna cláusula cambiada explica: esta edición no debe entrar en vigor antes de entenderlas.`,
  },
};
export const bookWords: Readonly<Record<Language, typeof en>> = { en, es };
