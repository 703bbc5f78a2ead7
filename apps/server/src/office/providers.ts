// Providers of proposition players over HTTP: contracts, and who plays for whom.
import { HOURS, isRefused, type Office, type OfficeRefusal, officeRefuse } from '@baraja/room';
import { findGame, gameBooks, gameOf, isOpened, openTable } from 'baraja/books';
import * as z from 'zod';
import { found } from './money.js';
import { type OfficeServer, officeRoute } from './routes.js';

const provider = z.string().min(1).max(60);
const TABLES_MAX = 200;
/** A game of the house at which players bank, by its id; or why not. */
function bankedGame(house: string, short: string): string | OfficeRefusal {
  const game = findGame(house, short);
  return game !== undefined && isBanked(house, game) ? game : officeRefuse('not-banked');
}
function isBanked(house: string, game: string): boolean {
  const rules = openTable({ house, game });
  return isOpened(rules) && rules.seating.kind === 'bank';
}
/** Whoever looks on is told; and tables see whether those who sit there may stay. */
async function told({ room }: OfficeServer, office: Office, answer: Promise<object>) {
  const said = await answer;
  if (isRefused(said)) return said;
  office.changed('people');
  for (const table of room.tables.values()) if (table.rules.house === office.house) table.arrange();
  return { done: true };
}

export function providerRoutes(server: OfficeServer): void {
  const { room } = server;
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/providers',
      act: 'see-people',
      summary: 'Contracts with providers, and who plays for whom',
    },
    async ({ office: { house, providers, deps } }) => ({
      providers: providers.shown(room.offices.bankedAt(house), deps.now()),
      games: gameBooks.map(({ id }) => id).filter((id) => gameOf(id).house === house && isBanked(house, id)),
    }),
  );
  const keep = { method: 'POST', act: 'keep-providers' } as const;
  officeRoute(
    server,
    {
      ...keep,
      url: '/providers/contract',
      summary:
        'A contract with a provider, or another in its place: games, tables at most and at least, hours by the house’s clock',
      body: {
        name: provider,
        games: z.array(z.string().max(40)).min(1).max(20),
        tables: z.int().min(1).max(TABLES_MAX),
        least: z.int().min(0).max(TABLES_MAX).default(0),
        hours: z.string().regex(HOURS).nullable(),
        until: z.int().min(0).nullable(),
      },
    },
    async ({ office, by, body, reason }) => {
      const games = body.games.map((short) => bankedGame(office.house, short));
      const not = games.find((game) => typeof game !== 'string');
      if (not !== undefined) return not;
      const terms = { ...body, name: body.name.trim(), games: games as readonly string[] };
      return told(
        server,
        office,
        office.journal.happen(() => office.providers.contract(by, terms, reason)),
      );
    },
  );
  officeRoute(
    server,
    { ...keep, url: '/providers/end', summary: 'End a contract; nobody plays for it any more', body: { provider } },
    ({ office, by, body, reason }) =>
      told(
        server,
        office,
        office.journal.happen(() => office.providers.end(by, body.provider, reason)),
      ),
  );
  officeRoute(
    server,
    {
      ...keep,
      url: '/providers/player',
      summary: 'Somebody plays for a provider from now on, or, without one, no longer',
      body: { patron: z.string().min(1).max(40), provider: provider.nullable() },
    },
    async ({ office, by, body, reason }) => {
      const who = found(room, body.patron);
      if (who === undefined) return officeRefuse('no-such-person');
      const { id, name } = who;
      const isStaff = room.people.rolesAt(id, office.house).length > 0;
      const { providers } = office;
      return told(
        server,
        office,
        office.journal.happen(() =>
          body.provider === null
            ? providers.drop(by, id, reason)
            : providers.name(by, body.provider, { id, name, isStaff }, reason),
        ),
      );
    },
  );
}
