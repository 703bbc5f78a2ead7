// How a game with a bank is played, in a page: made from the values of a table's own rules, so that a house's switch changes what is
// said. Each line names the clauses it rests on, and is said in both languages side by side.
import type { Language, TableRules } from '../../lib/wire.js';
import { spanishPage } from './spanish.js';
import { twentyOnePage } from './twenty-one.js';

/** The same thing in both languages. */
export type Both = Readonly<Record<Language, string>>;
export interface HowLine {
  readonly text: Both;
  readonly rules: readonly string[];
}
export interface HowSection {
  readonly heading: Both;
  readonly lines: readonly HowLine[];
}
export type Money = (cents: number) => string;

export const both = (en: string, es: string): Both => ({ en, es });
export const line = (en: string, es: string, ...rules: readonly string[]): HowLine => ({
  text: { en, es },
  rules: [...new Set(rules)],
});
/** Lines that hold only where something is so. */
export const when = (is: boolean, ...lines: readonly HowLine[]): readonly HowLine[] => (is ? lines : []);

/** What every game where players bank says of the bank. */
export function bankLines(
  rules: TableRules,
  cites: Readonly<Record<'bank' | 'decline' | 'broken' | 'cover', string>>,
): readonly HowLine[] {
  const turns = rules.seating.kind === 'bank' ? rules.seating.turns : 2;
  const right = rules.direction === 'counter-clockwise';
  return [
    line(
      'One of the players banks: all others play against what he puts up, never against the house.',
      'Uno de los jugadores es la banca: los demás juegan contra lo que él pone, nunca contra la casa.',
      cites.bank,
    ),
    line(
      `The bank is offered seat by seat, to the ${right ? 'right' : 'left'}. Nobody has it for more than ${turns === 1 ? 'one hand' : `${turns} hands`} in a row; its button says which turn it is.`,
      `La banca se ofrece asiento por asiento, hacia la ${right ? 'derecha' : 'izquierda'}. Nadie la tiene más de ${turns === 1 ? 'una mano seguida' : `${turns} manos seguidas`}; su botón dice qué turno es.`,
      cites.decline,
      rules.cites.button,
    ),
    line('If nobody takes it there is no hand.', 'Si nadie la toma, no hay mano.', cites.broken),
    line(
      'Wagers are settled in order, as far as the bank reaches. What it does not cover goes back; fees do not.',
      'Las apuestas se arreglan en orden, hasta donde alcance la banca. Lo que no cubre vuelve; las cuotas no.',
      cites.cover,
    ),
  ];
}
/** Fees of wagers and of the bank, as posted. */
export function feeLine({ fee }: TableRules, money: Money): readonly HowLine[] {
  if (fee.kind !== 'wager') return [];
  const span = (bands: readonly { readonly amount: number }[]): string | null => {
    const amounts = bands.map(({ amount }) => amount);
    const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
    if (amounts.length === 0 || high === 0) return null;
    return low === high ? money(low) : `${money(low)}–${money(high)}`;
  };
  const [player, bank] = [span(fee.player), span(fee.bank)];
  const rules = [...fee.player, ...fee.bank].map(({ rule }) => rule);
  return [
    line(
      `The house takes ${player ?? 'nothing'} of each wager and ${bank ?? 'nothing'} of the bank, before the cards are dealt.`,
      `La casa cobra ${player ?? 'nada'} por cada apuesta y ${bank ?? 'nada'} a la banca, antes de repartir.`,
      ...rules,
    ),
  ];
}

export function howToPlay(rules: TableRules, money: Money): readonly HowSection[] {
  switch (rules.game.family as string) {
    case 'twenty-one':
      return twentyOnePage(rules, money);
    case 'spanish-poker':
      return spanishPage(rules, money);
    default:
      return [];
  }
}
