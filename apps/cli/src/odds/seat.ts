// `baraja odds seat`: a kept hand again, and at each of one's choices what could be known then: the price, the share it needs,
// the share one has against hands of which nothing more is known, and the cards that help.
import { contestOf, isPoker, percent, type SeatOdds, seatOdds, toNumber, viewOf } from '@baraja/odds';
import { printFaces, read, view } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { posted } from 'baraja/bots';
import { emptyTable, evolve, type TableEvent, type TableRules, type TableState } from 'baraja/table';
import { Command } from 'commander';
import { Stop, wholeFrom, wordsFor } from '../house.js';
import { latestLog, readLog } from '../logbook.js';
import { categoryName } from './spanish.js';

const SAMPLES = 20_000;

export const seatCommand = (): Command =>
  new Command('seat')
    .description('A kept hand again: outs and pot odds at each of your choices, from what you had seen')
    .argument('[file]', 'a file written by baraja play; the last one if left out')
    .option('--hand <number>', 'which hand; the last one if left out', wholeFrom(1))
    .action((file: string | undefined, options: { hand?: number }) => {
      const { header, events } = readLog(file ?? latestLog());
      const { house, game, stake, switches, dealer } = header;
      const rules = openTable({ house, game, stake, switches, dealer });
      if (!isOpened(rules)) throw new Stop(wordsFor(undefined).refusal(rules));
      if (rules.hash !== header.hash) throw new Stop('That sitting was played by another edition of the book.');
      const hands = events.filter((e) => e.type === 'RoundOpened').length;
      const wanted = options.hand ?? hands;
      if (hands === 0 || wanted > hands) throw new Stop(`That sitting has ${hands} hands.`);
      let state: TableState = emptyTable(rules);
      let told = '';
      for (const written of events) {
        const e: TableEvent =
          written.type === 'Played' ? { ...written, event: read(state.live!.game, written.event) } : written;
        state = evolve(state, e);
        if (e.type !== 'Played' || e.round !== wanted) continue;
        const text = chosenAt(state, rules, header.seat);
        if (text !== '' && text !== told) console.log(text);
        told = text;
      }
    });

/** Empty where the seat has nothing to decide about chips. */
function chosenAt({ live }: TableState, rules: TableRules, seat: number): string {
  if (live === null) return '';
  if (!isPoker(rules.game)) throw new Stop('That game has no pot odds.');
  const seen = view(live.game, live.table, seat);
  if (!seen.menu.some(({ type }) => type === 'fold' || type === 'check' || type === 'call')) return '';
  const spot = viewOf({ view: seen, game: posted(live.game, rules.game) }, rules.game);
  const odds = seatOdds(contestOf(rules.game), spot, { samples: SAMPLES });
  return printSeat(odds, {
    hole: printFaces(spot.hole),
    board: printFaces(spot.board),
    price: spot.price,
    pot: spot.pot,
  });
}

function printSeat(odds: SeatOdds, at: { hole: string; board: string; price: number; pot: number }): string {
  const dollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
  const lines = [`${at.hole}${at.board === '' ? '' : ` on ${at.board}`}: ${categoryName(odds.now.category)}`];
  lines.push(
    odds.needs === null
      ? `  free to stay in, ${dollars(at.pot)} in the middle`
      : `  ${dollars(at.price)} to win ${dollars(at.pot)}: needs ${percent(odds.needs, 2)} % of the pot`,
  );
  const mine = odds.equity?.hands[0];
  if (odds.equity !== null && mine !== undefined) {
    const error =
      odds.equity.method === 'sampled' ? ` (give or take ${(100 * mine.standardError).toFixed(2)})` : ', counted';
    const verdict = odds.pays === null ? '' : odds.pays ? '; it pays' : '; it does not pay';
    const others = odds.equity.hands.length - 1;
    lines.push(`  has ${(100 * toNumber(mine.share)).toFixed(2)} %${error} against ${others} unknown${verdict}`);
  }
  if (odds.outs.length > 0) {
    lines.push(`  ${odds.improves} cards help, ${percent(odds.chance, 2)} % on the next card`);
    for (const { category, cards } of odds.outs) lines.push(`    ${categoryName(category)}: ${printFaces(cards)}`);
  }
  return lines.join('\n');
}
