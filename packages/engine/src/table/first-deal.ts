/** The first deal at a table, by its rules as they are given: the table itself says who posts what, who pays and where the markers lie. */
import { pack52 } from '../cards/index.js';
import type { Chips, Game, Setup } from '../kernel/index.js';
import type { TableCommand } from './command.js';
import { decide } from './decide.js';
import type { TableEvent } from './event.js';
import type { TableRules } from './rules.js';
import { awaitsDraw, emptyTable } from './state.js';

/** As many are seated as there are stacks, which are as given, whatever the table asks one to bring. */
export function firstDeal(rules: TableRules, stacks: readonly Chips[]): { game: Game; setup: Setup } {
  let state = emptyTable(rules);
  const ask = (command: TableCommand): readonly TableEvent[] => {
    const answer = decide(state, command);
    if ('refused' in answer) throw new Error(`${command.type} was refused: ${answer.refused}`);
    state = answer.state;
    return answer.events;
  };
  stacks.forEach((_, i) => {
    const patron = { id: `p${i}`, name: `P${i}`, bot: true };
    ask({ type: 'sit', seat: i + 1, patron, buyIn: rules.buyIn.min, at: 0 });
  });
  if (rules.fee.kind === 'time') ask({ type: 'collectTime', at: 0 });
  if (awaitsDraw(state)) ask({ type: 'drawButton', faces: pack52.slice(0, stacks.length) });
  const opened = ask({ type: 'deal' }).find((e) => e.type === 'RoundOpened')!;
  const { game } = state.live!;
  const chips = Object.fromEntries(game.seats.map((seat) => [`stack:${seat}`, stacks[seat - 1]!]));
  return { game, setup: { ...opened.setup, chips: { ...opened.setup.chips, ...chips } } };
}
