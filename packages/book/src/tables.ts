/** Tables that cannot be, at any stake a game offers: said where the value stands that is in the way. */
import { entriesOf, isRefused, openPages, type Setter, type Stake, type Thrown, winners } from 'baraja/document';
import { type Places, within } from './places.js';

export function checkTables(places: Places, { knobs, settings }: Thrown, offered: readonly Stake[]): void {
  const { pages, source } = places.game;
  for (const { id, form } of offered) {
    const table = openPages(pages, { stake: id });
    const won = (): Won => winners(pages, knobs.values(), { settings, thrown: {}, at: { form, id } }).won;
    if (!isRefused(table)) {
      checkChips(places, table, won);
      continue;
    }
    const beyond = table.refused === 'settings-clash' && table.facts.why.includes('out-of-bounds') && table.facts.at;
    if (beyond && table.rule) {
      tellBeyond(places, won(), beyond, table.rule);
      continue;
    }
    const why = table.refused === 'settings-clash' ? clashed(table.facts) : table.refused;
    source.fault(['stakes'], places.say.noTable(id, why, table.rule ? ` (${table.rule})` : ''));
  }
}
type Won = ReadonlyMap<string, Setter>;

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
const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
/** A value that another clause does not allow: said where it is set. */
function tellBeyond(places: Places, won: Won, topic: string, by: string): void {
  const [setter, value] = setAt(won, topic);
  const bound = entriesOf(places.game.pages).find(({ entry }) => entry.id === by && entry.bounds?.[topic])?.entry
    .bounds?.[topic];
  if (setter === undefined) return;
  const said = JSON.stringify(value ?? setter.value);
  places.tell(setter, within(setter), places.say.beyond(topic, said, by, JSON.stringify(bound)), true);
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

/** Which values do not go together, and where one is of the wrong kind. */
const clashed = ({ why, at }: { readonly why: readonly string[]; readonly at?: string }): string =>
  [...why, ...(at ? [at] : [])].join(', ');
