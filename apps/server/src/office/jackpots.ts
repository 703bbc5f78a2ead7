// Jackpots over HTTP: the house's own fund with the rule it posts, and the progressives at its tables.
import { isRefused, type Office, type OfficeRefusal, type Staffer, type TableActor } from '@baraja/room';
import * as z from 'zod';
import { found, namesOf } from './money.js';
import { type OfficeServer, officeRoute } from './routes.js';

const id = z
  .string()
  .regex(/^[\w-]{1,60}$/)
  .optional();
const words = z.string().trim().min(3).max(600);
const share = z.strictObject({ en: words, es: words, percent: z.int().min(1).max(100) });
const SHARES_MAX = 12;
const WINNERS_MAX = 20;
const table = z.string().regex(/^[\w.-]{1,60}$/);

async function done<T extends object>(office: Office, answer: Promise<T | OfficeRefusal>) {
  const said = await answer;
  if (!isRefused(said)) office.changed('money');
  return said;
}
/** The house's own tables that have a progressive in play. */
const progressivesOf = (office: Office): readonly TableActor[] =>
  [...office.deps.tables()].filter(
    ({ rules, opened, state }) =>
      rules.house === office.house && !opened.practice && opened.host === null && state.progressive?.removed === false,
  );

export function jackpotRoutes(server: OfficeServer): void {
  fundRoutes(server);
  progressiveRoutes(server);
}

function fundRoutes(server: OfficeServer): void {
  const { room } = server;
  const route = { method: 'POST', act: 'run-jackpot' } as const;
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/jackpots',
      act: 'see-money',
      summary: 'The house’s fund, its rule and awards; progressives',
    },
    async ({ office }) => {
      const { jackpots } = office;
      const tables = progressivesOf(office);
      const { rule, awards, isDisabled } = jackpots;
      return {
        ...{ value: await jackpots.value(), rule, awards, isDisabled },
        names: await namesOf(
          room,
          tables.map((one) => one.id),
        ),
        progressives: tables.map(({ id: at, state: { progressive } }) => {
          const { meter, box, 'backup-1': backup1, 'backup-2': backup2 } = progressive!.at;
          const { seedOwed, carryover, day } = progressive!;
          return { table: at, meter, box, backup1, backup2, seedOwed, carryover, day };
        }),
      };
    },
  );
  officeRoute(
    server,
    {
      ...route,
      url: '/jackpots/rule',
      summary: 'Post the rule the fund is paid by; another only once it has been won',
      body: { en: words, es: words, shares: z.array(share).min(1).max(SHARES_MAX), id },
    },
    ({ office, by, body: { id: once, ...rule }, reason }) => done(office, office.jackpots.post(by, rule, reason, once)),
  );
  officeRoute(
    server,
    {
      ...route,
      url: '/jackpots/seed',
      summary: 'Put chips of the cage into the fund',
      body: { amount: z.int().min(1).max(100_000_000), id },
    },
    ({ office, by, body, reason }) => done(office, office.jackpots.seed(by, body.amount, reason, body.id)),
  );
  officeRoute(
    server,
    {
      ...route,
      url: '/jackpots/award',
      summary: 'Pay the fund by its rule: who gets which share',
      body: {
        won: z.string().trim().min(1).max(200),
        to: z
          .array(z.strictObject({ share: z.int().min(1).max(SHARES_MAX), patron: z.string().min(1).max(40) }))
          .min(1)
          .max(WINNERS_MAX),
        id,
      },
    },
    async ({ office, by, body: { won, to, id: once }, reason }) => {
      const winners = to.map(({ share: which, patron }) => ({ which, who: found(room, patron) }));
      if (winners.some(({ who }) => who === undefined)) return { refused: 'no-such-patron', rule: null };
      const named = winners.map(({ which, who }) => ({ share: which, patron: who!.id, name: who!.name }));
      return done(office, office.jackpots.award(by, { won, to: named }, reason, once));
    },
  );
  for (const what of ['disable', 'restore'] as const)
    officeRoute(
      server,
      {
        ...route,
        url: `/jackpots/${what}`,
        summary: what === 'disable' ? 'Take the fund out of play: it neither grows nor pays' : 'Put it back as it was',
        body: { id },
      },
      ({ office, by, body, reason }) => done(office, office.jackpots[what](by, reason, body.id)),
    );
}

function progressiveRoutes(server: OfficeServer): void {
  const commands = { count: 'countProgressive', remove: 'removeProgressive' } as const;
  for (const what of ['count', 'remove'] as const)
    officeRoute(
      server,
      {
        ...{ method: 'POST', act: 'run-jackpot', url: `/jackpots/progressive/${what}`, body: { table } },
        summary:
          what === 'count'
            ? 'Count a progressive’s box now, between two hands'
            : 'Take a progressive out of play for good; what players were promised goes to the house’s next one',
      },
      ({ office, by, body, reason }) => done(office, told(office, by, body.table, commands[what], reason)),
    );
}
/** At the table itself, as an act of the floor's: it stands in the table's own record. */
async function told(
  office: Office,
  { id: patron, name }: Staffer,
  at: string,
  type: 'countProgressive' | 'removeProgressive',
  reason: string,
): Promise<object> {
  const one = progressivesOf(office).find((candidate) => candidate.id === at);
  if (one === undefined) return { refused: 'no-progressive', rule: null };
  const by = one.floor.by({ patron, name }, reason);
  const refusal = await one.enqueue(() => one.perform({ type, at: office.deps.now() }, { by }));
  return refusal ?? { done: true };
}
