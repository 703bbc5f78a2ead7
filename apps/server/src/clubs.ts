// Clubs over HTTP: founding one, asking to be a member, and what its hosts do.
import { type Club, type ClubRefusal, clubRefuse, line, newId, openOn, type Patron, type Room } from '@baraja/room';
import { isOpened } from 'baraja/books';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

interface Deps {
  readonly room: Room;
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}
const NAME_MAX = 40;
const CHIPS_MAX = 100_000_000;
const limit = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const clubId = z.object({ club: z.string().regex(/^[A-Za-z0-9]{1,40}$/) });
const named = z.strictObject({ name: line(NAME_MAX) });
const person = z.string().regex(/^[A-Za-z0-9]{1,40}$/);
const STATUS: Partial<Record<string, number>> = { 'no-such-club': 404, 'not-a-host': 403, 'not-a-member': 403 };
const refuse = (reply: FastifyReply, refusal: { readonly refused: string }) =>
  reply.code(STATUS[refusal.refused] ?? 409).send(refusal);

export function clubRoutes(app: FastifyInstance, { room, enter }: Deps): void {
  const who = async (request: FastifyRequest, reply: FastifyReply): Promise<Patron> =>
    room.patrons.find(await enter(request, reply))!;
  app.get(
    '/api/clubs',
    { schema: { summary: 'The clubs you belong to, or have asked to' } },
    async (request, reply) => {
      const { id } = await who(request, reply);
      return { clubs: room.clubs.of(id).map((club) => ({ id: club.id, name: club.name, you: club.roleOf(id) })) };
    },
  );
  app.post(
    '/api/clubs',
    { config: limit, schema: { summary: 'Found a club; you are its host', body: named } },
    async (request, reply) => {
      const { id, name } = await who(request, reply);
      const club = await room.clubs.found(newId(), { id, name }, (request.body as z.infer<typeof named>).name);
      return 'refused' in club ? refuse(reply, club) : { club: club.id };
    },
  );
  app.get(
    '/api/clubs/:club',
    { schema: { summary: 'A club: for its members all of it, for others whose it is', params: clubId } },
    async (request, reply) => {
      const { id } = await who(request, reply);
      const club = room.clubs.find((request.params as z.infer<typeof clubId>).club);
      return club ? club.shownTo(id) : refuse(reply, clubRefuse('no-such-club'));
    },
  );
  /** What somebody does at a club: the club knows who may. */
  const act = <B extends z.ZodRawShape>(
    url: string,
    summary: string,
    body: B,
    run: (club: Club, you: Patron, asked: z.infer<z.ZodObject<B>>) => Promise<ClubRefusal | object | null>,
  ): void => {
    app.post(
      `/api/clubs/:club/${url}`,
      { config: limit, schema: { summary, params: clubId, body: z.strictObject(body) } },
      async (request, reply) => {
        const you = await who(request, reply);
        const club = room.clubs.find((request.params as z.infer<typeof clubId>).club);
        if (!club) return refuse(reply, clubRefuse('no-such-club'));
        const answer = await run(club, you, request.body as z.infer<z.ZodObject<B>>);
        if (answer === null) return { done: true };
        return 'refused' in answer ? refuse(reply, answer as ClubRefusal) : answer;
      },
    );
  };
  const friend = ({ id, name }: Patron) => ({ id, name });
  act('join', 'Ask to be a member', {}, (club, you) => club.ask(friend(you)));
  act('admit', 'Let somebody in who asks, or not', { person, admit: z.boolean() }, (club, you, asked) =>
    club.admit(friend(you), asked.person, asked.admit),
  );
  act('leave', 'Leave, or send somebody away', { person: person.optional() }, (club, you, asked) =>
    club.gone(friend(you), asked.person ?? you.id),
  );
  act('cohost', 'Somebody hosts with you, or no longer', { person, on: z.boolean() }, (club, you, asked) =>
    club.setCohost(friend(you), asked.person, asked.on),
  );
  act('rename', 'Another name for the club', { name: line(NAME_MAX) }, (club, you, { name }) =>
    club.rename(friend(you), name),
  );
  const amount = z
    .int()
    .min(-CHIPS_MAX)
    .max(CHIPS_MAX)
    .refine((chips) => chips !== 0);
  act('chips', 'Give somebody chips of the club, or take some back', { person, amount }, (club, you, asked) =>
    club.give(friend(you), asked.person, asked.amount),
  );
  act('settle', 'The evening is over: write down who won and lost, and begin again', {}, (club, you) =>
    club.settle(friend(you)),
  );
  const opening = {
    house: z.string().max(40),
    game: z.string().max(40),
    stake: z.string().max(20).optional(),
    name: line(NAME_MAX).optional(),
  };
  act('tables', 'Open a table of the club, where no fee is taken', opening, async (club, you, asked) => {
    if (!club.isHost(you.id)) return clubRefuse('not-a-host');
    const { name, stake, house, game } = asked;
    const wanted = { house, game, ...(stake ? { stake } : {}) };
    const rules = openOn(wanted, room.now());
    if (!isOpened(rules)) return rules as object;
    if (rules.fee.kind !== 'none') return { ...clubRefuse('house-fee'), rule: rules.cites.feeTiming };
    if (!(await room.mayHost(you.id))) return { refused: 'too-many-tables' };
    const table = await room.privateTable(you.id, wanted, { bots: 0, club: club.id, ...(name ? { name } : {}) });
    if ('refused' in table) return table;
    club.tell();
    return { table: table.id };
  });
}
