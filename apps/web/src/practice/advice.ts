// A bot's advice in words: what it would do, and the figures it goes by.
import { faceOf, facesOf } from '../lib/faces.js';
import type { Advice, Option, Words } from '../lib/wire.js';
import type { Exact } from './exact.js';
import type { PracticeStrings } from './words.js';

export interface Advised {
  readonly menu: readonly Option[];
  /** By card: its face, as far as one sees it. */
  readonly faces: Readonly<Record<number, string>>;
  readonly say: Words;
  readonly t: PracticeStrings;
  /** Something is counted beside it. */
  readonly counted?: boolean;
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;
/** A worth as money for a dollar: '+$0.12'. */
const signed = (worth: number): string => `${worth < 0 ? '−' : '+'}$${Math.abs(worth).toFixed(2)}`;

/** What is counted of the choice. */
export function exactText(exact: Exact, { say, t }: Pick<Advised, 'say' | 't'>): string {
  if (exact.kind === 'share') {
    const { share, against, needs, error } = exact;
    const told = t.share(figure(share), against, error > 0 ? figure(3 * error) : null);
    return needs === null ? told : `${told} ${t.needs(figure(needs))}`;
  }
  if (exact.kind === 'setting') {
    const { front, worth, houseWay, hands } = exact;
    const cards = (faces: readonly string[]): string => say.cards(facesOf(faces));
    const house = houseWay && { front: cards(houseWay.front), worth: signed(houseWay.worth) };
    return t.setting(cards(front), signed(worth), house, hands.toLocaleString('en'));
  }
  if (exact.kind === 'useful') {
    const { useful, left, used, thrown } = exact;
    const after = thrown.map((one) => `${say.cards(facesOf([one.face]))} ${one.useful}`);
    if (after.length > 0) return t.throwing(after.join(', '), left);
    return t.useful(useful, left, figure(useful / left), used);
  }
  const [best] = exact.worths;
  return t.chart(say.option({ type: best!.act }), worthsText(exact.worths, say));
}
const figure = (part: number): string => `${(100 * part).toFixed(1)} %`;
const worthsText = (worths: NonNullable<Advice['worths']>, say: Words): string =>
  worths.map(({ act, worth }) => `${say.option({ type: act })} ${signed(worth)}`).join(', ');
/** What it would do, as its button says it. */
export function whatOf({ command }: Pick<Advice, 'command'>, { menu, faces, say }: Omit<Advised, 't'>): string {
  const option = menu.find(({ type }) => type === command.type);
  if (!option) return '';
  const { amount, cards = [] } = command;
  const named = cards.flatMap((card) => faceOf(faces[card]) ?? []);
  const chosen = { ...(amount === undefined ? {} : { amount }), ...(named.length > 0 ? { cards: named.length } : {}) };
  const said = say.option(option, chosen);
  return named.length > 0 ? `${said}: ${say.cards(named)}` : said;
}
/** All of it in a few sentences. */
export function adviceText(advice: Advice, at: Advised): string {
  const { say, t } = at;
  const { bet, worths } = advice;
  const would = t.would(whatOf(advice, at));
  if (worths && worths.length > 0) return `${would} ${t.worth(worthsText(worths, say))}`;
  if (!bet) return at.counted ? would : `${would} ${t.bare}`;
  const { share, price, winnable, against, stands } = bet;
  if (stands !== undefined) return `${would} ${t.stands(percent(stands))}`;
  if (price === 0) return `${would} ${t.free(percent(share), against)}`;
  return `${would} ${t.priced(percent(share), against, say.money(price), say.money(winnable), percent(price / winnable))}`;
}
