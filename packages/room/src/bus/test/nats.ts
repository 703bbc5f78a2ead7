// The one NATS server of a run (tools/databases.mjs).
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    nats: string;
  }
}

/** Its address; null where there is none on this machine and none can be installed, which the run says. */
export async function natsAddress(): Promise<string | null> {
  const reply = await fetch(inject('nats'));
  const said = await reply.text();
  if (!reply.ok) throw new Error(said);
  return said === '' ? null : said;
}
