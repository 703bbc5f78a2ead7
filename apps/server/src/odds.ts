// The odds over HTTP: the same questions a browser's own threads answer, for whoever waits long for his own. One thread, few in
// line, an end to what takes too long: tables come first.
import { Cancelled, type Memory, type OddsAnswer, OddsFault, type OddsPool, type OddsQuestion } from '@baraja/odds';
import { nodePool } from '@baraja/odds/node';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const text = z.string().max(400);
const whole = (max: number) => z.int().min(0).max(max);
const switches = z.record(z.string().max(60), z.union([z.string().max(60), z.number()]));
const SAMPLES_MAX = 10_000_000;

const ratio = z.strictObject({ win: whole(10), on: z.int().min(1).max(10) });
const DECKS = z.union([z.literal('infinite'), z.int().min(1).max(8)]);
const twentyOne = z.strictObject({
  decks: DECKS,
  softSeventeen: z.enum(['hit', 'stand']),
  natural: ratio,
  peek: z.boolean(),
  mustDraw: whole(21),
  mustStand: z.strictObject({ hard: whole(22), soft: whole(22) }),
  double: z.strictObject({ firstTwo: z.boolean(), afterSplit: z.boolean() }),
  split: z.strictObject({
    most: z.union([whole(8), z.null()]),
    acesAgain: z.boolean(),
    acesOneCard: z.boolean(),
    natural: z.boolean(),
  }),
  surrender: z.strictObject({
    when: z.enum(['never', 'first-two', 'any-time']),
    afterSplit: z.boolean(),
    splitAces: z.boolean(),
  }),
  over: z.enum(['lost', 'three-card-push', 'closer-push', 'eights-push', 'eights-win']),
  insurance: z.boolean(),
});
const game = z.string().max(40);
const table = { house: z.string().max(40), game, switches };
const paiGow = { wheel: z.enum(['lowest', 'second']), copy: z.enum(['banker', 'push']) };
const seed = whole(2 ** 31);

/** What may be asked: nothing that takes minutes. */
const question = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('spanish-poker'),
    game,
    anteTable: z.string().max(20),
    wheel: z.boolean(),
    tie: z.enum(['push', 'house']),
    stake: z.enum(['returned', 'dropped']),
    players: z.int().min(1).max(6),
    hand: text.nullable(),
  }),
  z.strictObject({
    kind: z.literal('twenty-one'),
    game,
    rules: twentyOne,
    with: z.strictObject({
      charts: z.boolean().optional(),
      changes: z.boolean().optional(),
      decks: z.boolean().optional(),
      hands: z.boolean().optional(),
      exact: z.boolean().optional(),
    }),
  }),
  z.strictObject({
    kind: z.literal('pai-gow'),
    game,
    ...paiGow,
    method: z.strictObject({ deals: z.int().min(1).max(SAMPLES_MAX), seed }),
  }),
  z.strictObject({
    ...{ kind: z.literal('equity'), ...table, hands: z.array(text).min(2).max(10), board: text, dead: text },
    method: z.enum(['best', 'counted', 'sampled']),
    samples: z.int().min(100).max(SAMPLES_MAX).nullable(),
    seed,
  }),
  z.strictObject({ kind: z.literal('hands'), game, switches }),
]);

/** A count that takes longer is ended; so many wait at most. */
const LONGEST_MS = 25_000;
const WAITING_MAX = 4;

/** The latest answers, so many of them. */
export class LatestAnswers implements Memory {
  private readonly known = new Map<string, OddsAnswer>();
  constructor(private readonly most: number) {}

  async read(key: string): Promise<OddsAnswer | null> {
    const answer = this.known.get(key);
    if (answer === undefined) return null;
    this.known.delete(key);
    this.known.set(key, answer);
    return answer;
  }
  async write(key: string, answer: OddsAnswer): Promise<void> {
    this.known.set(key, answer);
    for (const old of this.known.keys()) {
      if (this.known.size <= this.most) return;
      this.known.delete(old);
    }
  }
}
const KEPT = 200;

export function oddsRoutes(
  app: FastifyInstance,
  pool: OddsPool = nodePool({ most: 1, memory: new LatestAnswers(KEPT) }),
  longest = LONGEST_MS,
): void {
  let waiting = 0;
  app.addHook('onClose', async () => pool.close());
  app.post(
    '/api/odds',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { summary: 'What a game is worth: a question of the odds, and its answer', body: question },
    },
    async (request, reply) => {
      if (waiting >= WAITING_MAX) return reply.code(503).send({ refused: 'busy' });
      waiting++;
      const ending = new AbortController();
      const end = (): void => ending.abort();
      const late = setTimeout(end, longest);
      // Nobody waits any more once the wire is cut.
      request.raw.socket.once('close', end);
      try {
        return await pool.ask(request.body as OddsQuestion, { signal: ending.signal });
      } catch (error) {
        if (error instanceof OddsFault) return reply.code(422).send({ refused: 'no-answer', why: error.message });
        if (error instanceof Cancelled) return reply.code(503).send({ refused: 'too-long' });
        throw error;
      } finally {
        clearTimeout(late);
        request.raw.socket.off('close', end);
        waiting--;
      }
    },
  );
}
