/** The wagering ordinance of Guadalupe, at every table of Jalisco Pool Room: what it bars is refused, with its clause. */
import { describe, expect, test } from 'vitest';
import { gameBooks, gameOf, isOpened, type Opening, openTable, stakesOf } from '../../src/books/index.js';
import { mostLost } from '../../src/games/index.js';
import { seeded } from '../../src/kernel/index.js';
import { ready, type TableRules, tableRules } from '../../src/table/index.js';
import { chipsAtTable, ofType, Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { type Language, printRules, rulesPage, words } from '../../src/words/index.js';

const GAMES = ['draw', 'lob'] as const;
const ALL = ['jal-draw', 'jal-lob', 'jal-esc', 'jal-lar'] as const;
type Asked = Omit<Partial<Opening>, 'house'>;
const rules = (p: Asked = {}): TableRules => {
  const answer = openTable({ house: 'jalisco', game: 'draw', ...p });
  if (!isOpened(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};
const refusal = (p: Asked): unknown => {
  const answer = openTable({ house: 'jalisco', game: 'draw', ...p });
  return isOpened(answer) ? 'it opens' : answer;
};
const limit = (cents: number): Asked => ({ switches: { 'jal.table_limit': cents } });
const room = (p: Asked = {}, seats = [1, 2, 3, 4]): Room => new Room(rules(p)).open(seats, 50_000);
const person = (id: string, more: object = {}) => ({ id, name: id, bot: false, ...more });
const page = (game: (typeof ALL)[number], language: Language = 'en'): string => {
  const answer = rulesPage('jalisco', game, { language });
  if ('refused' in answer) throw new Error(answer.refused);
  return printRules(answer, { width: 10_000 });
};
const MINUTE = 60_000;

/** Everybody raises all he may until nobody can; what each seat has put in by then. */
function pushed(at: Room): readonly number[] {
  at.deal();
  const { seats } = at.state.live!.game;
  let most: readonly number[] = [];
  for (let guard = 0; at.state.live !== null; guard++) {
    if (guard > 500) throw new Error('a round that does not end');
    const paid = seats.map((s) => at.chips(`in:${s}`) + at.chips(`bet:${s}`));
    most = most.length === 0 ? paid : most.map((n, i) => Math.max(n, paid[i]!));
    const { actor, options } = at.state.live.round.menus[0]!;
    if (actor === 'chance') at.shuffle();
    else {
      const keen = options.find((o) => o.type === 'bet' || o.type === 'raise');
      const call = options.find((o) => o.type === 'call' || o.type === 'check');
      if (keen?.amount) at.act(actor, keen.type, { amount: keen.amount.max });
      else if (call) at.act(actor, call.type);
      else at.act(actor, options.find((o) => o.ifSilent)!.type);
    }
  }
  return most;
}

describe('on every page of the house', () => {
  const shown = (id: string, line: string): void => {
    for (const game of ALL) expect(page(game), game).toMatch(new RegExp(`${id}: .*\\n.*${line}`));
  };
  test('JAL-ORD-1 the ordinance the owner quotes is named, with its section', () => {
    shown('JAL-ORD-1', 'line 3');
    expect(page('jal-draw')).toContain('ordinance 99-347, section 5.32.140');
  });
  test('JAL-ORD-2 every stake sits well inside $200: an ante, and a bet and three raises in both rounds, at any of them', () => {
    shown('JAL-ORD-2', 'line(s)? 15');
    for (const game of GAMES) {
      const offered = stakesOf(`jal-${game}`);
      if ('refused' in offered) throw new Error(offered.refused);
      for (const { ante, high } of offered) expect(ante! + 2 * 4 * high).toBeLessThan(rules().ordinance!.wagerMax / 2);
    }
  });
  test('JAL-ORD-B3 REG-06 the table’s limit is posted: on the page, in both languages, and with the table itself', () => {
    shown('JAL-ORD-B3', 'line 12');
    for (const language of ['en', 'es'] as const)
      for (const game of ALL) expect(page(game, language), game).toMatch(/jal\.table_limit.*\$200/);
    for (const game of GAMES) expect(rules({ game }).ordinance).toMatchObject({ wagerMax: 20_000, tableMax: 20_000 });
    expect(rules(limit(10_000)).ordinance!.tableMax).toBe(10_000);
  });
});

describe('one person’s bets in one hand', () => {
  test('JAL-ORD-A the limit is the house’s, at all its games and at no other house', () => {
    for (const { id } of gameBooks) {
      const { house } = gameOf(id);
      const table = rulesOf({ house, game: id });
      expect(table.ordinance?.wagerMax ?? null, id).toBe(house === 'jalisco' ? 20_000 : null);
      if (house !== 'jalisco') continue;
      // At a rummy nobody bets: the most a game can cost is known before the deal, and far below the limit (AMB-JAL-07).
      if (table.game.family === 'rummy') expect(mostLost(table.game), id).toBeLessThanOrEqual(20_000);
      else expect(table.game, id).toMatchObject({ wagerMax: 20_000 });
    }
  });
  test('JAL-ORD-A1 REG-01 at a table of $20 nobody gets more than $20 in, ante and calls counted, whatever he raises', () => {
    expect(pushed(room(limit(2_000), [1, 2]))).toEqual([2_000, 2_000]);
    expect(Math.max(...pushed(room(limit(1_300), [1, 2, 3])))).toBeLessThanOrEqual(1_300);
    expect(Math.max(...pushed(room({}, [1, 2])))).toBeGreaterThan(2_000);
  });
  test('JAL-ORD-C REG-01 the figure is the council’s, kept by the day it holds from; a table pins the one it was opened by', () => {
    expect(rules().ordinance).toMatchObject({ wagerMax: 20_000 });
    expect(rules({ on: '2020-01-01' }).hash).toBe(rules().hash);
    expect(rules({ on: '1990-01-01' }).ordinance).toBeNull(); // there was no ordinance yet
    expect(rules({ on: '1990-01-01' }).hash).not.toBe(rules().hash);
  });
});

describe('the table’s own limit', () => {
  test('JAL-ORD-B4 REG-06 the house sets it for each table, never above the wagering limit', () => {
    expect(rules(limit(15_000))).toMatchObject({ ordinance: { tableMax: 15_000 }, game: { wagerMax: 15_000 } });
    expect(refusal(limit(20_100))).toMatchObject({ refused: 'switch-locked', rule: 'JAL-ORD-B4' });
    const law = rules().ordinance!;
    const read = tableRules.safeParse({ ...rules(), ordinance: { ...law, tableMax: 20_100 } });
    expect(read.error?.issues[0]?.message).toBe('limit-above-law');
    room().do({ type: 'giveNotice', limit: rules().ordinance!.wagerMax, at: 0 });
    const at = room();
    for (const wrong of [20_100, 0, 100, 150.5, -100])
      expect(at.refused({ type: 'giveNotice', limit: wrong, at: 0 })).toMatchObject({
        refused: 'no-such-limit',
        rule: 'JAL-ORD-B4',
        facts: { min: 200, max: 20_000 },
      });
  });
  test('JAL-ORD-B5 REG-07 it changes only after half an hour’s notice of that very figure', () => {
    const at = room();
    const change = (to: number, minutes: number) =>
      at.refused({ type: 'changeLimit', limit: to, at: minutes * MINUTE }).refused;
    expect(change(10_000, 600)).toBe('notice-too-short'); // nothing was announced
    at.do({ type: 'giveNotice', limit: 10_000, at: 0 });
    expect(change(10_000, 29.9)).toBe('notice-too-short');
    expect(change(5_000, 31)).toBe('notice-too-short'); // a notice of one figure is none of another
    at.do({ type: 'giveNotice', limit: 5_000, at: 10 * MINUTE });
    expect(change(10_000, 60)).toBe('notice-too-short'); // the new notice took the place of the last
    expect(at.refused({ type: 'changeLimit', limit: 5_000, at: 39 * MINUTE })).toEqual({
      refused: 'notice-too-short',
      rule: 'JAL-ORD-B5',
      facts: { minutes: 30 },
    });
    expect(at.state.limit).toEqual({ max: 20_000, notice: { max: 5_000, from: 40 * MINUTE } });
    at.do({ type: 'changeLimit', limit: 5_000, at: 40 * MINUTE });
    expect(at.state.limit).toEqual({ max: 5_000, notice: null });
    const [noticed, changed] = [ofType(at.log, 'LimitNoticed')[1]!, ofType(at.log, 'LimitChanged')[0]!];
    expect([noticed.rule, changed.rule]).toEqual(['JAL-ORD-B5', 'JAL-ORD-B5']);
    expect(words('en').tableEvent(null, noticed)).toBe(
      'Notice: the table limit will be $50 a hand, in 30 minutes at the earliest.',
    );
  });
  test('BAR-48 it holds from the next hand on, and never in the middle of one', () => {
    const at = room({}, [1, 2]);
    at.do({ type: 'giveNotice', limit: 1_000, at: 0 });
    at.deal();
    expect(at.opened().limit).toBe(20_000);
    expect(at.refused({ type: 'changeLimit', limit: 1_000, at: 31 * MINUTE })).toMatchObject({
      refused: 'round-running',
      rule: 'JAL-ORD-B5',
    });
    at.fold();
    at.do({ type: 'changeLimit', limit: 1_000, at: 31 * MINUTE });
    expect(pushed(at)).toEqual([1_000, 1_000]);
    expect(at.opened().limit).toBe(1_000);
    at.checkReplay();
  });
  test('BAR-48 lowering it and raising it again both need notice', () => {
    const at = room(limit(10_000));
    expect(at.refused({ type: 'changeLimit', limit: 20_000, at: 0 }).rule).toBe('JAL-ORD-B5');
    at.do({ type: 'giveNotice', limit: 20_000, at: 0 });
    at.do({ type: 'changeLimit', limit: 20_000, at: 30 * MINUTE });
    expect(at.state.limit!.max).toBe(20_000);
  });
});

describe('who may bet', () => {
  test('JAL-ORD-A2 REG-02 one seat and one hand to a player, at every game of the house', () => {
    for (const game of GAMES) {
      const at = room({ game });
      expect(at.refused({ type: 'sit', seat: 7, patron: person('p2'), buyIn: 20_000, at: 0 })).toEqual({
        refused: 'already-seated',
        rule: 'JAL-ORD-A2',
        facts: { seat: 2 },
      });
      const asked = { game, switches: { 'table.multi_spot': 'yes' } };
      expect(refusal(asked)).toMatchObject({ refused: 'switch-locked', rule: 'JAL-ORD-A2' });
      at.deal();
      at.shuffle();
      const { round, game: dealt } = at.state.live!;
      const hands = dealt.names.zones.flatMap((zone, i) =>
        zone.startsWith('hand:') ? [[zone, round.felt.zones[i]!.length]] : [],
      );
      expect(hands.toSorted()).toEqual([1, 2, 3, 4].map((seat) => [`hand:${seat}`, 5]));
    }
  });
  test('JAL-ORD-A3 REG-03 staff on duty are not seated, and no switch lets them', () => {
    const at = room();
    const sit = { type: 'sit', seat: 6, patron: person('boss', { onDuty: true }), buyIn: 20_000, at: 0 } as const;
    expect(at.refused(sit)).toEqual({ refused: 'on-duty', rule: 'JAL-ORD-A3' });
    const asked = { switches: { 'staff.play_on_duty': 'allowed' } };
    expect(refusal(asked)).toMatchObject({ refused: 'switch-locked', rule: 'JAL-ORD-A3' });
    at.do({ ...sit, patron: person('boss', { onDuty: false }) });
    expect(at.deal().seats).toContain(6);
  });
  test('JAL-ORD-A3 REG-03 whoever goes on duty sits out until he is off it; nobody does in the middle of a hand', () => {
    const at = room();
    at.deal();
    expect(at.refused({ type: 'duty', seat: 3, onDuty: true })).toMatchObject({
      refused: 'round-running',
      rule: 'JAL-ORD-A3',
    });
    at.fold();
    at.do({ type: 'duty', seat: 3, onDuty: true });
    expect(ready(at.state).find((r) => r.seat === 3)).toMatchObject({
      next: false,
      why: 'on-duty',
      rule: 'JAL-ORD-A3',
    });
    expect(at.hand().seats).toEqual([4, 2, 1]);
    expect(at.refused({ type: 'comeBack', seat: 3, post: false })).toEqual({ refused: 'on-duty', rule: 'JAL-ORD-A3' });
    at.do({ type: 'duty', seat: 3, onDuty: false });
    expect(at.comeBack(3, false).hand().seats).toEqual([4, 3, 2, 1]);
    at.checkReplay();
  });
  test('AMB-GEN-19 elsewhere the house may let them play', () => {
    const table = rulesOf({ house: 'ven-a-mexico', game: 'hold', switches: { 'staff.play_on_duty': 'allowed' } });
    const at = new Room(table).open([1, 2, 3], 50_000);
    at.do({ type: 'sit', seat: 5, patron: person('x', { onDuty: true }), buyIn: 20_000, at: 0 });
    at.do({ type: 'duty', seat: 2, onDuty: true });
    expect([at.sitting(2).away, at.sitting(5).away]).toEqual([null, null]);
    const strict = new Room(rulesOf({ house: 'ven-a-mexico', game: 'hold' }));
    const sit = { type: 'sit', seat: 5, patron: person('x', { onDuty: true }), buyIn: 20_000, at: 0 } as const;
    expect(strict.refused(sit)).toEqual({ refused: 'on-duty', rule: 'AMB-GEN-19' });
  });
  test('JAL-ORD-A4 REG-04 BAR-47 no shills: a bot is refused where people play, and marked as one wherever it sits', () => {
    const bot = {
      type: 'sit',
      seat: 6,
      patron: { ...person('b'), name: 'Chuy', bot: true },
      buyIn: 20_000,
      at: 0,
    } as const;
    expect(room({ bots: 'barred' }).refused(bot)).toEqual({ refused: 'no-bots', rule: 'JAL-ORD-A4' });
    const at = room();
    const [seated] = at.do(bot);
    expect(seated).toMatchObject({ type: 'Seated', patron: { bot: true } });
    expect(words('en').tableEvent(null, seated!)).toBe('Chuy, a bot, takes seat 6 with $200.');
    expect(words('es').tableEvent(null, seated!)).toBe('Chuy, un bot, se sienta en el asiento 6 con $200.');
    expect(ready(at.state).map(({ patron }) => patron.bot)).toEqual([false, false, false, false, true]);
    const elsewhere = openTable({ house: 'rogelios', game: 'hold', bots: 'barred' }) as TableRules;
    expect(new Room(elsewhere).refused(bot)).toEqual({ refused: 'no-bots', rule: 'BAR-47' });
  });
});

describe('with what', () => {
  test('JAL-ORD-B1 REG-05 table stakes: what is bought during a hand plays from the next, and chips leave only with their owner', () => {
    const at = room();
    at.deal();
    at.do({ type: 'topUp', seat: 2, amount: 5_000 });
    expect(at.sitting(2).behind).toBe(5_000);
    at.fold();
    expect(at.sitting(2).behind).toBe(0);
    const { stack } = at.sitting(2);
    const [left] = at.do({ type: 'leave', seat: 2, at: 0 });
    expect(left).toMatchObject({ type: 'Left', took: stack, rule: 'JAL-ORD-B1' });
    const less = { type: 'sit', seat: 2, patron: person('p2'), buyIn: stack - 100, at: 0 } as const;
    expect(at.refused(less)).toMatchObject({ refused: 'less-than-taken-away' });
    at.deal();
    at.shuffle();
    const { actor } = at.state.live!.round.menus[0]!;
    expect(at.refused({ type: 'act', command: { actor, type: 'bet', amount: 60_000 } })).toMatchObject({
      refused: 'amount-too-big',
    });
    expect(ofType(at.log, 'RoundClosed').map(({ rule }) => rule)).toEqual(['JAL-ORD-B1']);
  });
  test('JAL-ORD-B2 REG-05 no side bets: a chip goes from a stack into its own seat’s bet or the pot, and from there to a stack', () => {
    const at = room();
    // No option has such a name, so that the compiler must be talked into it.
    const sideBet = (of: object) => ({ ...of, type: 'side-bet', amount: 500 }) as never;
    expect(at.refused({ type: 'act', command: sideBet({ actor: 1 }) }).refused).toBe('no-round');
    const rng = seeded(5);
    let moves = 0;
    for (let hand = 0; hand < 15; hand++) {
      at.deal();
      at.shuffle();
      const { names, seats } = at.state.live!.game;
      const asked = sideBet({ actor: seats[0]!, seat: seats[1]! });
      expect(at.refused({ type: 'act', command: asked }).refused).toMatch(/not-offered|not-your-turn|unknown/);
      while (at.state.live !== null) {
        const { actor, options } = at.state.live.round.menus[0]!;
        if (actor === 'chance') at.shuffle();
        else {
          const { type, amount, cards } = options[rng.below(options.length)]!;
          const more = {
            ...(amount ? { amount: amount.max } : {}),
            ...(cards ? { cards: cards.from.slice(0, cards.min) } : {}),
          };
          at.act(actor, type, more);
        }
      }
      for (const e of ofType(at.log, 'Played').filter(({ round }) => round === at.state.rounds))
        for (const { from, to } of e.event.chips) {
          const [[out, seat], [into, whose]] = [names.places[from]!.split(':'), names.places[to]!.split(':')];
          if (out === 'stack')
            expect([into === 'centre' || whose === seat, into], 'out of a stack').toEqual([true, into]);
          if (into === 'stack' && (out === 'bet' || out === 'stack')) expect(whose, 'a bet back').toBe(seat);
          expect(into === 'stack' && out === 'stack').toBe(false);
          moves++;
        }
      for (const s of at.state.sittings) if (s.stack < 1_000) at.do({ type: 'topUp', seat: s.seat, amount: 20_000 });
    }
    expect(moves).toBeGreaterThan(100);
    expect(chipsAtTable(at.state)).toBe(200_000 + ofType(at.log, 'ToppedUp').reduce((sum, e) => sum + e.amount, 0));
  });
});
