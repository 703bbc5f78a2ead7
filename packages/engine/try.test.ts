import { expect, test } from 'vitest';
import { rummy } from './src/games/rummy.js';
import { open, play, isRefusal, seeded, shuffle, unshuffled, view, isOver, type Game, type Table } from './src/index.js';
import { suggest } from './src/steps/rummy/index.js';
const C = new Proxy({}, { get: (_t, k) => `C-${String(k)}` }) as any;
const common = { family: 'rummy', decks: 7, rearrange: true, drawToHand: false, chip: 50, point: 100, feeOnVoid: 'carry', foul: 'surrendered', cites: C } as any;
const ESC = { ...common, game: 'escaleriado', melds: { sets: 'one-suit', acesAndKings: false, sevenJack: true }, corrida: 500, declare: 'first-turn', forcedTake: false, tenDownFirst: false, exhausted: 'drawn', oddRanks: 'A357', bonusSet: 'all-odd' } as any;
const PAN = { ...common, game: 'pan', decks: 8, melds: { sets: 'kept', acesAndKings: false, sevenJack: true }, forWinning: 2, payConditions: false, forcing: false, feeAt: 'deal' } as any;
const LAR = { ...common, game: 'largo', melds: { sets: 'grown', acesAndKings: true, sevenJack: true }, markerMin: 1, pastMarkerNotDown: 10, tie: 'first-reached' } as any;
function run(rules: any, n: number, seed: number) {
  const seats = Array.from({ length: n }, (_, i) => n - i);
  const game: Game = rummy('x', rules, seats);
  const chips = Object.fromEntries(seats.map((s) => [`stack:${s}`, 20000]));
  const posts = rules.game === 'pan' ? seats.map((seat) => ({ seat, amount: 100, kind: 'ante', rule: 'A' })) : [];
  const rng = seeded(seed);
  let { table, events } = open(game, { chips, markers: {}, terms: { posts, fees: [], halves: 2, dealer: 'engine' } } as any);
  const log = [...events]; let decisions = 0;
  while (table.menus.length) {
    const { actor, options } = table.menus[0]!;
    let c: any;
    if (actor === 'chance') c = { actor, type: 'shuffle', faces: shuffle(unshuffled(game, table), rng) };
    else {
      const t = table.round.now as any;
      const v = view(game, table, actor as number);
      const lay = options.find((o) => o.open);
      if (lay && rng.below(10) > 0) {
        const offered = lay.type === 'use' ? table.round.zones[game.names.zones.indexOf('offer')]! : lay.type === 'take' ? [t.unused ?? t.open] : [];
        const at = table.round.seats.indexOf(actor as number);
        const cards = suggest({ columns: t.columns[at], hand: table.round.zones[game.names.zones.indexOf(`hand:${actor}`)]!, offered }, (x) => v.faces[x] ?? undefined, { melds: rules.melds, rearrange: true });
        c = { actor, type: lay.type, cards };
      } else {
        const o = options.filter((x) => !x.open && !['drop'].includes(x.type))[rng.below(options.filter((x) => !x.open && !['drop'].includes(x.type)).length)]!;
        c = { actor, type: o.type, ...(o.cards ? { cards: [o.cards.from[rng.below(o.cards.from.length)]] } : {}), ...(o.amount ? { amount: o.amount.min + rng.below(o.amount.max - o.amount.min + 1) } : {}) };
      }
    }
    const t1 = performance.now(); const p = play(game, table, c); const dt = performance.now() - t1; if (dt > 300) console.log('slow', dt.toFixed(0), JSON.stringify(c).slice(0,100), (table.round.now as any)?.phase, (table.round.now as any)?.columns?.map((x: any) => x.length + '/' + x.flat().length).join(' '));
    if (isRefusal(p)) throw new Error(JSON.stringify([p, c]));
    log.push(...p.events); table = p.table; decisions++; if (decisions > 3000) { console.log(log.slice(-12).map((e) => e.type + ' ' + e.seat + ' ' + JSON.stringify(e.note).slice(0,80)).join('\n')); throw new Error('long'); }
  }
  expect(isOver(game, table)).toBe(true);
  const total = table.round.chips.reduce((a, b) => a + b, 0);
  expect(total).toBe(20000 * n);
  return { log, decisions, bound: game.bound({ chips } as any) };
}
for (const [name, rules, max] of [['esc', ESC, 7], ['pan', PAN, 7], ['lar', LAR, 5]] as const)
  test(name, () => {
    let d = 0, won = 0, k = 0; const t0 = performance.now();
    for (let n = 2; n <= max; n++) for (let s = 0; s < 8; s++) { const x = run(rules, n, s * 100 + n); d += x.decisions; k++; if (x.log.some((e) => e.type === 'GameWon')) won++; expect(x.decisions).toBeLessThanOrEqual(x.bound); }
    console.log(name, 'games', k, 'decisions', (d / k).toFixed(0), 'won', won, 'ms/game', ((performance.now() - t0) / k).toFixed(1));
  });
