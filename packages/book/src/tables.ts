/** Tables that cannot be, at any stake a game offers: said where the value stands that is in the way, and what to do about it. */
import {
  type Bound,
  boundOn,
  boundsOf,
  centsIn,
  entriesOf,
  isRefused,
  isWithin,
  type Knob,
  type OpeningRefusal,
  openPages,
  type Placed,
  type Rate,
  RECKONED,
  ratesOn,
  readValue,
  rowsOf,
  type Setter,
  type Stake,
  type Thrown,
  wanted,
  winners,
} from 'baraja/document';
import { type Places, presetOf, within } from './places.js';
import { tellShort } from './short.js';
import type { Path } from './source.js';

export function checkTables(places: Places, set: Thrown, offered: readonly Stake[]): void {
  const { pages } = places.game;
  checkPresets(places, set.knobs);
  checkBounds(places, set);
  for (const stake of offered) {
    const table = openPages(pages, { stake: stake.id });
    const won = (): Won => {
      const here = { settings: set.settings, thrown: {}, at: { form: stake.form, id: stake.id } };
      return winners(pages, set.knobs.values(), here).won;
    };
    if (isRefused(table)) tellWhy({ places, set, stake, won: won() }, table);
    else {
      checkChips(places, table, won);
      checkRates(places, set, stake);
    }
  }
}
type Won = ReadonlyMap<string, Setter>;
interface Closed {
  readonly places: Places;
  readonly set: Thrown;
  readonly stake: Stake;
  readonly won: Won;
}

/** Why there is no table at a stake: told once of each value. */
function tellWhy(at: Closed, why: OpeningRefusal): void {
  const { places, stake, won } = at;
  const { say, game } = places;
  const topic = why.refused === 'settings-clash' && why.facts.why.includes('out-of-bounds') && why.facts.at;
  if (why.refused === 'pack-too-small') tellShort(places, won, stake, why.facts);
  else if (topic && topic in RECKONED && why.rule !== null) tellFee(at, topic, why.rule);
  else if (topic && why.rule !== null) tellBeyond(places, won, topic, why.rule);
  else {
    const found = inTheWay(at, why);
    if (found) tellClash(places, stake, found, why);
    else game.source.fault(['stakes'], say.noTable(stake.id, say.refusal(why)));
  }
}
function inTheWay(at: Closed, why: OpeningRefusal): Found | undefined {
  if (why.refused !== 'settings-clash' || why.rule === null) return undefined;
  const isTooMany = why.facts.why.includes('too-many-rates');
  if (isTooMany || why.facts.why.some((clash) => clash.startsWith('fee-'))) return feeRow(at, isTooMany);
  return whoSays(at, why.rule) ?? stakeRow(at);
}
/** Where something is said that is in the way, and what it says. */
interface Found {
  readonly one: Placed;
  readonly path: Path;
  readonly said?: string;
}
function tellClash(places: Places, stake: Stake, { one, path, said }: Found, why: OpeningRefusal): void {
  if (!places.isNews(`${why.refused} ${one.entry.id} ${path.join(' ')}`)) return;
  const { say } = places;
  const because = say.noTable(stake.id, say.refusal({ ...why, rule: null }));
  const by = entriesOf(places.game.pages).findLast(({ entry }) => entry.id === why.rule);
  places.tell(
    one,
    path,
    say.changeHere(because, by && by.entry.id !== one.entry.id ? places.side(by) : '', said ?? ''),
  );
}
/** What is collected is more than another clause, or the law, allows: said at the row. */
function tellFee(at: Closed, topic: string, by: string): void {
  const { places, set, stake } = at;
  const { max } = boundOn(boundSaid(places, by, topic) ?? {});
  const isRates = topic === 'fee.rates';
  const row = isRates
    ? feeRow(at, true, Number(max))
    : rowAt(
        ratesOn(places.game.pages, stake, set).find(
          ({ row: { fee } }) => !isWithin(max === undefined ? {} : { max }, fee),
        ),
      );
  if (row) {
    const message = places.say.beyond(topic, row.said ?? '', sideOf(places, by), max === undefined ? {} : { max });
    places.tell(row.one, row.path, message);
  }
}
const rowAt = (rate: Rate | undefined): Found | undefined =>
  rate?.place && { one: rate.place, path: rate.place.within, said: dollars(Number(rate.row.fee)) };
const boundSaid = (places: Places, by: string, topic: string): Bound | undefined =>
  entriesOf(places.game.pages).find(({ entry }) => entry.id === by && entry.bounds?.[topic])?.entry.bounds?.[topic];
