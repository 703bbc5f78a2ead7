/** The floor's law for draw games: Rogelio's rules A to D with each game's own, or the usual rules where a sheet has none. */
import { type Incident, type Layout, type RuleId, refuse } from '../kernel/index.js';
import { drawFelt } from '../steps/index.js';
import { outOfTurn, stringRaise } from './bets.js';
import { fouledBet, fouledOpening, sharedAction, shortBet } from './draw-bets.js';
import {
  boxedBurn,
  boxedCards,
  cardNamed,
  droppedFaceUp,
  type ExposedRules,
  exposedCard,
  offTable,
  scrapCard,
  selfExposed,
} from './draw-cards.js';
import {
  extraHand,
  fourCards,
  outOfPosition,
  outOfRotation,
  sixAndFour,
  sixSeen,
  sixTaken,
  sixthCard,
  sixthCards,
} from './draw-deal.js';
import { burnDealt, deadDiscards, outOfOrder, spreadHand, stubMixed, stubTaken } from './draw-draw.js';
import { type DrawFloor, type DrawFloorRules, dead, spared } from './draw-floor.js';
import { usualDrawIncidents } from './draw-rrop.js';
import { incident, theSeat, voidsRound } from './incident.js';
import { killHand } from './moves.js';

export function drawIncidents(on: Layout, rules: DrawFloorRules): readonly Incident[] {
  const felt = drawFelt(on, rules);
  const pack = on.pack.length;
  const floor: DrawFloor = { on: felt, rules, pack };
  switch (rules.profile) {
    case 'rrop':
      return usualDrawIncidents(felt, { feeOnVoid: rules.feeOnVoid, pack });
    case 'rog-draw':
      return rogelios(floor, fiveCardDraw);
    case 'rog-hdp':
      return [...rogelios(floor, highDraw), burnDealt(floor, 'ROG-HDP-D2b')];
    case 'rog-lob':
      return [
        ...rogelios(floor, lowball),
        burnDealt(floor, 'ROG-LOB-D4b'),
        stubTaken(floor, 'ROG-LOB-C3b'),
        deckRebuilt(floor, 'ROG-LOB-M2'),
      ];
  }
}

/** Where a game's special rules differ from the general ones (AMB-GEN-02). */
interface Special {
  readonly exposed: ExposedRules;
  readonly outOfOrder: RuleId;
  readonly mixed: RuleId;
}
const fiveCardDraw: Special = {
  exposed: { deal: 'ROG-DRAW-B2', draw: 'ROG-DRAW-B3', high: null, dealerKeeps: false },
  outOfOrder: 'ROG-DRAW-C6',
  mixed: 'ROG-DRAW-C8',
};
const highDraw: Special = {
  ...fiveCardDraw,
  exposed: { deal: 'ROG-HDP-B1', draw: 'ROG-HDP-B2', high: null, dealerKeeps: false },
};
const lowball: Special = {
  exposed: { deal: 'ROG-LOB-B1a', draw: 'ROG-LOB-B2', high: 'ROG-LOB-B1b', dealerKeeps: true },
  outOfOrder: 'ROG-LOB-D5',
  mixed: 'ROG-LOB-D6',
};

/** Rules A to D, with what is special to a game. */
const rogelios = (f: DrawFloor, special: Special): readonly Incident[] => [
  ...foulCards(f),
  ...foulHands(f),
  exposedCard(f, special.exposed),
  selfExposed(f, 'ROG-DRAW-B4'),
  cardNamed(f, 'ROG-DRAW-B1'),
  spreadHand(f, { betting: 'ROG-DRAW-B6', draw: 'ROG-DRAW-C9' }),
  fourCards(f, 'ROG-DRAW-C3a'),
  sixAndFour(f, 'ROG-DRAW-C3b'),
  outOfPosition(f, 'ROG-DRAW-C4'),
  extraHand(f, 'ROG-DRAW-C5'),
  outOfOrder(f, special.outOfOrder),
  stubMixed(f, special.mixed),
  ...foulBets(f),
  spared(f, 'flipped-cards', 'ROG-DRAW-A10'),
  spared(f, 'miscall', 'ROG-DRAW-D12a'),
  miscallInduced(f),
];

