/** What is wrong where a file is no YAML, or not the YAML that is written here: with what to do, in English and Spanish. */
import type { YAMLError } from 'yaml';

type YamlWords = Readonly<Record<Exclude<Fault, null> | 'deeper', string>> & {
  readonly twice: (name: string) => string;
};
/** The reader's own code says what kind of mistake it is; of what is missing, its message says what. */
const FAULTS = {
  BAD_INDENT: 'indent',
  TAB_AS_INDENT: 'tab',
  BLOCK_AS_IMPLICIT_KEY: 'colon',
  BLOCK_IN_FLOW: 'flow',
  MULTILINE_IMPLICIT_KEY: 'long',
  KEY_OVER_1024_CHARS: 'long',
  MISSING_CHAR: 'missing',
  UNEXPECTED_TOKEN: 'unexpected',
  BAD_SCALAR_START: 'start',
  BAD_DQ_ESCAPE: 'escape',
  MULTIPLE_DOCS: 'documents',
  BAD_DIRECTIVE: 'documents',
  DUPLICATE_KEY: null,
  ALIAS_PROPS: 'anchor',
  BAD_ALIAS: 'anchor',
  MULTIPLE_ANCHORS: 'anchor',
  BAD_PROP_ORDER: 'anchor',
  MULTIPLE_TAGS: 'anchor',
  TAG_RESOLVE_FAILED: 'anchor',
  BAD_COLLECTION_TYPE: 'anchor',
  NON_STRING_KEY: 'unexpected',
  RESOURCE_EXHAUSTION: 'unexpected',
  IMPOSSIBLE: 'unexpected',
} as const satisfies Readonly<Record<YAMLError['code'], string | null>>;
const MISSING = [
  [/closing/, 'quote'],
  [/between|end with/, 'comma'],
  [/followed by map values/, 'name'],
  [/without - indicator/, 'dash'],
  [/space after :/, 'space'],
  [/Comments/, 'comment'],
] as const;
type Fault = (typeof FAULTS)[keyof typeof FAULTS] | (typeof MISSING)[number][1];

const en: YamlWords = {
  indent: 'this does not begin in the same column as its neighbours: indent it as they are, with spaces',
  deeper: 'the next line is indented deeper, and this one has its value already: begin both in one column, with spaces',
  tab: 'a tab: indent with spaces',
  colon: 'a colon within words, or a part on the same line as its whole: put the words in quotes, or begin a new line',
  flow: 'a comma is missing, or what stands in lines of its own is within { … } or [ … ]: { name: value, name: value }',
  long: 'a name goes on over several lines: its colon is missing, or the line before is not indented under its name',
  missing: 'something is missing before this: a colon, a comma or a quote',
  quote: 'a quote is opened and not closed; words with an apostrophe stand in "…"',
  comma: 'a comma or a bracket is missing before this: { name: value, name: value } and [ one, two ]',
  name: 'a name without a value: write name: value, with a colon and a space',
  dash: 'a line of the list has no dash: begin it with - and a space',
  space: 'a space is missing after the colon',
  comment: 'a space is missing before the #; a # in words stands in quotes',
  unexpected: 'something stands here that does not belong: put the whole value in one pair of quotes, or take it away',
  start: 'words cannot begin with this sign: put them in quotes',
  escape: 'a backslash in "…": write it twice, or put the words in \'…\'',
  documents: 'one page to a file: take away the lines with --- and %',
  anchor: 'no anchors, aliases and tags: a value that begins with &, * or ! stands in quotes',
  twice: (name) => `${name} stands here twice: leave one of them away, or give it its own name`,
};
const es: YamlWords = {
  indent: 'esto no empieza en la misma columna que sus vecinos: sángrelo como ellos, con espacios',
  deeper:
    'el renglón siguiente está más adentro, y éste ya tiene su valor: empiece los dos en una columna, con espacios',
  tab: 'un tabulador: sangre con espacios',
  colon:
    'dos puntos en las palabras, o una parte en el renglón de su todo: póngalas entre comillas, o empiece otro renglón',
  flow: 'falta una coma, o dentro de { … } o [ … ] hay algo con renglones propios: { nombre: valor, nombre: valor }',
  long: 'un nombre sigue por varios renglones: le faltan los dos puntos, o el renglón anterior no está sangrado bajo su nombre',
  missing: 'falta algo antes de esto: dos puntos, una coma o una comilla',
  quote: 'una comilla se abre y no se cierra; las palabras con apóstrofo van en "…"',
  comma: 'falta una coma o un corchete antes de esto: { nombre: valor, nombre: valor } y [ uno, dos ]',
  name: 'un nombre sin valor: escriba nombre: valor, con dos puntos y un espacio',
  dash: 'a un renglón de la lista le falta el guion: empiécelo con - y un espacio',
  space: 'falta un espacio tras los dos puntos',
  comment: 'falta un espacio antes de #; un # en las palabras va entre comillas',
  unexpected: 'aquí hay algo que no va: ponga todo el valor en un solo par de comillas, o quítelo',
  start: 'las palabras no pueden empezar con este signo: póngalas entre comillas',
  escape: 'una barra inversa en "…": escríbala dos veces, o ponga las palabras en \'…\'',
  documents: 'una página por archivo: quite los renglones con --- y %',
  anchor: 'sin anclas, alias ni etiquetas: un valor que empieza con &, * o ! va entre comillas',
  twice: (name) => `${name} está aquí dos veces: deje uno solo, o dele al otro su propio nombre`,
};
const WORDS: Readonly<Record<'en' | 'es', YamlWords>> = { en, es };

export const isOpenQuote = ({ message }: YAMLError): boolean => message.startsWith('Missing closing');
/** What the reader found wrong, in words; of a name that is not alone, with the name. */
export function yamlFault(language: 'en' | 'es', error: YAMLError, all: readonly YAMLError[], text: string): string {
  const { code, message, pos } = error;
  const words = WORDS[language];
  const fault = FAULTS[code];
  if (fault === null) return words.twice(/^[^\s:]*/.exec(text.slice(pos[0]))?.[0] ?? '');
  if (fault === 'colon' && all.some((other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === pos[0]))
    return words.deeper;
  const missing = fault === 'missing' || fault === 'indent' ? MISSING.find(([says]) => says.test(message)) : undefined;
  return words[missing?.[1] ?? fault];
}
