// A hand in words, and what another table would have made of it, clause by clause.
import { gameOf, type Hand, isFault, openedIn, type Paid, rulesOf, type Under } from '@baraja/hands';
import { type Face, isReadable, type RuleId, read, readFace, type Seat } from 'baraja';
import type { TableEvent } from 'baraja/table';
import { citedBy } from 'baraja/table';
import type { Words } from 'baraja/words';
import { Stop } from '../house.js';
import { t } from '../words/index.js';

/** Every line of a hand with its clause. */
export function linesOf(hand: Hand, say: Words): readonly string[] {
  const rules = rulesOf(hand);
  if (isFault(rules)) throw new Stop(t().handFiles.unread(rules));
  const opened = openedIn(hand)!;
  const game = gameOf(rules, opened);
  const known = (card: number): Face | undefined => {
    const face = hand.faces[card] === undefined ? undefined : readFace(hand.faces[card]);
    return face !== undefined && isReadable<Face>(face) ? face : undefined;
  };
  return hand.events.flatMap(({ event: written }) => {
    const event: TableEvent = written.type === 'Played' ? { ...written, event: read(game, written.event) } : written;
    const text = say.tableEvent(game, event, (seat) => hand.names[seat], { known });
    const rule = citedBy(event);
    return text ? [`${text}${rule ? ` (${rule})` : ''}`] : [];
  });
}

/** What another table would have refused, paid and taken. */
export function underLines({ rules, notDealt, refused, seats, is }: Under, say: Words): readonly string[] {
  const w = t().handFiles.under;
  const name = (seat: Seat | null): string => seats.find((one) => one.seat === seat)?.name || String(seat);
  const money = (chips: number | null): string => (chips === null ? '–' : `${chips > 0 ? '+' : ''}${say.money(chips)}`);
  if (notDealt) return [w.heading(rules), `  ${w.notDealt} ${say.refusal(notDealt)}`];
  return [
    w.heading(rules),
    ...(refused.length === 0 ? [`  ${w.allTaken}`] : []),
    ...refused.map(
      ({ seat, act, did, refusal, instead }) =>
        `  ${w.notTaken(act, name(seat), did)} ${say.refusal(refusal)} ${w.instead(instead)}`,
    ),
    ...is.map((one) => `  ${w.paid(one.what, name(one.seat), say.money(one.amount), one.rule)}`),
    ...seats.map(
      ({ seat, was, is: now }) => `  ${w.net(name(seat), money(was), money(now))}${was === now ? '' : ` ${w.other}`}`,
    ),
  ];
}
/** By clause: what each moved in all. */
export function byClause(paid: readonly Paid[]): Readonly<Record<RuleId, number>> {
  const out: Record<RuleId, number> = {};
  for (const { rule, amount } of paid) out[rule ?? ''] = (out[rule ?? ''] ?? 0) + amount;
  return out;
}
