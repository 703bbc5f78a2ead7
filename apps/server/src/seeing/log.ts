// What happens, as lines of JSON for whoever collects them. One key follows an act from the frame it came in to the row it is stored in:
// `ask`, who asked and under which id. Nobody's cards, words or passwords are in it.
import { type AskSeen, isAppended, type Observer } from '@baraja/room';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './declared.js';

export const logTo = (level: LogLevel, to: DestinationStream = pino.destination(2)): Logger =>
  pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'what',
    },
    to,
  );

const milliseconds = (since: number): number => Math.round((performance.now() - since) * 100) / 100;

/** What is refused is said at `info`, what is asked and stored at `debug`: a full room stores thousands of times a second. */
export const logged = (log: Logger): Observer => ({
  asking: async ({ table, key, type }: AskSeen, run) => {
    const since = performance.now();
    const about = { ask: key, table, type };
    log.debug(about, 'asked');
    try {
      const answer = await run();
      const took = { ...about, ms: milliseconds(since) };
      if ('refusal' in answer) log.info({ ...took, code: answer.refusal.refused }, 'refused');
      else if ('stale' in answer) log.info({ ...took, code: 'stale' }, 'refused');
      else log.debug(took, 'answered');
      return answer;
    } catch (error) {
      log.error({ ...about, ms: milliseconds(since), err: error }, 'failed');
      throw error;
    }
  },
  storing: async ({ stream, id, events }, run) => {
    const since = performance.now();
    const about = { ...(id === undefined ? {} : { ask: id }), stream, events: events.length };
    try {
      const answer = await run();
      const took = { ...about, ms: milliseconds(since) };
      if (isAppended(answer)) log.debug({ ...took, version: answer.version, position: answer.position }, 'stored');
      else log.warn({ ...took, code: answer.refused }, 'not stored');
      return answer;
    } catch (error) {
      log.error({ ...about, ms: milliseconds(since), err: error }, 'not stored');
      throw error;
    }
  },
});
