/** What is said of documents, in English and Spanish. */
import type { Bound, OpeningRefusal } from 'baraja/document';
import { near } from './near.js';

/** '; did you mean raisesMax?', where something is near. */
const meant =
  (phrase: (best: string) => string) =>
  (word: string, known: Iterable<string>): string => {
    const best = near(word, known);
    return best === undefined ? '' : phrase(best);
  };
/** Why there is no table, as the engine has it: its words are not there yet where the engine is being made. */
const byCode = ({ refused, rule }: OpeningRefusal): string => (rule === null ? refused : `${refused} (${rule})`);
const one = (list: Iterable<string>): string => [...list].join(', ');

type Allowed = Pick<Bound, 'only' | 'min' | 'max'>;
/** `only rog`, `at least 3, at most $5`. */
const allowed = (bound: Allowed, words: Readonly<Record<keyof Allowed, string>>): string =>
  (['only', 'min', 'max'] as const)
    .flatMap((key) => (bound[key] === undefined ? [] : [`${words[key]} ${one([bound[key]].flat().map(String))}`]))
    .join(', ');

/** A game that comes out otherwise unexplained: how often, in how many hands, and one of them. */
interface Unexplained extends Readonly<Record<'game' | 'which' | 'stake' | 'was' | 'is', string>> {
  readonly unexplained: number;
  readonly hands: number;
}
/** A pack that does not reach, and how many seats it would reach for; 0 where that is not known. */
type Short = Readonly<Record<'seats' | 'needs' | 'has' | 'most', number>>;
const en = {
  language: 'en' as 'en' | 'es',
  refusal: byCode,
  meant: meant((best) => `; did you mean ${best}?`),
  anywhere: 'any family',
  thisFile: 'this file',
  // Written otherwise than YAML is written here.
  anchor: 'no anchors and aliases: write it out, or let both pages take it from a third',
  tag: (tag: string) => `no tags: take ${tag} away`,
  merge: 'no merge keys: write it out, or take a page',
  guessed: (said: string) => `${said} is read in more than one way: write it in quotes, '${said}'`,
  // Not of the shape it should be.
  noPart: (key: string, where: string) => `${key} is no part of ${where}`,
  noneOf: (where: string, said: string, may: readonly string[]) => `${where}: ${said} is none of ${one(may)}`,
  misshapen: (where: string) => `${where} is not written as it should be`,
  missing: (where: string) => `${where} is missing`,
  kinds: {
    number: 'a number',
    int: 'a whole number',
    string: 'a word',
    boolean: 'true or false',
    object: 'several parts, { … }',
    array: 'a list, [ … ]',
    record: 'several parts, { … }',
  },
  wants: (kind: string) => `it takes ${kind}`,
  shapes: {
    money: 'an amount is like $3 or $0.50',
    colour: "a colour is six figures: '#29537c'",
    line: 'a line is as SVG draws it: M0 3 L5 8',
    hour: "an hour is as on a clock: '06:00'",
    zone: 'a time zone has a name such as America/Los_Angeles',
    shifts: 'shifts go through the day in their order, and the first begins when the last day ends',
  },
  unfit: 'it cannot be this here: see what the schema of the page says (baraja book schema)',
  atLeast: (least: string, itself: boolean) => (itself ? `at least ${least}` : `more than ${least}`),
  atMost: (most: string) => `at most ${most}`,
  // Names and values.
  badId: (id: string) => `${id} does not look like a clause’s id: LUNA-HOLD-04`,
  otherCode: (id: string, code: string) => `${id} must begin with ${code}-, the code of this house (house.yaml)`,
  noWords: (id: string) => `${id} has no words: en is missing, here and everywhere else`,
  noEnglish: (id: string) => `${id} has words in Spanish and none in English`,
  noSpanish: (id: string) => `${id} has no words in Spanish: es is missing`,
  otherParts: 'es must have the same parts as en',
  noKind: (id: string) => `${id} has no kind`,
  noRemedy: (id: string) => `${id} is no irregularity: only the remedy of one can be left to the floor`,
  noThing: (where: string, thing: string) => `nothing that happens at ${where} is called ${thing}`,
  isValue: (topic: string) => `; it is a value: sets: { ${topic}: … }`,
  noValue: (where: string, topic: string) => `nothing at ${where} is called ${topic}`,
  isThing: (thing: string) => `; it is a thing, not a value: governs: [ ${thing} ]`,
  cannotBe: (topic: string, said: string, why: string) => `${topic} cannot be ${said}: ${why}`,
  oneOf: (may: readonly string[]) => `one of ${one(may)}`,
  phrase: (said: string, like: string) => `“${said}” cannot be reckoned; like ${like}`,
  noChoice: (said: string, key: string, may: readonly string[]) => `${said} is no choice of ${key} (${one(may)})`,
  oneKind: (key: string) =>
    `${key} takes one of choices, number, amount, percent, fixed, pairs, or a table with its columns`,
  noClause: (id: string) => `there is no clause ${id}`,
  // What is cited, and what nothing takes.
  noSheet: (id: string, known: readonly string[]) =>
    `the house has no sheet ${id} (${one(known)}): name it in sources of house.yaml, or HOUSE/${id} if it is another house’s`,
  noLines: (said: string) => `“${said}” says no lines: like §Pan 3 L54-57, or 003 L8, L12`,
  crossedLines: (lines: string) => `${lines} are no lines: from the first, which is L1, to a later one`,
  beyondSheet: (lines: string, id: string, most: number) =>
    `${lines} is beyond the sheet: ${id} has ${most} lines; mend the citation, or lines in house.yaml`,
  uncited: (id: string) => `nothing cites the sheet ${id}, and no page is of it: take it away`,
  toldTwice: (id: string, there: string) =>
    `${id} has its words at ${there} too: say them once; elsewhere it says only what it adds, without en and es`,
  unusedWord: (topic: string) => `no phrase names ${topic}: take it away, or say = ${topic} where it belongs`,
  unusedTable: (table: string) =>
    `nobody reads the table ${table}: name it in from of stakes, in fee.table or in a switch, or take it away`,
  unusedRow: (stake: string) => `no game that takes this offers ${stake}: take it away, or offer it`,
  // Dealer's choice.
  noGame: (file: string) => `the house has no game in ${file}.yaml: name it in games of house.yaml first`,
  choiceOfChoices: (file: string) => `${file} is itself a choice of games: name those games`,
  chosenTwice: (file: string) => `${file} is named twice`,
  notChoosable: (game: string) =>
    `${game} cannot be dealt in turn with others: only poker with a button that goes round can; leave it out`,
  notAtStake: (game: string, stakes: readonly string[]) =>
    `${game} is not played at ${one(stakes)}, which this page offers; leave the game out, or the stake`,
  noChoiceHere: (topic: string) => `${topic} is of a dealer’s choice, and this page has no choice of`,
  // The floor's law.
  floor: {
    'no-report': (said: string) => `nothing that is reported is called ${said}`,
    'no-window': (said: string) => `there is no window ${said}`,
    'no-fact': (said: string) => `${said} is nothing a line can depend on`,
    'no-value': (said: string, of: string) => `${of} is never ${said}`,
    'no-names': (said: string) => `${said} is nothing a report can name`,
    'no-remedy': (said: string) => `there is no remedy ${said}`,
    'no-param': (said: string, of: string) => `${of} takes no ${said}`,
    'bad-param': (said: string, of: string) => `${of} cannot be ${said}`,
    'missing-param': (said: string, of: string) => `${of} must say ${said}: { ${of}: { ${said}: … } }`,
    'no-reason': (said: string) => `${said} is no reason to refuse a report`,
    'one-end': (said: string) => `${said} takes a remedy, or refuse with a reason: one of them`,
    'must-name': (said: string, of: string) => `${said} must name something (${of}): names is missing`,
    'names-nothing': (said: string) => `${said} names nothing: take names away`,
    'names-other': (said: string, of: string) => `${said} is not what is named by ${of}`,
    'remedy-needs': (said: string, of: string) =>
      `${said} is done to a ${of.replace(/s$/, '')} that is named: say names`,
    'remedy-never': (said: string, of: string) => `${said} cannot be done to what ${of} names; what can be`,
  },
  ruledToo: (there: string, report: string, when: string, here: string, id: string) =>
    [
      `${there} rules ${report} too${when}, and both may hold, it and this one${here}`,
      `say which comes first, despite: [ ${id} ], or when each holds`,
    ].join('; '),
  neverRules: (report: string) => `it never comes to this: an earlier line rules ${report} whenever this one would`,
  ruledByNobody: (report: string, state: string) =>
    `nobody rules ${report} when ${state}: add a line, or one that refuses it there`,
  // Files.
  noFile: (path: string) => `there is no ${path}`,
  noRate: (players: string) => `no row says what ${players} players pay: let one begin, or end, there`,
  noPractice: (game: string) => `practice: the house has no game ${game}`,
  noSuchStake: (stake: string, game: string, has: string) =>
    `practice: ${game} is not offered at ${stake}, but at ${has}`,
  otherLines: (path: string, lines: number) => `${path} has ${lines} lines: say lines: ${lines}`,
  otherName: (folder: string) => `the folder is called ${folder}: so must the house be`,
  twoFiles: (game: string) => `${game} is another file’s game too`,
  gameTaken: (game: string, house: string) => `${house} has a game ${game}: give this one an id of its own`,
  clauseTaken: (id: string, house: string) => `${house} has a clause ${id}: give this one an id of its own`,
  unexplained: ({ game, unexplained, hands, which, stake, was, is }: Unexplained) =>
    [
      `${game}: ${unexplained} differences that no changed clause explains (${hands} hands were played by both)`,
      `at ${stake}, ${which}, before: ${was || '—'}, now: ${is || '—'}`,
      'the edition does not go into force; it is a fault of the program, not of the sheet: please report it',
    ].join('; '),
  oneHouse: (house: string) =>
    `this room was opened with the folder of ${house} alone: open it with one that has houses in it`,
  // The whole of a game.
  shut: (why: string) => `as it is set it cannot be opened: ${why}`,
  noSwitchLeft: (key: string) => `there is no switch ${key} to leave out`,
  noSwitch: (key: string) => `there is no switch ${key} here`,
  noFamily: (name: string) => `there is no family of games called ${name}`,
  noCondition: (name: string) => `${name} is neither form, stake nor a switch here`,
  quoted: (words: string) => `“${words}”`,
  when: (stake: string, thrown: readonly string[]) =>
    ` at ${stake}${thrown.length === 0 ? '' : ` with ${thrown.join(' and ')}`}`,
  setsToo: (there: string, topic: string, said: string, mine: string, id: string) =>
    `${there} sets ${topic} too, ${said}; here it is ${mine}; say which holds: despite: [ ${id} ]`,
  governsToo: (there: string, thing: string, when: string, here: string, id: string) =>
    `${there} governs ${thing} too${when}, and so does this one${here}; say which holds: despite: [ ${id} ]`,
  saysToo: (there: string, word: string, key: string, here: string) =>
    `${there} says ${word}: { ${key}: … } too, otherwise than this one${here}; leave it to one of them`,
  nobodySets: (topics: Iterable<string>, when: string) =>
    `nobody sets ${one(topics)}${when}: no clause, no ruling, no custom`,
  nobodyGoverns: (things: Iterable<string>, when: string) =>
    `nobody governs ${one(things)}${when}: say governs in the clause it happens by`,
  circle: (names: readonly string[], here: string, sides: readonly string[]) =>
    [`${names.join(' rests on ')}${here}: that goes round in a circle`, ...sides, 'set one of them to a figure'].join(
      '; ',
    ),
  despiteCircle: (ids: readonly string[], here: string, sides: readonly string[]) =>
    [
      `${ids.join(' holds despite ')}${here}: that goes round in a circle`,
      ...sides,
      'take despite away from one of them',
    ].join('; '),
  restsOn: (topic: string, name: string, when: string) => `${topic} is reckoned from ${name}, which nobody sets${when}`,
  beyond: (topic: string, said: string, by: string, bound: Allowed) =>
    `${topic} cannot be ${said}: ${by} allows ${allowed(bound, { only: 'only', max: 'at most', min: 'at least' })}`,
  brokenChip: (topic: string, amount: string, chip: string) =>
    `${topic} is ${amount}, which is no whole number of chips (chip: ${chip}); a bare number is cents, $2 is dollars`,
  noStake: (table: string) => `no row of ${table} offers a stake`,
  noTable: (stake: string, why: string) => `at ${stake} there is no table: ${why.replace(/\.$/, '')}`,
  changeHere: (because: string, by: string, said: string) =>
    `${because}${by === '' ? '' : `, by ${by}`}; ${said === '' ? 'change it here' : `here it is ${said}: change that`}`,
  shortPack: ({ seats, needs, has, most }: Short) =>
    `${seats} seats may need ${needs} cards, and the pack has ${has}: deal fewer${most > 1 ? `, or say seats.max: ${most}` : ''}`,
  // Examples.
  refusedAct: (what: string, why: string) => `${what} is refused: ${why}`,
  refusedTable: (why: string) => `there is no such table: ${why}`,
  unusedGiven: (what: string) => `${what} is given, and nothing in the hand uses it: take it away, or play on`,
  showsNothing: 'it shows nothing: say what must come of it',
  cannotShow: (what: string) => `“${what}” is nothing an example can show`,
  otherwise: (what: string, want: string, is: string) => `${what} must be ${want}, and is ${is}`,
  byAnother: (what: string, want: string, is: string) => `${what} must be refused by ${want}, and is by ${is}`,
  noLine: (text: string) =>
    `“${text}” is nothing an evening has; like a hand, dealt, seat 2 away, seat 1 chooses rueda-hold`,
  noCommand: (text: string) => `“${text}” is no command; like seat 2 raise $15, or floor exposed-card As`,
};
export type BookWords = typeof en;

