/** What the pages of a game leave open between them: two that set the same, what goes round in a circle, and what nobody says. */
import {
  type Cited,
  citedFor,
  entriesOf,
  type GamePages,
  isValue,
  type Knob,
  namesIn,
  type Placed,
  type Setter,
  type Situation,
  thingsOf,
  valuesOf,
  type Won,
  winners,
} from 'baraja/document';
import { checkLaw } from './floor.js';
import { type Places, within } from './places.js';
import { situationsOf } from './situations.js';

/** Values that a table may be without: a fee is read off rows, and these have a meaning when nobody says them. */
const OPTIONAL = /^(?:fee\.|ordinance$|own\.|choice\.|antes$|decks$)/;

/** In every situation a table of the game can be in. What is wrong in several is told of the first. */
export function checkConflicts(places: Places, knobs: ReadonlyMap<string, Knob>): void {
  const { pages } = places.game;
  checkDespite(places);
  checkDoubles(places);
  const [usual, ...others] = situationsOf(pages);
  if (usual === undefined) return;
  const at = new Conflicts(places, knobs);
  at.check(usual, '');
  for (const here of others) at.check(here, places.when(here));
}

class Conflicts {
  constructor(
    private readonly places: Places,
    private readonly knobs: ReadonlyMap<string, Knob>,
  ) {}
  check(here: Situation, when: string): void {
    const { pages } = this.places.game;
    const won = winners(pages, this.knobs.values(), here);
    this.circles(won.won, when);
    this.overlaps(won.clashes, when);
    const cited = citedFor(pages, won.won, valuesOf(pages.family), here);
    this.doublyGoverned(cited.twice, when);
    this.gaps(won.won, cited.cited, here, when);
    checkLaw(this.places, here, when);
  }
  /** Two on one page that set the same value, and neither says despite the other. */
  private overlaps(clashes: Won['clashes'], when: string): void {
    const { places } = this;
    const { say } = places;
    for (const { one, other } of clashes) {
      const [there, here] = [JSON.stringify(one.value), JSON.stringify(other.value)];
      if (there === here && one.key === undefined && other.key === undefined) continue;
      if (!this.places.isNews(`${one.topic} ${one.entry.id} ${other.entry.id}`)) continue;
      const mine = `${here}${places.here(other)}`;
      const message = say.setsToo(places.side(one, within(one)), other.topic, `${there}${when}`, mine, one.entry.id);
      places.tell(other, within(other), message, true);
    }
  }
  private doublyGoverned(twice: Cited['twice'], when: string): void {
    const { places } = this;
    for (const { thing, one, other, level } of twice) {
      if (!this.places.isNews(`${thing} ${one.id} ${other.id}`)) continue;
      const there = places.side({ entry: one, level }, ['governs']);
      const here = { entry: other, level };
      const message = places.say.governsToo(there, thing, when, places.here(here), one.id);
      places.tell(here, ['governs'], message, true);
    }
  }

  /** Values that are reckoned from one another. */
  private circles(won: ReadonlyMap<string, Setter>, when: string): void {
    const { places } = this;
    const rests = (topic: string): readonly string[] =>
      phrasesIn(won.get(topic)?.value).flatMap((text) =>
        namesIn(text).map((name) => (won.has(name) ? name : name.split('.')[0]!)),
      );
    for (const [topic, setter] of won) {
      const path = circleFrom(topic, rests);
      if (!path || !this.places.isNews(`circle ${topic}`)) continue;
      const others = path.slice(1, -1).flatMap((name) => won.get(name) ?? []);
      const sides = others.map((one) => `${one.topic}: ${places.side(one, within(one))}`);
      places.tell(setter, within(setter), places.say.circle(path, `${when}${places.here(setter)}`, sides), true);
    }
  }