const foulCards = (f: DrawFloor): readonly Incident[] => {
  const second = 'ROG-DRAW-A1a';
  const joker = { deal: 'ROG-DRAW-A7', draw: 'ROG-DRAW-A7', dead: 'ROG-DRAW-A7', second, shown: false };
  return [
    scrapCard(f, 'boxed-card', { deal: second, draw: 'ROG-DRAW-A1b', dead: 'ROG-DRAW-A1', second, shown: true }),
    boxedCards(f, second),
    boxedBurn(f, 'ROG-DRAW-A1b'),
    offTable(f, { deal: 'ROG-DRAW-A2a', draw: 'ROG-DRAW-A2b' }),
    sixthCards(f, 'ROG-DRAW-A3a'),
    sixthCard(f, 'ROG-DRAW-A3b'),
    sixSeen(f, 'ROG-DRAW-A5'),
    sixTaken(f, { onDeal: 'ROG-DRAW-A3b', later: 'ROG-DRAW-A5' }),
    outOfRotation(f, 'ROG-DRAW-A4'),
    foulDeck('ROG-DRAW-A6'),
    ...(f.rules.joker ? [] : [scrapCard(f, 'joker-found', joker), dead(f, 'joker-used', 'ROG-DRAW-A7')]),
  ];
};

const foulHands = (f: DrawFloor): readonly Incident[] => [
  dead(f, 'dropped-card', 'ROG-DRAW-A8'),
  dead(f, 'touched-cards', 'ROG-DRAW-A9'),
  dead(f, 'hand-thrown', 'ROG-DRAW-A9a'),
  deadDiscards(f, 'ROG-DRAW-A9b'),
  dead(f, 'picked-up-by-another', 'ROG-DRAW-A11b'),
  dead(f, 'damaged-card', 'ROG-DRAW-A12'),
  dead(f, 'left-table', 'ROG-DRAW-A13'),
  droppedFaceUp(f, 'ROG-DRAW-B5'),
];

const foulBets = (f: DrawFloor): readonly Incident[] => [
  stringRaise(f.on, f.rules, 'ROG-DRAW-D3'),
  sharedAction(f, 'ROG-DRAW-D5'),
  outOfTurn(f.on, f.rules, 'ROG-DRAW-D8'),
  shortBet(f, 'ROG-DRAW-D9'),
  fouledBet(f, 'ROG-DRAW-D10a'),
  fouledOpening(f, 'ROG-DRAW-D10b'),
];

/** Identical cards, or cards of two colours: no hand of this deck counts, and hands before it stand. */
const foulDeck = (rule: RuleId): Incident => voidsRound('foul-deck', rule);

/** A miscall made somebody throw his hand away: cards speak all the same, unless the house has the miscaller lose (AMB-ROG-64). */
function miscallInduced(f: DrawFloor): Incident {
  if (f.rules.miscall === 'no-forfeit') return spared(f, 'miscall-induced', 'ROG-DRAW-D12b');
  const rule = 'AMB-ROG-64';
  return incident(
    'miscall-induced',
    rule,
    (r, stage) => {
      const seats = f.on.live(r);
      return stage === 'showdown' && seats.length > 1 ? { seats } : refuse('wrong-stage', rule, { stage });
    },
    (d, c) => killHand(f.on, d, theSeat(c), rule),
  );
}

/** Cards thrown off the table or torn: the deck is put together again, every card of it, before another comes in. */
const deckRebuilt = ({ on }: DrawFloor, rule: RuleId): Incident =>
  incident(
    'deck-broken',
    rule,
    (r, stage) => (stage === 'over' || r.seen.length === 0 ? refuse('wrong-stage', rule, { stage }) : {}),
    (d) => {
      const count = d.zones.reduce((n, cards, zone) => (zone === on.spent ? n : n + cards.length), 0);
      d.say('DeckRebuilt', null, rule, { count });
    },
  );
