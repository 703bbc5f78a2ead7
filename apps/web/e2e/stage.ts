// Somebody at a table that is on stage: what is seen there needs no luck.
import { setStage, stages } from '../stages.mjs';
import type { Person } from './person.js';
import type { Room } from './room.js';

export const WIDE = { width: 1920, height: 1080 };
export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 740 };

export async function onStage(
  room: Room,
  stage: string,
  viewport: { readonly width: number; readonly height: number } = DESK,
  more: Parameters<Room['stranger']>[0] = {},
  first: (page: Person['page']) => Promise<unknown> = async () => undefined,
): Promise<Person> {
  const { house, game } = stages[stage]!;
  const table = await room.table({ house, game });
  const person = await room.stranger({ viewport, ...more });
  await first(person.page);
  await setStage(person.page, stage);
  await person.page.goto(`${person.url}/#/table/${table}`);
  await person.page.waitForSelector('.plate .stack');
  return person;
}