  /** Values that nobody sets, and things that nobody governs. */
  private gaps(
    won: ReadonlyMap<string, Setter>,
    cited: ReadonlyMap<string, string>,
    here: Situation,
    when: string,
  ): void {
    const { pages, source } = this.places.game;
    const { say } = this.places;
    const said = valuesOf(pages.family);
    const isSet = (topic: string): boolean =>
      won.has(topic) || [...won.keys()].some((key) => key.startsWith(`${topic}.`));
    const mayBeSilent = (topic: string): boolean =>
      OPTIONAL.test(topic) && !(pages.choice && topic.startsWith('choice.'));
    const isGap = (topic: string): boolean => !mayBeSilent(topic) && !isSet(topic) && !isPrinted(pages, topic);
    const silent = [...said.keys()].filter((topic) => isGap(topic) && this.places.isNews(`silent ${topic}`));
    if (silent.length > 0) source.fault(['game'], say.nobodySets(silent, when));
    const loose = thingsOf(pages.family)
      .filter(({ name, optional }) => !optional && !cited.has(name) && this.places.isNews(`loose ${name}`))
      .map(({ name }) => name);
    if (loose.length > 0) source.fault(['game'], say.nobodyGoverns(loose, when));
    for (const [topic, setter] of won)
      for (const name of isValue(said, topic) ? phrasesIn(setter.value).flatMap(namesIn) : []) {
        if (OF_THE_STAKE.test(name) || isSet(name) || isSet(wholeOf(name)) || here.settings.has(name)) continue;
        if (!this.places.isNews(`rests ${topic} ${name}`)) continue;
        const meant = say.meant(name, [...won.keys(), ...this.knobs.keys()]);
        this.places.tell(setter, within(setter), `${say.restsOn(topic, name, when)}${meant}`, true);
      }
  }
}
/** What a name is a field of; a word of one's own is none. */
const wholeOf = (name: string): string => (name.startsWith('own.') ? name : name.split('.')[0]!);
/** Names that a stake, or the switch itself, gives a meaning. */
const OF_THE_STAKE = /^(?:low|high|ante|it|it\..*)$/;

/** Entries of a page that hold despite one another, however long the way round. */
function checkDespite(places: Places): void {
  const { pages } = places.game;
  const placed = entriesOf(pages);
  for (const one of placed) {
    const onPage = new Map(placed.filter(({ level }) => level === one.level).map((other) => [other.entry.id, other]));
    const path = circleFrom(one.entry.id, (id) => onPage.get(id)?.entry.despite ?? []);
    if (!path) continue;
    const others = path.slice(1, -1).map((id) => places.side(onPage.get(id)!, ['despite']));
    places.tell(one, ['despite'], places.say.despiteCircle(path, places.here(one), others), true);
  }
}
/** Switches that two entries of a page preset, or have, each in its own way: no one says despite of these. */
function checkDoubles(places: Places): void {
  const had = new Map<string, Placed & { readonly is: string }>();
  for (const one of entriesOf(places.game.pages))
    for (const word of ['presets', 'switches'] as const)
      for (const [key, value] of Object.entries<unknown>(one.entry[word] ?? {})) {
        const name = `${one.level} ${word} ${key}`;
        const is = JSON.stringify(value);
        const other = had.get(name);
        had.set(name, { ...one, is });
        if (other === undefined || other.is === is) continue;
        const message = places.say.saysToo(places.side(other, [word, key]), word, key, places.here(one));
        places.tell(one, [word, key], message, true);
      }
}

/** The way from a name back to itself. */
function circleFrom(start: string, rests: (name: string) => readonly string[]): readonly string[] | null {
  const paths: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (let path = paths.pop(); path !== undefined; path = paths.pop())
    for (const next of rests(path.at(-1)!)) {
      if (next === start) return [...path, next];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  return null;
}
const isPrinted = (pages: GamePages, topic: string): boolean =>
  entriesOf(pages).some(({ entry }) => entry.rows?.[topic] !== undefined);
export const phrasesIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(phrasesIn)
      : [];
