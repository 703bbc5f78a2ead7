// What it takes to read a game with a bank: compiling it, counting its hands, and saying what one asks with a key.

import { rankingsOf } from 'baraja';
import { paiGow, spanishPoker, twentyOne } from 'baraja/games';
import type { Component } from 'svelte';
import type { ChoicesKeys, ChoicesProps, Family, Reading } from '../families/family.js';
import type { KeyName } from '../i18n/index.js';
import type { Asking } from '../lib/answers.js';
import { faceName, facesOf } from '../lib/faces.js';
import { cardsIn, chipsAt, type DrawnFelt, facesIn } from '../lib/felt.js';
import type { TableModel } from '../lib/table.svelte.js';
import type { CardId, Game, GameRules, HandName, Language, Option, Words } from '../lib/wire.js';
import ArcChoices from './ArcChoices.svelte';
import BarTold from './BarTold.svelte';
import { totalOf } from './counts.js';
import { letters, own } from './keys.js';
import { arcShape, atStake, circleOn } from './read.js';
import SetChoices from './SetChoices.svelte';
import StoodChoices from './StoodChoices.svelte';
import { sortedSeven, turnedShown } from './set.js';
import { asksWagers } from './targets.js';
import { arcStrings } from './words/index.js';

/** Only the games of this family: a page that asks for any game fetches them all. */
export function compile(id: string, rules: GameRules, seats: readonly number[]): Game {
  switch (rules.family) {
    case 'pai-gow':
      return paiGow(id, rules, seats);
    case 'spanish-poker':
      return spanishPoker(id, rules, seats);
    case 'twenty-one':
      return twentyOne(id, rules, seats);
    default:
      throw new Error(`${rules.family} has no bank`);
  }
}

/** Two cards of seven are asked for as what they are. */
export const asks = (menu: readonly Option[], language: Language): string | null =>
  menu.some(({ type }) => type === 'set') ? arcStrings(language).lowEmpty : null;

/** The family's own bar where chips are put together and where a hand is set in two; everything else is the menu as buttons. */
export const choices = (menu: readonly Option[]): Component<ChoicesProps, ChoicesKeys> | null =>
  menu.some(({ type }) => type === 'surrender-stood')
    ? (StoodChoices as unknown as Component<ChoicesProps, ChoicesKeys>)
    : menu.some(({ type }) => type === 'set')
      ? (SetChoices as unknown as Component<ChoicesProps, ChoicesKeys>)
      : asksWagers(menu) || menu.some(({ type }) => type === 'bank')
        ? (ArcChoices as unknown as Component<ChoicesProps, ChoicesKeys>)
        : null;

/** What came of one's wagers, for the bar of a phone. */
export const Told = BarTold as unknown as Component<{ table: TableModel }>;

/** Seven cards lie sorted, since two are to be chosen among them; other hands lie as they were dealt. */
export const order = (rules: GameRules, felt: DrawnFelt, seat: number): readonly CardId[] => {
  const cards = cardsIn(felt, `hand:${seat}`);
  return rules.family === 'pai-gow' ? sortedSeven(felt, cards) : cards;
};

/** Every hand this seat plays, in words: those of its own circle and of any other it has bet in. */
function totals({ felt, rules }: Reading, seat: number, language: Language): readonly string[] {
  const { circles = 0, splitNatural = false } = rules as unknown as { circles?: number; splitNatural?: boolean };
  return Array.from({ length: circles }, (_, i) => circleOn(felt, i + 1))
    .filter(({ owner }) => owner === seat)
    .flatMap(({ hands }) => hands.map(({ zone }) => totalOf(felt, zone, splitNatural || hands.length < 2, language)))
    .flatMap((total) => (total ? [total.text] : []));
}
export function made(reading: Reading, seat: number, say: Words): string {
  const { felt, rules } = reading;
  if (rules.family === 'twenty-one') return totals(reading, seat, say.language).join(' · ');
  const name = hand(reading, seat);
  if (!name) return '';
  const two = facesOf(facesIn(felt, `low:${seat}`));
  const { high } = rankingsOf(rules);
  return two.length === 2 && high ? `${say.hand(high.name(high.best(two, [])))} · ${say.hand(name)}` : say.hand(name);
}
export function hand({ felt, rules }: Reading, seat: number, way: 'high' | 'low' = 'high'): HandName | undefined {
  if (way === 'low') return undefined;
  const faces = facesOf([...facesIn(felt, `hand:${seat}`), ...facesIn(felt, `high:${seat}`)]);
  const { high } = rankingsOf(rules);
  return faces.length === 5 && high ? high.name(high.best(faces, [])) : undefined;
}

/** What lies before the dealer, in words. */
function bankSays({ view, felt, say, t }: Asking): string {
  const s = arcStrings(say.language);
  const { game } = view.rules;
  const { low, high } = turnedShown(game, felt, felt.markers.bank ?? 0);
  if (low && high) return s.bankShows(s.bothHandsAre(say.hand(low), say.hand(high)));
  const zone = arcShape(game).bankZone;
  const cards = zone ? cardsIn(felt, zone) : [];
  if (!zone || cards.length === 0) return t.answers.noBoard;
  const up = cards.flatMap((card) => felt.faces[card] ?? []).map((face) => faceName(face, say));
  const down = cards.length - up.length;
  const total = game.family === 'twenty-one' ? totalOf(felt, zone, true, say.language) : null;
  const shown = `${up.join(', ')}${total ? `: ${total.text}` : ''}`;
  return s.bankShows([...(up.length > 0 ? [shown] : []), ...(down > 0 ? [s.down(down)] : [])].join('; '));
}
function stakeSays({ view, felt, say, t }: Asking): string {
  const s = arcStrings(say.language);
  const { seat } = view.you;
  const mine = seat === null ? 0 : atStake(felt, seat);
  const banker = felt.markers.bank;
  const name = view.seats.find((one) => one.seat === banker)?.patron.name ?? (banker ? t.table.seat(banker) : s.house);
  const bank = banker === undefined ? '' : ` ${s.bankHas(name, say.money(chipsAt(felt, 'bank')))}`;
  return `${mine > 0 ? s.atStake(say.money(mine)) : s.nothingAtStake}${bank}`;
}
export function answer(key: KeyName, asking: Asking): string | null {
  switch (key) {
    case 'board':
      return bankSays(asking);
    case 'pot':
    case 'toCall':
      return stakeSays(asking);
    default:
      return null;
  }
}
export const keyList = (language: Language): ReturnType<Family['keys']> => {
  const { keys } = arcStrings(language);
  return [
    [letters.hit, keys.hit],
    [letters.stand, keys.stand],
    [letters.double, keys.double],
    [letters['split-pair'], keys.split],
    [letters.surrender, keys.surrender],
    ['1 2 3 4', keys.chips],
    [letters.wager, keys.next],
    ['R', keys.again],
    ['C', keys.clear],
    ['Enter', keys.place],
    ['N', keys.out],
    ['1 … 7', keys.setCards],
    [letters['house-way'], keys.houseWay],
    [own.suggest, keys.suggest],
  ];
};

/** Is a seat in the hand: has it something at stake, or does it bank? */
export const plays = (felt: DrawnFelt, seat: number): boolean => felt.markers.bank === seat || atStake(felt, seat) > 0;
