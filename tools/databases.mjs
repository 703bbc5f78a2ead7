// Databases for tests. One PostgreSQL server for a whole run, started when the first test wants one; each who asks gets an empty database.
// Tests run in threads, so they ask over HTTP; the address is handed to them under `databases`.
import { createServer } from 'node:http';
import { startPostgres } from './postgres.mjs';

/** @param {{ provide: (name: 'databases', value: string) => void }} project */
export default async function setup(project) {
  /** @type {ReturnType<typeof startPostgres> | undefined} */
  let server;
  let count = 0;
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
  const door = createServer((_request, reply) => {
    fresh().then(
      (url) => reply.end(url),
      (error) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise((resolve) => door.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = door.address();
  project.provide('databases', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  return async () => {
    door.close();
    door.closeAllConnections();
    await (await server?.catch(() => undefined))?.stop();
  };
}
