// Databases for tests. One PostgreSQL server for a whole run, started when the first test wants one; each who asks gets an empty database.
// And one NATS server, likewise. Tests run in threads, so they ask over HTTP; the addresses are handed to them as `databases` and `nats`.
import { createServer } from 'node:http';
import { startNats } from './nats.mjs';
import { startPostgres } from './postgres.mjs';

/** @param {{ provide: (name: 'databases' | 'nats', value: string) => void }} project */
export default async function setup(project) {
  /** @type {ReturnType<typeof startPostgres> | undefined} */
  let server;
  /** @type {ReturnType<typeof startNats> | undefined} */
  let nats;
  let count = 0;
  const bus = async () => {
    nats ??= startNats();
    return (await nats)?.url ?? '';
  };
  const fresh = async () => {
    server ??= startPostgres();
    const { url } = await server;
    const { default: pg } = await import('pg');
    const client = new pg.Client(url());
    await client.connect();
    const name = `test_${++count}`;
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return url(name);
  };
  const door = createServer((request, reply) => {
    const asked = request.url === '/nats' ? bus() : fresh();
    asked.then(
      (url) => reply.end(url),
      (error) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise((resolve) => door.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = door.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  project.provide('databases', url);
  project.provide('nats', `${url}/nats`);
  return async () => {
    door.close();
    door.closeAllConnections();
    await (await server?.catch(() => undefined))?.stop();
    await (await nats?.catch(() => undefined))?.stop();
  };
}
