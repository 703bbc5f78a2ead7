// How a game with a bank is played, in a page: made from the values of a table's own rules, so that a house's switch changes what is
// said. Each line names the clauses it rests on, and is said in both languages side by side; tables come from the book.
import type { PanelKey } from '../../learn/panel.js';
import type { Language, TableRules } from '../../lib/wire.js';
import { bandLines, type PayTable } from '../sign.js';
import type { ArcStrings } from '../words/index.js';
import { paiGowPage } from './pai-gow.js';
import { spanishPage } from './spanish.js';
import { twentyOnePage } from './twenty-one.js';

/** The same thing in both languages. */
export type Both = Readonly<Record<Language, string>>;
export interface HowLine {
  readonly text: Both;
  readonly rules: readonly string[];
}
/** A table under the lines of its section, in the words of the language that is on. */
export type HowTable = (s: ArcStrings) => PayTable & { readonly caption: string };
export interface HowSection {
  /** The panel it belongs to. */
  readonly key: PanelKey;
  readonly lines: readonly HowLine[];
  readonly tables?: readonly HowTable[];
}
export type Money = (cents: number) => string;

export const line = (en: string, es: string, ...rules: readonly string[]): HowLine => ({
  text: { en, es },
  rules: [...new Set(rules)],
});
/** Lines that hold only where something is so. */
export const when = (is: boolean, ...lines: readonly HowLine[]): readonly HowLine[] => (is ? lines : []);

/** The clauses that what is said of the bank rests on. */
export interface BankCites {
  readonly bank: string;
  readonly decline: string;
  readonly turns: string;
  readonly broken: string;
  readonly cover: string;
}
/** What every game where players bank says of the bank. */
export function bankLines(rules: TableRules, cites: BankCites): readonly HowLine[] {
  const turns = rules.seating.kind === 'bank' ? rules.seating.turns : 2;
  const right = rules.direction === 'counter-clockwise';
  const [hands, manos] = turns === 1 ? ['one hand', 'una mano seguida'] : [`${turns} hands`, `${turns} manos seguidas`];
  return [
    line(
      'One of the players banks: all others play against what he puts up, never against the house.',
      'Uno de los jugadores es la banca: los demás juegan contra lo que él pone, nunca contra la casa.',
      cites.bank,
    ),
    line(
      `It is offered seat by seat, to the ${right ? 'right' : 'left'}; you may decline.`,
      `Se ofrece asiento por asiento, hacia la ${right ? 'derecha' : 'izquierda'}; puedes no tomarla.`,
      cites.decline,
    ),
    line(
      `Nobody has it for more than ${hands} in a row; its button says which turn it is.`,
      `Nadie la tiene más de ${manos}; su botón dice qué turno es.`,
      cites.turns,
      rules.cites.button,
    ),
    line('If nobody takes it, there is no hand.', 'Si nadie la toma, no hay mano.', cites.broken),
    line(
      'Whoever banks wins and loses no more than he put up. What it does not cover goes back; fees do not.',
      'Quien banca no gana ni pierde más de lo que puso. Lo que no alcanza a cubrir vuelve; las cuotas no.',
      cites.cover,
    ),
  ];
}

type Fee = Extract<TableRules['fee'], { kind: 'wager' }>;
const feeRules = ({ player, bank }: Fee): readonly string[] => [...player, ...bank].map(({ rule }) => rule);
/** Fees of wagers and of the bank; how much is in the table of them. */
export function feeLines({ fee }: TableRules, money: Money): readonly HowLine[] {
  if (fee.kind !== 'wager') return [];
  const span = (bands: Fee['player']): string | null => {
    const amounts = bands.map(({ amount }) => amount);
    const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
    if (amounts.length === 0 || high === 0) return null;
    return low === high ? money(low) : `${money(low)}–${money(high)}`;
  };
  const [player, bank] = [span(fee.player), span(fee.bank)];
  return [
    line(
      `Before the cards are dealt the house takes ${player ?? 'nothing'} of each wager and ${bank ?? 'nothing'} of the bank.`,
      `Antes de repartir, la casa cobra ${player ?? 'nada'} por cada apuesta y ${bank ?? 'nada'} a la banca.`,
      ...feeRules(fee),
    ),
  ];
}
/** What the house takes, by size. */
export function feeTables({ fee }: TableRules, money: Money): readonly HowTable[] {
  if (fee.kind !== 'wager') return [];
  const table =
    (bands: Fee['player'], name: (s: ArcStrings) => string): HowTable =>
    (s) => ({ caption: name(s), heads: [], rows: bandLines(bands, s, money) });
  const isGraded = (bands: Fee['player']): boolean => bands.length > 1;
  return [
    ...(isGraded(fee.player) ? [table(fee.player, (s) => s.feePlayer)] : []),
    ...(isGraded(fee.bank) ? [table(fee.bank, (s) => s.feeBank)] : []),
  ];
}

export function howToPlay(rules: TableRules, money: Money): readonly HowSection[] {
  switch (rules.game.family as string) {
    case 'twenty-one':
      return twentyOnePage(rules, money);
    case 'spanish-poker':
      return spanishPage(rules, money);
    case 'pai-gow':
      return paiGowPage(rules, money);
    default:
      return [];
  }
}
