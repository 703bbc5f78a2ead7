// What one's own wagers came to, a line each: how much, why, and by which rule.
import { lineOf, type Scenery } from '../lib/log.js';
import type { Language } from '../lib/wire.js';
import { totalOf } from './craft.js';
import type { Outcome } from './story.js';
import type { ArcStrings } from './words/index.js';

export interface SaidLine {
  readonly key: string;
  readonly text: string;
  readonly rule: string | null;
  readonly kind: 'won' | 'lost' | 'plain';
}
type Money = (cents: number) => string;

/** 'won $30', 'lost $6', 'push', '$40 of $50 covered'. */
export function fateText({ fate, amount, due }: Outcome, s: ArcStrings, money: Money): string {
  const said =
    fate === 'won' ? s.won(money(amount)) : fate === 'lost' ? s.lost(money(amount)) : fate === 'push' ? s.push : '';
  const isShort = fate !== 'push' && amount < due;
  return [said, isShort ? s.covered(money(amount), money(due)) : ''].filter(Boolean).join(', ');
}

export function toldLines(
  outcomes: readonly Outcome[],
  seat: number,
  p: Scenery & { readonly s: ArcStrings; readonly money: Money; readonly language: Language },
): readonly SaidLine[] {
  const { s, money, language, felt } = p;
  return outcomes
    .filter((one) => one.seat === seat)
    .flatMap((outcome, i): readonly SaidLine[] => {
      const kind = outcome.fate === 'won' ? 'won' : outcome.fate === 'lost' ? 'lost' : 'plain';
      const common = { key: `${i}/${outcome.place}`, rule: outcome.rule, kind } as const;
      const why = s.because[outcome.by];
      if (why === undefined) {
        const told = { type: 'Played', round: felt.round, event: outcome.event } as Parameters<typeof lineOf>[0];
        const line = lineOf(told, p, i);
        return line ? [{ ...common, text: line.say(language) }] : [];
      }
      const zone = outcome.place.replace(/^wager/, 'hand').replace(/^(?:back|insurance):(\d+).*/, 'hand:$1');
      const [mine, bank] = [totalOf(felt, zone, true, language), totalOf(felt, 'bank-hand', true, language)];
      const against = mine && bank && outcome.by !== 'insurance' ? `${s.totals(mine.text, bank.text)}: ` : '';
      return [{ ...common, text: `${fateText(outcome, s, money)} · ${against}${why}` }];
    });
}
