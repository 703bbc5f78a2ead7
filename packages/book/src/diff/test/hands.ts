// Hands as a room would have them on record: a table with bots, hand after hand.
import { bots, posted } from 'baraja/bots';
import { isRefused, openPages } from 'baraja/document';
import { type Event, seeded, shuffle, unshuffled, view } from 'baraja/kernel';
import { awaitsDraw, decide, emptyTable, type RoundOpened, type TableCommand, type TableState } from 'baraja/table';
import type { ReadGame } from '../../library.js';
import type { PastHand } from '../past.js';

const SEATS = 4;
export function handsAt({ pages }: ReadGame, stake: string, hands: number): readonly PastHand[] {
  const rules = openPages(pages, { stake });
  if (isRefused(rules)) throw new Error(rules.refused);
  let state: TableState = emptyTable(rules);
  const ask = (command: TableCommand): readonly Event[] => {
    const answer = decide(state, command);
    if ('refused' in answer) throw new Error(`${command.type} was refused: ${answer.refused}`);
    opened = answer.events.find((e): e is RoundOpened => e.type === 'RoundOpened') ?? opened;
    state = answer.state;
    return answer.events.flatMap((e) => (e.type === 'Played' ? [e.event] : []));
  };
  let opened: RoundOpened | null = null;
  const rng = seeded(7);
  const at = 0;
  for (let seat = 1; seat <= SEATS; seat++)
    ask({
      type: 'sit',
      seat,
      patron: { id: `p${seat}`, name: `P${seat}`, bot: true },
      buyIn: rules.buyIn.min * 20,
      at,
    });
  if (awaitsDraw(state)) ask({ type: 'drawButton', faces: [51, 38, 25, 12] as never });
  return Array.from({ length: hands }, (_, i) => {
    const before = state;
    const log = [...ask({ type: 'deal' })];
    while (state.live !== null) {
      const { game, round } = state.live;
      const { actor } = round.menus[0]!;
      const command =
        typeof actor === 'number'
          ? bots.lively!.choose({ view: view(game, round, actor), game: posted(game, rules.game) }, rng)
          : { type: 'shuffle' as const, actor, faces: shuffle(unshuffled(game, round), rng) };
      log.push(...ask({ type: 'act', command }));
    }
    return { table: 'kitchen', round: i + 1, opening: { stake }, before, opened: opened!, log };
  });
}
