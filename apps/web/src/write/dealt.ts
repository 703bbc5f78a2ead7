// A hand by a draft: bots play it out, with every card open and the clause behind each line.
import type { ReadGame, ReadHouse } from '@baraja/book';
import { bots, posted } from 'baraja/bots';
import { isRefused, openPages } from 'baraja/document';
import { type Event, isOver, isRefusal, open, play, seeded, shuffle, silent, unshuffled, view } from 'baraja/kernel';
import { firstDeal } from 'baraja/testing';
import type { Language } from '../lib/wire.js';
import { openHand } from '../replay/open-hand.js';
import type { HandShown } from './asks.js';

const SEATS = 4;
/** Enough to raise with. */
const DEPTH = 3;
/** No hand is longer. */
const LONGEST = 3000;

export const nameOf = ({ own }: ReadGame, language: Language): string =>
  (language === 'es' ? own.name.es : undefined) ?? own.name.en;

interface How {
  readonly language: Language;
  readonly stake: string;
  readonly seed: number;
  readonly words: ReadHouse['words'];
}
/** Null where there is no such table. */
export function dealt({ pages }: ReadGame, { language, stake, seed, words: clauses }: How): HandShown | null {
  const rules = openPages(pages, { stake });
  if (isRefused(rules)) return null;
  const seats = Math.min(rules.seats.max, Math.max(SEATS, rules.seats.min));
  const { game, setup } = firstDeal(rules, Array<number>(seats).fill(DEPTH * rules.buyIn.min));
  const seen = posted(game, rules.game);
  const minds = Object.values(bots);
  const rng = seeded(seed);
  let { round, events } = open(game, setup);
  const log: Event[] = [...events];
  for (let n = 0; n < LONGEST && !isOver(game, round); n++) {
    const { actor } = round.menus[0]!;
    const mind = minds[typeof actor === 'number' ? actor % 3 : 0]!;
    const chosen =
      typeof actor === 'number'
        ? mind.choose({ view: view(game, round, actor), game: seen }, rng)
        : actor === 'chance'
          ? { type: 'shuffle' as const, actor, faces: shuffle(unshuffled(game, round), rng) }
          : silent(round, actor)!;
    const played = play(game, round, chosen);
    if (isRefusal(played)) throw new Error(`${chosen.type}: ${played.refused}`);
    ({ round, events } = played);
    log.push(...events);
  }
  return { hand: openHand({ rules, game, setup, log, round }), clauses: clausesOf(log, clauses, language) };
}

/** What each clause says that something rests on, by the words of the draft. */
export function clausesOf(
  log: readonly Event[],
  clauses: ReadHouse['words'],
  language: Language,
): Readonly<Record<string, string>> {
  const cited = new Set(log.flatMap(({ rule }) => rule ?? []));
  return Object.fromEntries([...cited].map((id) => [id, clauseText(clauses, id, language)]));
}
/** A clause in one line: of an irregularity its parts, of a ruling what was ruled. */
function clauseText(clauses: ReadHouse['words'], id: string, language: Language): string {
  const entry = clauses.get(id);
  const said: unknown = entry?.[language] ?? entry?.en;
  if (typeof said !== 'object' || said === null) return String(said ?? '');
  const { ruling, ...parts } = said as Readonly<Record<string, unknown>>;
  return typeof ruling === 'string' ? ruling : Object.values(parts).join('; ');
}
