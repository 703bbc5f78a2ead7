// Parts of how the twenty-one games are played: the bank, hands that are over, bonuses.
import type { TwentyOneRules } from 'baraja/games';
import type { BankCites, HowTable, Money } from './howto.js';

export const cites = ({ cites: by }: TwentyOneRules): BankCites => ({
  bank: by.bank,
  decline: by.decline,
  turns: by.release,
  broken: by.broken,
  cover: by.cover,
});

type Over = readonly [en: string, es: string, outcomes: readonly (keyof TwentyOneRules['outcomes'])[]];
/** What becomes of hands that are over when the bank is, too. */
export const OVER: Readonly<Record<TwentyOneRules['bothOver'], Over>> = {
  'three-card-push': [
    'Both over: the bank wins, but three cards of 23, 24 or 25 that are closer push.',
    'Los dos pasados: gana la banca, pero tres cartas de 23, 24 o 25 más cerca empatan.',
    ['over-bank-closer', 'over-three-cards', 'over-tie'],
  ],
  'closer-push': [
    'Both over: the closer hand pushes, all others lose.',
    'Los dos pasados: la mano más cerca empata, las demás pierden.',
    ['over-closer'],
  ],
  'eights-push': [
    'Both over: the bank wins, but if it has exactly 8-8-8 it is a push.',
    'Los dos pasados: gana la banca, pero si tiene justo 8-8-8 es empate.',
    ['over-bank-closer', 'over-eights'],
  ],
  'eights-pay': [
    'Both over: the bank wins, but if it has exactly 8-8-8 the players do.',
    'Los dos pasados: gana la banca, pero si tiene justo 8-8-8 ganan los jugadores.',
    ['over-bank-closer', 'over-eights'],
  ],
  lose: [
    'Who is over has lost, even if the bank passes too.',
    'Quien se pasa pierde, aunque la banca se pase también.',
    ['over'],
  ],
};

/** What each bonus is for, what it costs and what it pays. */
export const bonusTable =
  (bonuses: TwentyOneRules['bonuses'], money: Money): HowTable =>
  (s) => ({
    caption: '',
    heads: [s.bonusCosts, s.bonusPays],
    rows: bonuses.map(({ name, fee, pays }) => [s.bonusHands[name]!, money(fee), money(pays)]),
  });
