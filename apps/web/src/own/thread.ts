// The thread in which the page's own tables are played: the engine, the room's table and its bots, and nothing that is sent anywhere.
import { OwnTables, postedHouses } from '@baraja/room/alone';
import { clause, findGame, findHouse, isOpened, openTable } from 'baraja/books';
import { houseBook, housePages, rulesPage } from 'baraja/words';
import type { OwnAsks } from '../lib/own.js';
import type { FromThread, OwnAsk, ToThread } from './asks.js';

const post = (message: FromThread): void => self.postMessage(message);
let own: OwnTables | null = null;

const does: { [Name in keyof OwnAsks]: (...given: Parameters<OwnAsks[Name]>) => unknown } = {
  open: (opening) => own!.open(opening),
  rounds: (table, before) => own!.rounds(table, before),
  round: (table, round) => own!.round(table, round),
  proofs: (table) => own!.proofs(table),
  lobby: () => ({ houses: postedHouses(), tables: [] }),
  rules(asked, name, language, switches) {
    const house = findHouse(asked);
    const game = house && findGame(house, name);
    const page = game ? rulesPage(house, game, { language, switches }) : null;
    return page && 'refused' in page ? null : page;
  },
  opened(house, game) {
    const rules = openTable({ house, game });
    return isOpened(rules) ? rules : null;
  },
  book(asked) {
    const house = findHouse(asked);
    return house ? houseBook(house) : null;
  },
  pages(asked) {
    const house = findHouse(asked);
    return house ? housePages(house) : null;
  },
  clause: (id) => clause(id) ?? null,
};
const asked = ({ ask, with: given }: OwnAsk): unknown =>
  (does[ask] as (...given: readonly unknown[]) => unknown)(...given);
async function answer(message: { readonly number: number } & OwnAsk): Promise<void> {
  const { number } = message;
  try {
    post({ number, answer: await asked(message) });
  } catch (error) {
    post({ number, error: error instanceof Error ? error.message : String(error) });
  }
}
self.onmessage = ({ data }: MessageEvent<ToThread>) => {
  if ('name' in data)
    own = new OwnTables(
      { patron: 'you', name: data.name },
      (frame) => post({ frame: JSON.stringify(frame) }),
      (error) => console.error(error),
    );
  else if ('frame' in data) void own!.hear(JSON.parse(data.frame));
  else void answer(data);
};