/** The row of the fee that is one rate too many, or the last of those that are out of order. */
function feeRow(
  { places, set, stake, won }: Closed,
  isTooMany: boolean,
  most = Number(set.settings.get('reg.max_rates')),
): Found | undefined {
  const rates = ratesOn(places.game.pages, stake, set);
  const from = won.get('fee.from');
  if (!isTooMany && rates.length < 2 && from) return setBy(from);
  const until = (i: number): readonly Rate[] => rates.slice(0, i + 1).filter(({ row }) => row.of === rates[i]!.row.of);
  const amountsIn = (some: readonly Rate[]): readonly number[] => [...new Set(some.map(({ row }) => Number(row.fee)))];
  const at = isTooMany ? rates.findIndex((_, i) => amountsIn(until(i)).length > most) : rates.length - 1;
  const place = rates[at]?.place;
  return place && { one: place, path: place.within, said: amountsIn(rates).map(dollars).join(', ') };
}
const setBy = (setter: Setter): Found => ({
  one: setter,
  path: within(setter),
  said: `${setter.topic}: ${JSON.stringify(setter.value)}`,
});
/** Of what the clause sets that is broken, the whole or the one value. */
function whoSays({ won }: Closed, rule: string): Found | undefined {
  const all = [...won.values()].filter(({ by, entry }) => by === rule || entry.id === rule);
  const near = all.filter(({ level }) => all.every((other) => other.level <= level));
  const [first, ...rest] = near;
  if (!first) return undefined;
  if (rest.length === 0 || first.key !== undefined) return setBy(first);
  return {
    one: first,
    path: ['sets'],
    said: near.map(({ topic, value }) => `${topic}: ${JSON.stringify(value)}`).join(', '),
  };
}
/** The row that offers the stake. */
function stakeRow({ places, stake }: Closed): Found | undefined {
  const { pages } = places.game;
  const rows = rowsOf(pages, pages.stakes.from).filter(({ by }) => by === stake.rule);
  const place = (
    rows.find(({ row }) =>
      String(row.stakes ?? '')
        .split(' ')
        .includes(stake.id),
    ) ?? rows[0]
  )?.place;
  return place && { one: place, path: place.within };
}

/** What is put in before the cards, and what one sits down with, are chips that are there: whoever forgot the dollar sign meant dollars. */
function checkChips(
  places: Places,
  {
    game: { chip },
    forced,
    buyIn,
  }: { readonly game: object & { readonly chip?: number }; readonly forced: object; readonly buyIn: object },
  won: () => Won,
): void {
  if (!chip) return;
  for (const [topic, amounts] of Object.entries({ forced, buyIn }))
    for (const [field, amount] of Object.entries(amounts)) {
      if (typeof amount !== 'number' || amount % chip === 0) continue;
      const [setter] = setAt(won(), `${topic}.${field}`);
      if (setter === undefined) continue;
      const message = places.say.brokenChip(`${topic}.${field}`, dollars(amount), dollars(chip));
      places.tell(setter, within(setter), message, true);
    }
}
/** Rows of a fee that go by the number of players leave none out between them. */
function checkRates(places: Places, set: Thrown, stake: Stake): void {
  const spans = ratesOn(places.game.pages, stake, set).flatMap(({ row: { players }, place }) => {
    const [min = 0, max = min] = String(players ?? '')
      .split('-')
      .map(Number);
    return min > 0 && place ? [{ min, max, place }] : [];
  });
  for (const [i, { min, place }] of spans.entries()) {
    const most = spans[i + 1]?.max ?? min;
    if (min <= most + 1 || !places.isNews(`rate ${place.entry.id} ${place.within.join(' ')}`)) continue;
    const left = min === most + 2 ? `${most + 1}` : `${most + 1}-${min - 1}`;
    places.tell(place, place.within, places.say.noRate(left), true);
  }
}
const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** What a switch is said to be at, and does not take. */
function checkPresets(places: Places, knobs: Thrown['knobs']): void {
  const check = (one: Placed, path: Path, knob: Knob | undefined, preset: unknown): void => {
    if (knob === undefined || preset === undefined || readValue(knob, centsIn(preset)) !== undefined) return;
    const why = { refused: 'bad-switch-value', rule: null, facts: { key: knob.key, ...wanted(knob) } } as const;
    const { say } = places;
    places.tell(one, path, say.changeHere(say.refusal(why), '', JSON.stringify(preset)));
  };
  for (const one of entriesOf(places.game.pages)) {
    for (const [key, preset] of Object.entries(one.entry.presets ?? {}))
      check(one, ['presets', key], knobs.get(key), preset);
    for (const [key, page] of Object.entries(one.entry.switches ?? {}))
      check(one, ['switches', key, 'default'], knobs.get(key), page.default);
  }
}
/** A switch that is at what a clause, or the law, does not let it be thrown to: said where it is set so. */
function checkBounds(places: Places, { knobs, settings }: Thrown): void {
  const { pages } = places.game;
  for (const [key, knob] of knobs) {
    const is = settings.get(key);
    // A word may stand for an amount that is known at a table only.
    const beyond = boundsOf(pages, key).find(
      (bound) => is !== undefined && (bound.only !== undefined || typeof is === 'number') && !isWithin(bound, is),
    );
    if (!beyond) continue;
    const { by, ...bound } = beyond;
    const [one, path] = presetOf(pages, knob);
    places.tell(one, path, places.say.beyond(key, JSON.stringify(is), sideOf(places, by), bound));
  }
}
/** A value that another clause does not allow: said where it is set. */
function tellBeyond(places: Places, won: Won, topic: string, by: string): void {
  const [setter, value] = setAt(won, topic);
  const bound = boundSaid(places, by, topic);
  if (setter === undefined) return;
  const said = JSON.stringify(value ?? setter.value);
  const message = places.say.beyond(topic, said, sideOf(places, by), boundOn(bound ?? {}));
  places.tell(setter, within(setter), message, true);
}
function sideOf(places: Places, id: string): string {
  const by = entriesOf(places.game.pages).findLast(({ entry }) => entry.id === id && entry.bounds !== undefined);
  return by ? places.side(by, ['bounds']) : id;
}
/** Who sets a value, or the whole it is a field of; and what to. */
function setAt(won: Won, topic: string): readonly [Setter | undefined, unknown] {
  const own = won.get(topic);
  if (own) return [own, own.value];
  const [first = '', ...rest] = topic.split('.');
  const whole = won.get(first);
  return [
    whole,
    rest.reduce<unknown>((part, field) => (part as Readonly<Record<string, unknown>> | null)?.[field], whole?.value),
  ];
}
