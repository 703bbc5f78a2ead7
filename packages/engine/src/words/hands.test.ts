// Hands of the joker games, lowball and Push-Nine as people read them.
import { expect, test } from 'vitest';
import { faces } from '../cards/index.js';
import { type RankingName, rankingNamed } from '../hands/index.js';
import { english } from './en/index.js';
import { spanish } from './es/index.js';

const HANDS: readonly (readonly [RankingName, string, string, string])[] = [
  ['high-joker-wild-double-ace', 'As 9s 7s 2s Jo', 'double-ace flush', 'color con doble as'],
  ['high-joker-wild-double-ace', '6s 6h 6d 6c Jo', 'five of a kind, sixes', 'repóker de seises'],
  ['high-joker-bug', 'Ks Kh 9d 4c Jo', 'pair of kings', 'pareja de reyes'],
  ['lowball', '8s 6h 4d 3c Jo', '8-6-4-3-ace', '8-6-4-3-as'],
  ['lowball', 'As Ah 4d 3c 2s', 'pair of aces', 'pareja de ases'],
  ['push-nine', '9s 9h 9d', 'three of a kind, nines', 'trío de nueves'],
  ['push-nine', '3s 2h Ad', 'straight, three high', 'escalera al tres'],
  ['push-nine', 'Ks Kh Qd', 'three face cards', 'tres figuras'],
  ['push-nine', '5s 2h Ad', '8 points', '8 puntos'],
  ['push-nine', '9s Ah Ad', '1 point', '1 punto'],
  ['push-nine', 'Ks Kh Td', '0 points', '0 puntos'],
];

test.each(HANDS)('%s: %s is a %s', (name, cards, inEnglish, inSpanish) => {
  const ranking = rankingNamed(name);
  const hand = ranking.name(ranking.best(faces(cards), []));
  expect([english.hand(hand), spanish.hand(hand)]).toEqual([inEnglish, inSpanish]);
});

test('what the joker is', () => {
  const ranking = rankingNamed('high-joker-wild');
  const as = ranking.jokerAs(faces('Kh 9d 4c 2s Jo'), [])!;
  expect([english.jokerAs(as), spanish.jokerAs(as)]).toEqual(['joker as K♠', 'comodín como K♠']);
});