const es: BookWords = {
  language: 'es',
  refusal: byCode,
  meant: meant((best) => `; ¿quiso decir ${best}?`),
  anywhere: 'ninguna familia',
  thisFile: 'este archivo',
  anchor: 'sin anclas ni alias: escríbalo completo, o que las dos páginas lo tomen de una tercera',
  tag: (tag) => `sin etiquetas: quite ${tag}`,
  merge: 'sin claves de mezcla: escríbalo completo, o tome una página',
  guessed: (said) => `${said} se lee de más de una manera: póngalo entre comillas, '${said}'`,
  noPart: (key, where) => `${key} no es parte de ${where}`,
  noneOf: (where, said, may) => `${where}: ${said} no es ninguno de ${one(may)}`,
  misshapen: (where) => `${where} no está escrito como debe`,
  missing: (where) => `falta ${where}`,
  kinds: {
    number: 'un número',
    int: 'un número entero',
    string: 'una palabra',
    boolean: 'true o false',
    object: 'varias partes, { … }',
    array: 'una lista, [ … ]',
    record: 'varias partes, { … }',
  },
  wants: (kind) => `lleva ${kind}`,
  shapes: {
    money: 'una cantidad es como $3 o $0.50',
    colour: "un color son seis cifras: '#29537c'",
    line: 'una línea es como la dibuja SVG: M0 3 L5 8',
    hour: "una hora es como en un reloj: '06:00'",
    zone: 'un huso horario tiene un nombre como America/Los_Angeles',
    shifts: 'los turnos van por el día en su orden, y el primero empieza cuando termina el día anterior',
  },
  unfit: 'aquí no puede ser eso: vea qué dice el esquema de la página (baraja book schema)',
  atLeast: (least, itself) => (itself ? `al menos ${least}` : `más de ${least}`),
  atMost: (most) => `a lo más ${most}`,
  badId: (id) => `${id} no parece la clave de una cláusula: LUNA-HOLD-04`,
  otherCode: (id, code) => `${id} tiene que empezar con ${code}-, la clave de esta casa (house.yaml)`,
  noWords: (id) => `${id} no tiene palabras: falta en, aquí y en todas partes`,
  noEnglish: (id) => `${id} tiene palabras en español y no en inglés`,
  noSpanish: (id) => `${id} no tiene palabras en español: falta es`,
  otherParts: 'es debe tener las mismas partes que en',
  noKind: (id) => `a ${id} le falta kind`,
  noRemedy: (id) => `${id} no es una irregularidad: sólo el remedio de una puede dejarse al encargado`,
  noThing: (where, thing) => `nada de lo que pasa en ${where} se llama ${thing}`,
  isValue: (topic) => `; es un valor: sets: { ${topic}: … }`,
  noValue: (where, topic) => `nada en ${where} se llama ${topic}`,
  isThing: (thing) => `; es algo que pasa, no un valor: governs: [ ${thing} ]`,
  cannotBe: (topic, said, why) => `${topic} no puede ser ${said}: ${why}`,
  oneOf: (may) => `uno de ${one(may)}`,
  phrase: (said, like) => `«${said}» no se puede calcular; como ${like}`,
  noChoice: (said, key, may) => `${said} no es opción de ${key} (${one(may)})`,
  oneKind: (key) => `${key} lleva uno de choices, number, amount, percent, fixed, pairs, o una tabla con sus columnas`,
  noClause: (id) => `no hay cláusula ${id}`,
  noSheet: (id, known) =>
    `la casa no tiene una hoja ${id} (${one(known)}): nómbrela en sources de house.yaml, o CASA/${id} si es de otra casa`,
  noLines: (said) => `«${said}» no dice renglones: como §Pan 3 L54-57, o 003 L8, L12`,
  crossedLines: (lines) => `${lines} no son renglones: del primero, que es L1, a uno posterior`,
  beyondSheet: (lines, id, most) =>
    `${lines} queda fuera de la hoja: ${id} tiene ${most} renglones; corrija la cita, o lines en house.yaml`,
  uncited: (id) => `nada cita la hoja ${id}, y ninguna página es de ella: quítela`,
  toldTwice: (id, there) =>
    `${id} también tiene sus palabras en ${there}: dígalas una sola vez; en lo demás va sólo lo que agrega, sin en ni es`,
  unusedWord: (topic) => `ninguna fórmula nombra ${topic}: quítelo, o ponga = ${topic} donde va`,
  unusedTable: (table) =>
    `nadie lee la tabla ${table}: nómbrela en from de stakes, en fee.table o en un ajuste, o quítela`,
  unusedRow: (stake) => `ningún juego que toma esto ofrece ${stake}: quítelo, u ofrézcalo`,
  noGame: (file) => `la casa no tiene un juego en ${file}.yaml: primero nómbralo en games de house.yaml`,
  choiceOfChoices: (file) => `${file} es ya un juego a elegir: nombra los juegos de los que es`,
  chosenTwice: (file) => `${file} está dos veces`,
  notChoosable: (game) =>
    `${game} no se puede alternar con otros: sólo el póker con un botón que da la vuelta; quítalo`,
  notAtStake: (game, stakes) =>
    `${game} no se juega a ${one(stakes)}, que esta página ofrece; quita el juego o la apuesta`,
  noChoiceHere: (topic) => `${topic} es de un juego a elegir, y esta página no tiene «choice of»`,
  floor: {
    'no-report': (said) => `nada de lo que se reporta se llama ${said}`,
    'no-window': (said) => `no hay plazo ${said}`,
    'no-fact': (said) => `un renglón no puede depender de ${said}`,
    'no-value': (said, of) => `${of} nunca es ${said}`,
    'no-names': (said) => `un reporte no puede nombrar ${said}`,
    'no-remedy': (said) => `no hay remedio ${said}`,
    'no-param': (said, of) => `${of} no lleva ${said}`,
    'bad-param': (said, of) => `${of} no puede ser ${said}`,
    'missing-param': (said, of) => `${of} tiene que decir ${said}: { ${of}: { ${said}: … } }`,
    'no-reason': (said) => `${said} no es razón para negar un reporte`,
    'one-end': (said) => `${said} lleva remedy, o refuse con su razón: uno de los dos`,
    'must-name': (said, of) => `${said} tiene que nombrar algo (${of}): falta names`,
    'names-nothing': (said) => `${said} no nombra nada: quite names`,
    'names-other': (said, of) => `${said} no es lo que nombra ${of}`,
    'remedy-needs': (said, of) => `${said} se le hace a lo que se nombra (${of}): diga names`,
    'remedy-never': (said, of) => `${said} no se le puede hacer a lo que nombra ${of}; lo que sí se puede`,
  },
  ruledToo: (there, report, when, here, id) =>
    [
      `${there} también rige ${report}${when}, y pueden valer los dos, él y éste${here}`,
      `diga cuál va primero, despite: [ ${id} ], o cuándo vale cada uno`,
    ].join('; '),
  neverRules: (report) => `nunca se llega a esto: un renglón anterior rige ${report} siempre que éste lo haría`,
  ruledByNobody: (report, state) => `nadie rige ${report} cuando ${state}: agregue un renglón, o uno que lo niegue ahí`,
  noFile: (path) => `no hay ${path}`,
  noRate: (players) => `ningún renglón dice qué pagan ${players} jugadores: que uno empiece, o termine, ahí`,
  noPractice: (game) => `practice: la casa no tiene el juego ${game}`,
  noSuchStake: (stake, game, has) => `practice: ${game} no se ofrece a ${stake}, sino a ${has}`,
  otherLines: (path, lines) => `${path} tiene ${lines} renglones: ponga lines: ${lines}`,
  otherName: (folder) => `la carpeta se llama ${folder}: así debe llamarse la casa`,
  twoFiles: (game) => `${game} también es el juego de otro archivo`,
  gameTaken: (game, house) => `${house} ya tiene un juego ${game}: dele a éste un nombre propio`,
  clauseTaken: (id, house) => `${house} ya tiene una cláusula ${id}: dele a ésta un nombre propio`,
  unexplained: ({ game, unexplained, hands, which, stake, was, is }) =>
    [
      `${game}: ${unexplained} diferencias que ninguna cláusula cambiada explica (ambas jugaron ${hands} manos)`,
      `en ${stake}, ${which}, antes: ${was || '—'}, ahora: ${is || '—'}`,
      'la edición no entra en vigor; es una falla del programa, no de la hoja: avise, por favor',
    ].join('; '),
  oneHouse: (house) => `esta sala se abrió sólo con la carpeta de ${house}: ábrala con una que tenga casas dentro`,
  shut: (why) => `como está puesto no se puede abrir: ${why}`,
  noSwitchLeft: (key) => `no hay ajuste ${key} que quitar`,
  noSwitch: (key) => `aquí no hay ajuste ${key}`,
  noFamily: (name) => `no hay familia de juegos que se llame ${name}`,
  noCondition: (name) => `${name} no es form, ni stake, ni un ajuste de aquí`,
  quoted: (words) => `«${words}»`,
  when: (stake, thrown) => ` en ${stake}${thrown.length === 0 ? '' : ` con ${thrown.join(' y ')}`}`,
  setsToo: (there, topic, said, mine, id) =>
    `${there} también fija ${topic}, ${said}; aquí es ${mine}; diga cuál vale: despite: [ ${id} ]`,
  governsToo: (there, thing, when, here, id) =>
    `${there} también rige ${thing}${when}, y ésta también${here}; diga cuál vale: despite: [ ${id} ]`,
  saysToo: (there, word, key, here) =>
    `${there} también dice ${word}: { ${key}: … }, y no lo mismo que ésta${here}; déjelo en una sola`,
  nobodySets: (topics, when) => `nadie fija ${one(topics)}${when}: ni cláusula, ni decisión, ni costumbre`,
  nobodyGoverns: (things, when) => `nadie rige ${one(things)}${when}: ponga governs en la cláusula por la que pasa`,
  circle: (names, here, sides) =>
    [`${names.join(' depende de ')}${here}: eso da vueltas en círculo`, ...sides, 'fije una con una cifra'].join('; '),
  despiteCircle: (ids, here, sides) =>
    [
      `${ids.join(' vale a pesar de ')}${here}: eso da vueltas en círculo`,
      ...sides,
      'quite el despite de una de ellas',
    ].join('; '),
  restsOn: (topic, name, when) => `${topic} se calcula con ${name}, que nadie fija${when}`,
  beyond: (topic, said, by, bound) =>
    `${topic} no puede ser ${said}: ${by} permite ${allowed(bound, { only: 'sólo', max: 'a lo más', min: 'al menos' })}`,
  brokenChip: (topic, amount, chip) =>
    `${topic} es ${amount}, que no son fichas enteras (chip: ${chip}); un número solo son centavos, $2 son dólares`,
  noStake: (table) => `ningún renglón de ${table} ofrece una apuesta`,
  noTable: (stake, why) => `a ${stake} no hay mesa: ${why.replace(/\.$/, '')}`,
  changeHere: (because, by, said) =>
    `${because}${by === '' ? '' : `, por ${by}`}; ${said === '' ? 'cámbielo aquí' : `aquí es ${said}: cambie eso`}`,
  shortPack: ({ seats, needs, has, most }) =>
    [
      `a ${seats} asientos pueden hacerles falta ${needs} cartas, y el mazo tiene ${has}: reparta menos`,
      ...(most > 1 ? [`o ponga seats.max: ${most}`] : []),
    ].join(', '),
  refusedAct: (what, why) => `${what} se niega: ${why}`,
  refusedTable: (why) => `no hay tal mesa: ${why}`,
  unusedGiven: (what) => `${what} se da, y nada en la mano lo usa: quítelo, o siga jugando`,
  showsNothing: 'no muestra nada: diga qué debe resultar',
  cannotShow: (what) => `«${what}» no es nada que un ejemplo pueda mostrar`,
  otherwise: (what, want, is) => `${what} debe ser ${want}, y es ${is}`,
  byAnother: (what, want, is) => `${what} debe negarse por ${want}, y se niega por ${is}`,
  noLine: (text) => `«${text}» no es nada de una velada; como a hand, dealt, seat 2 away, seat 1 chooses rueda-hold`,
  noCommand: (text) => `«${text}» no es una orden; como seat 2 raise $15, o floor exposed-card As`,
};
export const BOOK_WORDS: Readonly<Record<'en' | 'es', BookWords>> = { en, es };
