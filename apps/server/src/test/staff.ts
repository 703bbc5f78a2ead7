// Staff for tests: accounts made, links taken and people on duty, over real HTTP as they would do it themselves.
import type { Role } from '@baraja/room';
import type { Running } from '../index.js';
import { Client } from './client.js';

/** Names that begin as the role does: what is called as a role is nobody's name. */
const NAMES: Readonly<Record<Role, string>> = {
  owner: 'Olga',
  manager: 'Max',
  floor: 'Fay',
  dealer: 'Dan',
  cage: 'Cam',
  inspector: 'Ivy',
};
let number = 0;
/** Somebody with an account, as if from an address of his own. */
export async function person(running: Running, name: string): Promise<Client> {
  number++;
  const client = new Client(running.url);
  client.from = { 'x-forwarded-for': `10.${(number >> 8) & 255}.${number & 255}.1` };
  await client.http('/api/me');
  const made = await client.http('/api/account', { name: `${name} ${number}`, password: `a long one for ${number}` });
  if (made.status !== 200) throw new Error(`no account: ${await made.text()}`);
  return client;
}
export const idOf = async (client: Client): Promise<string> => (await client.json<{ id: string }>('/api/me')).id;

/** The owner of a room that has none yet. */
export async function owner(running: Running): Promise<Client> {
  const client = await person(running, 'Olga');
  const code = await running.room.people.ownerLink();
  const taken = await client.http('/api/office/take', { code });
  if (taken.status !== 200) throw new Error(`not the owner: ${await taken.text()}`);
  return client;
}
/** Somebody whom the owner invites; on duty, if that is wanted. */
export async function staff(
  running: Running,
  { by, house, role, on = true }: { by: Client; house: string; role: Role; on?: boolean },
): Promise<Client> {
  const client = await person(running, NAMES[role]);
  const { code } = await by.json<{ code: string }>(`/api/office/${house}/people/invite`, { role });
  const taken = await client.http('/api/office/take', { code });
  if (taken.status !== 200) throw new Error(`${role} not taken: ${await taken.text()}`);
  if (on && role !== 'inspector') await client.http(`/api/office/${house}/duty/in`, { role });
  return client;
}
