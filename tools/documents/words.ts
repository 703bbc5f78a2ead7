// Takes the words of clauses, rulings and switches over from the books into the documents, in both languages: new ones where a page has
// none yet, anew where a book has been put better. What a page sets and governs is left as it was written.
//
//     npx tsx -C source tools/documents/words.ts            writes houses/, customs/ and laws/
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Citation,
  type Clause,
  clause,
  clausesOf,
  type GameId,
  gameOf,
  houseOf,
  houses,
  isRuling,
  type Ruling,
  switchOf,
} from 'baraja/books';
import { words } from 'baraja/words';
import { type Document, isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';

const es = words('es');
type Entry = Clause | Ruling;

const citation = ({ source, section, lines }: Citation, own: string): string =>
  [source === own ? '' : source, section, lines].filter((part) => part !== '').join(' ');
const citations = ({ cites }: Entry, own: string): string | string[] | undefined =>
  cites.length === 0
    ? undefined
    : cites.length === 1
      ? citation(cites[0]!, own)
      : cites.map((one) => citation(one, own));

function said(entry: Entry): unknown {
  if (isRuling(entry)) {
    const { question: asks, readings, ruling } = entry;
    return { asks, ...(readings.length === 0 ? {} : { readings: [...readings] }), ruling };
  }
  if (!entry.irr) return entry.text;
  const { trigger, state, remedy, money } = entry.irr;
  return { trigger, state, remedy, money };
}
/** The words of an entry, by the names they have in a document. */
export function wordsOf(id: string, source: string): Readonly<Record<string, unknown>> | undefined {
  const entry = clause(id);
  if (entry === undefined) return undefined;
  const out: Record<string, unknown> = isRuling(entry) ? {} : { kind: entry.tag };
  out.en = said(entry);
  out.es = said(es.law(entry));
  if (!isRuling(entry) && entry.irr?.moneyStated === false) out['money by'] = 'ruling';
  if (!isRuling(entry) && entry.kept) out['kept by'] = 'people';
  const at = citations(entry, source);
  return at === undefined ? out : { ...out, at };
}
export const aboutOf = (key: string): { en: string; es: string } | undefined => {
  const entry = switchOf(key);
  return entry && { en: entry.about, es: es.setting(entry) };
};

const WORDS = ['kind', 'en', 'es', 'money by', 'kept by', 'at'];
/** Puts the words of a page in; those that stand on another page already are not said twice. */
function fill(doc: Document, done: Set<string>): void {
  const root = doc.contents as YAMLMap;
  const source = String(doc.get('source') ?? '');
  for (const section of ['clauses', 'rulings'])
    for (const pair of (root.get(section) as YAMLMap | undefined)?.items ?? []) {
      const id = String(isScalar(pair.key) ? pair.key.value : pair.key);
      const own = pair.value as YAMLMap;
      const found = wordsOf(id, source);
      if (found === undefined || !isMap(own)) continue;
      for (const word of WORDS) own.delete(word);
      for (const one of (own.get('switches') as YAMLMap | undefined)?.items ?? []) {
        const key = String(isScalar(one.key) ? one.key.value : one.key);
        const about = aboutOf(key);
        if (!about || !isMap(one.value)) continue;
        one.value.delete('about');
        one.value.items.unshift(doc.createPair('about', about));
        one.value.flow = false;
      }
      if (done.has(id)) continue;
      done.add(id);
      own.items.unshift(...Object.entries(found).map(([key, value]) => doc.createPair(key, value)));
      own.flow = false;
      const isFirst = pair === (root.get(section) as YAMLMap).items[0];
      pair.key = Object.assign(doc.createNode(id), isFirst ? {} : { spaceBefore: true });
    }
}
/** Clauses of the sheet that the page does not have yet, in their place. */
function complete(doc: Document, ids: readonly string[], done: ReadonlySet<string>): void {
  const wanted = ids.filter((id) => !done.has(id));
  if (wanted.length === 0) return;
  if (!doc.has('clauses')) doc.set('clauses', doc.createNode({}));
  const map = doc.get('clauses') as YAMLMap;
  const rest = map.items.filter(({ key }) => !wanted.includes(String(isScalar(key) ? key.value : key)));
  const placed = wanted.map(
    (id) => map.items.find(({ key }) => isScalar(key) && key.value === id) ?? doc.createPair(id, {}),
  );
  map.items = [...placed, ...rest];
}

/** A file as it would be with the words of the books. */
function rewritten(path: string, done: Set<string>, ids: (doc: Document) => readonly string[]): string {
  const doc = parseDocument(readFileSync(path, 'utf8'));
  complete(doc, ids(doc), done);
  fill(doc, done);
  return doc.toString({ lineWidth: 120, flowCollectionPadding: true });
}

const yaml = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
/** The customs that others rest on come first, so that whoever takes one finds its words. */
const BASIC = ['usual.yaml', 'poker.yaml'];
/** Every document with the words of the books, by its path. */
export function* documents(root: string): Generator<readonly [path: string, text: string]> {
  const done = new Set<string>();
  for (const name of [...BASIC, ...yaml(`${root}/customs`).filter((one) => !BASIC.includes(one))])
    yield [`${root}/customs/${name}`, rewritten(`${root}/customs/${name}`, done, () => [])];
  for (const name of yaml(`${root}/laws`))
    yield [`${root}/laws/${name}`, rewritten(`${root}/laws/${name}`, done, () => [])];
  for (const house of houses.map(({ id }) => id)) {
    const clauses = (prefixes: readonly string[]): readonly string[] =>
      prefixes.flatMap((prefix) => clausesOf(house, prefix).map(({ id }) => id));
    const folder = `${root}/houses/${house}`;
    const { games } = parseDocument(readFileSync(`${folder}/house.yaml`, 'utf8')).toJS() as { games: string[] };
    const files = yaml(folder).map((name) => name.slice(0, -'.yaml'.length));
    const parts = files.filter((name) => name !== 'house' && !games.includes(name));
    for (const name of [...parts, ...games]) {
      const path = `${folder}/${name}.yaml`;
      const ids = (doc: Document): readonly string[] =>
        clauses(doc.has('game') ? gameOf(doc.get('game') as GameId).prefixes : houseOf(house).prefixes);
      yield [path, rewritten(path, done, ids)];
    }
  }
}
if (process.argv[1]?.endsWith('words.ts')) for (const [path, text] of documents('.')) writeFileSync(path, text);
