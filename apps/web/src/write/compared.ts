// A draft beside the edition in force, as the page shows it.
import type { ReadGame, ReadHouse } from '@baraja/book';
import { type FloorRuling, gameDiff, wordsDiff } from '@baraja/book/diff';
import { deskAnswer, deskQuestion, remedyWords, words } from 'baraja/words';
import type { Language } from '../lib/wire.js';
import { openHand } from '../replay/open-hand.js';
import type { Compared, GameCompared } from './asks.js';
import { clausesOf, nameOf } from './dealt.js';

interface How {
  readonly language: Language;
  readonly rounds: number;
}
export function compared(was: ReadHouse | null, is: ReadHouse, how: How): Compared {
  if (was === null) return { isNew: true, words: [], gone: [], come: [], games: [], unexplained: 0 };
  const pairs = [...is.games].flatMap(([id, game]) => (was.games.has(id) ? [[was.games.get(id)!, game] as const] : []));
  const games = pairs.map(([before, after]) => gameCompared(before, after, is, how));
  const only = (one: ReadHouse, other: ReadHouse) =>
    [...one.games].filter(([id]) => !other.games.has(id)).map(([, game]) => nameOf(game, how.language));
  return {
    isNew: false,
    words: wordsDiff(was, is),
    gone: only(was, is),
    come: only(is, was),
    games: games.filter(({ told }) => told).map(({ game }) => game),
    unexplained: games.reduce((n, { unexplained }) => n + unexplained, 0),
  };
}

function gameCompared(was: ReadGame, is: ReadGame, { words: clauses }: ReadHouse, { language, rounds }: How) {
  const found = gameDiff(was, is, { rounds });
  const { values, examples, outcomes, floor, unexplained } = found;
  const say = words(language);
  const game: GameCompared = {
    id: is.pages.game,
    name: nameOf(is, language),
    values,
    examples: examples.map(({ id }) => id),
    rounds: found.rounds,
    outcomes: outcomes.map(({ kind, because, hands, chips, shortest }) => ({
      ...{ kind, because, hands: hands.length, chips, stake: shortest.stake, was: shortest.was, is: shortest.is },
      shown: { hand: openHand(shortest), clauses: clausesOf(shortest.log, clauses, language) },
    })),
    floor: floor.map(({ report, cases: [facts = {}], because, ...ruled }) => ({
      report: say.incident(report),
      facts: Object.entries(facts).map(
        ([fact, value]) => `${deskQuestion(fact, language)} ${deskAnswer(fact, value, language)}`,
      ),
      because,
      was: ruledIn(ruled.was, language),
      is: ruledIn(ruled.is, language),
    })),
  };
  const told = values.length + examples.length + outcomes.length + floor.length > 0;
  return { game, unexplained, told };
}
function ruledIn(ruling: FloorRuling | null, language: Language): string {
  if (ruling === null) return '—';
  const does = remedyWords(ruling, language)?.does ?? ruling.refused ?? '';
  return `${does} (${ruling.rule}; ${ruling.windows.join(', ')})`;
}
