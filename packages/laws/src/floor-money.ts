// What each remedy of the floor's law tells, and what it does with money, as the desk says it: written down here a second time, in terms
// of events and chips, so that the words and the moves can differ and be found out.
import type { Felt } from 'baraja';
import type { Outcome } from 'baraja/games';
import type { AnyEvent, AnyGame } from 'baraja/kernel';

/** By remedy: the events of which at least one is told. */
export const TELLS: Readonly<Record<string, readonly string[]>> = {
  misdeal: ['MisdealCalled'],
  'void-round': ['RoundVoided'],
  'replace-card': ['CardReplaced'],
  'scrap-card': ['CardScrapped'],
  'dead-hand': ['HandKilled'],
  'hand-lives': ['HandRuledLive'],
  'out-of-turn': ['OutOfTurnReturned', 'BoundOutOfTurn'],
  'first-motion-counts': ['BetUndone', 'RaiseWithdrawn'],
  'replace-board-card': ['BoardCardReplaced'],
  'flop-back': ['CardsTakenBack'],
  'set-aside': ['CardsTakenBack'],
  'correct-burn': ['BurnCorrected'],
  'owe-burn': ['BurnOwed'],
  'card-plays': ['CardPlays', 'CardKept'],
  'deal-again': ['HandsTakenBack', 'GameRedealt'],
  'shoe-card-out': ['ShoeCardOut'],
  'shoe-card-plays': ['ShoeCardSeen'],
  'void-circle': ['CircleVoided'],
  'void-seat': ['SeatVoided'],
  'move-cards': ['CardsMoved'],
  'third-card-down': ['CardExposed'],
  'replace-up-card': ['ThirdCardReplaced'],
  'open-for-absent': ['Posted'],
  'take-back-cards': ['CardsTakenBack'],
  'put-cards-right': ['CardsPutRight'],
  'cards-stand': ['CardsStand'],
  'last-card-open': ['LastCardExposed'],
  'replace-dead-card': ['CardScrapped', 'HandFilled'],
  'scrap-new-card': ['CardScrapped'],
  'keep-card': ['CardKept'],
  'turn-up-plays': ['CardPlays'],
  'turn-up-replace': ['CardScrapped', 'HandFilled'],
  'not-exposed': ['NotExposed'],
  'show-burn': ['BoxedBurn'],
  'rebuild-deck': ['DeckRebuilt'],
  'burn-sixth': ['SixthCardBurned'],
  'dead-hand-of-six': ['HandKilled'],
  'complete-hand': ['HandCompleted'],
  'dead-hands': ['HandKilled'],
  'dead-hand-shown': ['HandKilled'],
  'dead-extra-hand': ['ExtraHandDead'],
  'move-position': ['PositionMoved'],
  'spread-stands-pat': ['MustStandPat'],
  'dealer-stands-pat': ['MustStandPat'],
  'discards-dead': ['DiscardsDead'],
  'end-action': ['ActionEnded'],
  'burn-plays': ['ActionEnded'],
  'shuffle-stub': ['ActionEnded'],
  'complete-bet': ['BetShort'],
  'withdraw-opening': ['HandKilled'],
  'surrender-hand': ['HandFouled', 'HandSurrendered'],
  'bury-card': ['CardBuried'],
};

/** A ruling as it was carried out, before play goes on. */
export interface Moved {
  readonly game: AnyGame;
  readonly before: Felt;
  readonly after: Felt;
  readonly own: readonly AnyEvent[];
}
type Check = (moved: Moved) => string | null;

/** 'bet' of 'bet:3'. */
const kindOf = (name: string): string => name.split(':')[0]!;
/** What was paid from where to where, by kinds of places: 'bet → stack'. */
const moves = ({ game, own }: Moved): readonly string[] =>
  own.flatMap(({ chips }) =>
    chips
      .filter(({ amount }) => amount > 0)
      .map(({ from, to }) => `${kindOf(game.names.places[from]!)} → ${kindOf(game.names.places[to]!)}`),
  );
/** Money moves only so; not at all where nothing is listed. */
const only =
  (...may: readonly string[]): Check =>
  (moved) => {
    const other = moves(moved).filter((one) => !may.includes(one));
    return other.length === 0 ? null : `moves ${[...new Set(other)].join(', ')}`;
  };
const nothing = only();
/** What lies at places of one kind. */
const at = ({ game, after }: Moved, kind: string): number =>
  game.names.places.reduce((sum, name, place) => (kindOf(name) === kind ? sum + after.chips[place]! : sum), 0);
const both =
  (...checks: readonly Check[]): Check =>
  (moved) =>
    checks.map((check) => check(moved)).find((fault) => fault !== null) ?? null;
const empty =
  (...kinds: readonly string[]): Check =>
  (moved) =>
    kinds.find((kind) => at(moved, kind) > 0) ?? null;

/** Every chip is where the round found it; the fee stays where the house keeps it. */
const allBack =
  (keeps: boolean): Check =>
  ({ game, after }) => {
    const off = game.names.places.filter((_name, place) => {
      const had = Math.max(0, after.opening[place]!);
      return after.chips[place] !== had;
    });
    return off.length === 0 || keeps ? null : `${off.join(', ')} are not as they were`;
  };
/** Whatever moves goes to stacks. */
const toStacks: Check = (moved) => moves(moved).find((one) => !one.endsWith(' → stack')) ?? null;
/** The fee stays where the house keeps it. */
const feeStays: Check = (moved) => moves(moved).find((one) => one.startsWith('drop →')) ?? null;
const MISDEAL = ['bet → stack', 'in → stack', 'in → bet', 'into → stack', 'into → bet', 'pot → stack', 'pot → bet'];

const MONEY: Readonly<Record<string, (choices: readonly string[]) => Check>> = {
  misdeal: () => only(...MISDEAL),
  'void-round': (choices) => allBack(choices.includes('keep')),
  'first-motion-counts': () => only('bet → stack'),
  'flop-back': () => both(only('bet → stack'), empty('bet')),
  'void-circle': (choices) => (choices.includes('keep') ? both(toStacks, feeStays) : toStacks),
  'deal-again': (choices) => (choices.includes('insurance') ? only('insurance → stack') : nothing),
  'open-for-absent': () => only('stack → bet'),
  'put-cards-right': () => both(only('bet → stack'), empty('bet')),
  'replace-up-card': () => only('bet → stack'),
  'end-action': () => only('bet → stack'),
  'complete-bet': () => only('stack → bet'),
  'withdraw-opening': () => only('bet → stack'),
  'dead-hands': () => only('bet → stack', 'in → stack', 'into → stack', 'centre → stack'),
  'void-seat': () => toStacks,
  'surrender-hand': () => () => null,
};

/** What is wrong with the money of a ruling, by what the desk says of it; null where nothing is. */
export function moneyFault({ remedy, money }: Outcome, moved: Moved): string | null {
  const choices = (money ?? '').split(':').slice(1);
  return (MONEY[remedy!]?.(choices) ?? nothing)(moved);
}
