/**
 * A player of the twenty-one games, who also banks. It plays each hand by what its choices are worth against the card that shows,
 * with the cards it has not seen; it banks when it has the chips for it, and bets as its manner has it.
 */

import type { Face } from '../cards/index.js';
import type { TwentyOneRules } from '../games/index.js';
import { countOf, isAce, pointsOf } from '../hands/index.js';
import { type CardId, cardsIn, type HouseCommand, type Option, type Rng } from '../kernel/index.js';
import type { Advice } from './advice.js';
import { bankChoice, lyingAt, wagerChoice } from './banking.js';
import { chooser, type Seen } from './bot.js';
import { fallback } from './clicker.js';
import type { Manner } from './manners.js';
import { bankEnds, type HandState, Odds, type Proportions } from './twenty-one-odds.js';

export function twentyOneChoice(seen: Seen, rules: TwentyOneRules, manner: Manner, rng: Rng): HouseCommand {
  const { menu } = seen.view;
  const has = (type: Option['type']): Option | undefined => menu.find((o) => o.type === type);
  const bank = has('bank');
  if (bank) return bankChoice(seen, rules, bank, manner);
  const wager = has('wager');
  if (wager || has('done') || has('sit-out-hand')) return wagerChoice(seen, rules, wager, manner, rng);
  if (has('no-insurance')) return insuranceChoice(seen, rules);
  if (has('fund')) return fundChoice(seen, rules);
  if (has('let-stand')) return { type: 'let-stand', actor: chooser(seen.view) };
  if (has('hit') || has('stand')) return handChoice(seen, rules);
  return fallback(seen, rng);
}

/** Insures when the cards not seen hold more than a third of tens; even money likewise. */
function insuranceChoice(seen: Seen, rules: TwentyOneRules): HouseCommand {
  const { menu } = seen.view;
  const actor = chooser(seen.view);
  const isWorth = proportions(seen, rules)[10]! > 1 / 3;
  const even = menu.find((o) => o.type === 'even-money');
  const insure = menu.find((o) => o.type === 'insure');
  if (isWorth && even) return { type: 'even-money', actor, seat: even.seats![0]! };
  if (isWorth && insure?.amount) return { type: 'insure', actor, amount: insure.amount.max, seat: insure.seats![0]! };
  return { type: 'no-insurance', actor };
}

/** Pays its part where the player has doubled or split well enough. */
function fundChoice(seen: Seen, rules: TwentyOneRules): HouseCommand {
  const actor = chooser(seen.view);
  const fund = seen.view.menu.find((o) => o.type === 'fund')!;
  const spot = spotOf(seen);
  const { odds, state } = oddsAt(seen, rules, spot);
  const isSplit = state.cards < 2;
  const gains = isSplit ? odds.split(state.hard) / 2 : odds.double(state) / 2;
  if (gains <= 0) return { type: 'decline-fund', actor };
  return { type: 'fund', actor, ...(fund.amount ? { amount: fund.amount.max } : {}) };
}

/** The best of what the menu offers. A double for less than the wager is worth that part of it. */
function handChoice(seen: Seen, rules: TwentyOneRules): HouseCommand {
  const { menu } = seen.view;
  const actor = chooser(seen.view);
  const [first] = handWorths(seen, rules);
  const best = menu.find(({ type }) => type === first?.act) ?? menu[0]!;
  return { type: best.type, actor, ...(best.amount ? { amount: best.amount.max } : {}) };
}
/** What each choice for a hand is worth, in wagers; the best first. */
export function handWorths(seen: Seen, rules: TwentyOneRules): NonNullable<Advice['worths']> {
  const spot = spotOf(seen);
  const { odds, state, faces } = oddsAt(seen, rules, spot);
  const worths = odds.worths(state, faces.length === 2 ? pointsOf(faces[0]!) : null);
  const stake = lyingAt(seen, `wager:${spot}`);
  const worthOf = ({ type, amount }: Option): number => {
    switch (type) {
      case 'stand':
        return worths.stand;
      case 'hit':
        return worths.hit;
      case 'double':
        return doubled(worths.double, worths.hit, amount ? amount.max / stake : 1);
      case 'split-pair':
        return worths.split;
      case 'surrender':
        return worths.surrender;
      default:
        return Number.NEGATIVE_INFINITY;
    }
  };
  return seen.view.menu
    .map((option) => ({ act: option.type, worth: worthOf(option) }))
    .filter(({ worth }) => worth > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.worth - a.worth);
}
/** The one card is drawn for the whole wager; what is put on it besides is worth its part. */
const doubled = (double: number, _hit: number, part: number): number => (double / 2) * (1 + part);

/** The hand being played, as the felt names it: '3', or '3.2' for a second hand. */
function spotOf({ view, game }: Seen): string {
  const marker = (name: string): number => view.felt.markers[game.names.markers.indexOf(name)]!;
  const hand = marker('turn-hand');
  return hand === 1 ? String(marker('turn')) : `${marker('turn')}.${hand}`;
}
function oddsAt(
  seen: Seen,
  rules: TwentyOneRules,
  spot: string,
): { odds: Odds; state: HandState; faces: readonly Face[] } {
  const faces = facesIn(seen, `hand:${spot}`);
  const bank = facesIn(seen, 'bank-hand');
  const cards = proportions(seen, rules);
  const up = bank[0]!;
  const odds = new Odds(rules, bankEnds(pointsOf(up), cards, rules.peek), cards);
  const isSplit = lyingAt(seen, `wager:${spot.split('.')[0]}.2`) > 0;
  const { natural } = countOf(faces, rules.splitNatural || !isSplit);
  const hard = faces.reduce((sum, face) => sum + pointsOf(face), 0);
  return { odds, faces, state: { hard, ace: faces.some(isAce), cards: faces.length, natural } };
}

function facesIn({ view, game }: Seen, zone: string): readonly Face[] {
  const cards = cardsIn(view.felt, game.names.zones.indexOf(zone)) as readonly CardId[];
  return cards.flatMap((card) => view.faces[card] ?? []);
}
/** How the cards nobody has seen divide by what they count. Those a reshuffle replaced are counted once. */
function proportions({ view, game }: Seen, { decks }: TwentyOneRules): Proportions {
  const left = [0, ...Array.from({ length: 9 }, () => 4 * decks), 16 * decks];
  const spent = game.names.zones.indexOf('spent');
  view.felt.zones.forEach((cards, zone) => {
    if (zone !== spent)
      for (const card of cards) {
        const face = view.faces[card];
        if (face != null) left[pointsOf(face)]!--;
      }
  });
  const all = left.reduce((a, b) => a + b, 0);
  return left.map((n) => (all === 0 ? 0 : n / all));
}
