// Finds a game by what people type: any of its names, its family's, what it has, a stake, a house or a town. Accents, apostrophes,
// hyphens and spaces do not matter, and one slip is forgiven.
import { FAMILY_WORDS, SHORT_FOR, TRAIT_WORDS } from '../i18n/synonyms.js';
import type { LobbyGame } from '../lib/wire.js';
import { type Spread, tileOf } from './tiles.js';

export interface Found {
  readonly hits: readonly Spread[];
  /** What it was taken for, where that is not what was typed. */
  readonly read: string | null;
}
const NONE: Found = { hits: [], read: null };

/** Letters, figures, and the stroke of a stake. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/½/g, '.5')
    .replace(/[^a-z0-9/]/g, '');

type TraitWord = keyof typeof TRAIT_WORDS;
function traitsOf({ traits, stakes }: Pick<LobbyGame, 'traits' | 'stakes'>): readonly TraitWord[] {
  const { low, wins, hole, joker, bank } = traits;
  const forms = new Set(stakes.filter(({ forced }) => forced.kind !== 'wager').map(({ form }) => form));
  const has: Readonly<Record<TraitWord, boolean>> = {
    hiLo: typeof low === 'number',
    low8: low === 8,
    low9: low === 9,
    lowball: wins === 'low',
    potLimit: forms.has('pot-limit'),
    noLimit: forms.has('no-limit'),
    limit: forms.has('limit'),
    spread: forms.has('spread'),
    pineapple: hole === 3,
    joker: joker === true,
    jackpot: stakes.some(({ fee }) => fee.kind === 'hand' && fee.bands.some((band) => band.jackpot > 0)),
    houseBank: bank === 'house',
    playerBank: bank === 'players',
  };
  return (Object.keys(has) as TraitWord[]).filter((one) => has[one]);
}
/** Everything a game may be called. */
export function wordsFor({ house, game }: Spread): readonly string[] {
  const { name, nameEs, also = [] } = game;
  const traits = traitsOf(game).flatMap((one): readonly string[] => TRAIT_WORDS[one]);
  return [name, nameEs, house.name, ...house.town.split(', '), ...FAMILY_WORDS[tileOf(game)], ...also, ...traits];
}

/** One letter more, less, other, or two of them the wrong way round. */
export function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  const isTurned = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || isTurned;
}
/** Shorter than this a part of a word, or a slip, says nothing. */
const LEAST = { part: 3, slip: 4 };

type Test = (word: string, sought: string) => boolean;
/** From the surest on: the word itself, how it begins, a part of it, and a slip. */
const SURE: readonly Test[] = [
  (word, sought) => word === sought,
  (word, sought) => sought.length > 1 && word.startsWith(sought),
  (word, sought) => sought.length >= LEAST.part && word.includes(sought),
];
const SLIP: Test = (word, sought) => sought.length >= LEAST.slip && isNear(word, sought);

/** '3/6' or '3-6'; '$3' is where it begins. */
function isStake(id: string, text: string): boolean {
  const [name, asked] = [id.split(' ')[0]!, text].map((one) => plain(one.replace('-', '/')));
  return name === asked || (text.startsWith('$') && name!.split('/')[0] === asked);
}
/** Words that stand side by side may be one: every way to read them, the fewest first. */
function readings(words: readonly string[]): readonly (readonly string[])[] {
  const [first, ...rest] = words;
  if (first === undefined) return [[]];
  const further = readings(rest).flatMap(([next, ...others]) =>
    next === undefined
      ? [[first]]
      : [
          [first + next, ...others],
          [first, next, ...others],
        ],
  );
  return further.sort((a, b) => a.length - b.length);
}
/** More words than these are looked for one by one. */
const WORDS_MAX = 6;

export function seek(typed: string, all: readonly Spread[]): Found {
  const text = SHORT_FOR[plain(typed)] ?? typed;
  const sought = plain(text);
  if (sought === '') return NONE;
  const named = all.map((spread) => ({ spread, words: wordsFor(spread).map((word) => ({ word, flat: plain(word) })) }));
  const hits = (is: (one: (typeof named)[number]) => boolean) => named.filter(is).map(({ spread }) => spread);
  const atStake = hits(({ spread }) => spread.game.stakes.some(({ id }) => isStake(id, text)));
  if (atStake.length > 0 && /^\$|[/-]/.test(text)) return { hits: atStake, read: null };
  const parts = text.split(/\s+/).map(plain).filter(Boolean);
  // Each of several words says something of the game.
  const ways = parts.length > WORDS_MAX ? [[sought], parts] : readings(parts);
  for (const test of SURE)
    for (const way of ways) {
      const found = hits(({ words }) => way.every((part) => words.some(({ flat }) => test(flat, part))));
      if (found.length > 0) return { hits: found, read: null };
    }
  const near = named.flatMap(({ words }) => words.filter(({ flat }) => SLIP(flat, sought)))[0];
  return near ? { hits: seek(near.word, all).hits, read: near.word } : NONE;
}
