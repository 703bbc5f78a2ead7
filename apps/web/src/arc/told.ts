// What one's own wagers came to, a line each: how much, why, and by which rule.
import { isSettled } from 'baraja/facts';
import { words } from '../i18n/index.js';
import { cardsIn, type DrawnFelt } from '../lib/felt.js';
import { lineOf, type Scenery } from '../lib/log.js';
import type { CardId, Language, TableView, Written } from '../lib/wire.js';
import { fiveOf, type Total, totalOf } from './counts.js';
import { circleOn } from './read.js';
import { facedOff } from './set.js';
import { isShort, netOf, type Outcome, outcomesOf, rackedIn } from './story.js';
import type { ArcStrings } from './words/index.js';

export interface SaidLine {
  readonly key: string;
  readonly text: string;
  readonly rule: string | null;
  readonly kind: 'won' | 'lost' | 'even';
}
type Money = (cents: number) => string;

/** '+$30', '−$6', 'Push'; '+$40 of $50' and '$80 back' where the bank did not reach. */
export function fateText(outcome: Outcome, s: ArcStrings, money: Money): string {
  const { fate, amount, due, back } = outcome;
  if (fate === 'push') return s.push;
  if (fate === 'returned') return s.returned(money(back));
  const said = fate === 'won' ? s.won(money(amount)) : s.lost(money(amount));
  return isShort(outcome) ? s.part(said, money(due)) : said;
}
/** Why the bank did not meet all of it. */
const shortText = (outcome: Outcome, s: ArcStrings): string =>
  outcome.fate === 'returned' ? s.notReached : isShort(outcome) ? s.noMore : '';

export function toldLines(
  outcomes: readonly Outcome[],
  seat: number,
  p: Scenery & {
    readonly s: ArcStrings;
    readonly money: Money;
    readonly language: Language;
    /** Hands that went to the rack as they were settled. */
    readonly racked?: Readonly<Record<number, readonly CardId[]>>;
  },
): readonly SaidLine[] {
  const { s, money, language, felt } = p;
  return outcomes
    .filter((one) => one.seat === seat)
    .flatMap((outcome, i): readonly SaidLine[] => {
      const kind = outcome.fate === 'won' ? 'won' : outcome.fate === 'lost' ? 'lost' : 'even';
      const common = { key: `${i}/${outcome.place}`, rule: outcome.rule, kind } as const;
      const why = s.because[outcome.by];
      if (why !== undefined && p.rules.game.family === 'pai-gow')
        return [
          { ...common, text: `${fateText(outcome, s, money)} · ${shortText(outcome, s) || why}` },
          ...faceLines(outcome, p),
        ];
      const spot = spotText(outcome, s, handsAgainst(outcome, p));
      if (spot !== null) return [{ ...common, text: `${fateText(outcome, s, money)} · ${spot}` }];
      if (why === undefined) {
        const told = { type: 'Played', round: felt.round, event: outcome.event } as Parameters<typeof lineOf>[0];
        const line = lineOf(told, p, i);
        return line ? [{ ...common, text: line.say(language) }] : [];
      }
      const mine = ownTotal(outcome, p);
      const bank = totalOf(felt, 'bank-hand', true, language);
      const against = mine && bank && outcome.by !== 'insurance' ? `${s.totals(mine.text, bank.text)}: ` : '';
      const short = shortText(outcome, s);
      const said = outcome.fate === 'returned' ? short : `${against}${short || why}`;
      return [{ ...common, text: `${fateText(outcome, s, money)} · ${said}` }];
    });
}

/** What one's wagers came to once the round is over, and all together; null while it is not. */
export function toldFor(
  { rules, seats, you }: Pick<TableView, 'rules' | 'seats' | 'you'>,
  felt: DrawnFelt,
  settled: readonly Written[],
  p: { readonly s: ArcStrings; readonly money: Money; readonly language: Language },
): { readonly lines: readonly SaidLine[]; readonly net: number } | null {
  const outcomes = outcomesOf(settled);
  if (felt.stage !== 'over' || you.seat === null || outcomes.length === 0) return null;
  return {
    lines: toldLines(outcomes, you.seat, { rules, felt, seats, racked: rackedIn(settled), ...p }),
    net: netOf(outcomes, you.seat),
  };
}
/** What the hand a wager lay for comes to. */
function ownTotal({ event }: Outcome, { felt, rules, language }: Parameters<typeof toldLines>[2]): Total | null {
  const { circle = 0, hand = 0 } = isSettled(event) ? event.note : {};
  const { splitNatural = false } = rules.game as { splitNatural?: boolean };
  const isWhole = splitNatural || circleOn(felt, circle).hands.length < 2;
  return totalOf(felt, hand === 0 ? `hand:${circle}` : `hand:${circle}.${hand + 1}`, isWhole, language);
}
/** 'pair of fives against pair of kings: ', where the two are compared. */
function handsAgainst({ seat, event }: Outcome, p: Parameters<typeof toldLines>[2]): string {
  const { felt, rules, s, language, racked = {} } = p;
  if (event.type !== 'AnteSettled' || event.note.result === 'unqualified') return '';
  const own = racked[seat] ?? cardsIn(felt, `hand:${seat}`);
  const [mine, house] = [own, cardsIn(felt, 'house-hand')].map((cards) => fiveOf(rules.game, felt, cards));
  return mine && house ? `${s.totals(words(language).hand(mine), words(language).hand(house))}: ` : '';
}
/** What a space of Spanish Poker's layout came to; null for any other wager. */
function spotText({ event }: Outcome, s: ArcStrings, against: string): string | null {
  switch (event.type) {
    case 'FoldTaken':
      return `${s.spots.ante}: ${s.againstHouse.folded}`;
    case 'AnteSettled': {
      const { result, odds } = event.note;
      return `${s.anteAndRaise}: ${against}${result === 'win' ? s.beatsHouse(s.toOne(odds)) : (s.againstHouse[result] ?? result)}`;
    }
    case 'BonusSettled': {
      const { bet, odds } = event.note;
      const name = s.spots[bet];
      return odds > 0 ? `${name}: ${s.toOne(odds)}` : name;
    }
    case 'ProgressiveSettled': {
      const { hand } = event.note;
      return hand === null ? s.toBox : `${s.jackpot}: ${s.hands[hand] ?? hand}`;
    }
    default:
      return null;
  }
}
/** The two hands beside the bank's: which beat which. */
function faceLines({ seat }: Outcome, p: Parameters<typeof toldLines>[2]): readonly SaidLine[] {
  const { s, felt, rules, language } = p;
  const { hand } = words(language);
  const { copied = null } = (rules.game as { outcomes?: Readonly<Record<string, string>> }).outcomes ?? {};
  return facedOff(rules.game, felt, seat, felt.markers.bank ?? 0).map(({ side, mine, bank, is, by }) => {
    const [a, b] = [hand(mine), hand(bank)];
    const more = a === b && is !== 'same';
    return {
      key: `${seat}/${side}`,
      text: `${s[side]}: ${s.against[is](more ? `${a} (${by.mine})` : a, more ? `${b} (${by.bank})` : b)}`,
      rule: is === 'same' ? copied : null,
      kind: is === 'higher' ? 'won' : is === 'lower' ? 'lost' : 'even',
    };
  });
}
