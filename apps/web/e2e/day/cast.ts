// The people of a scripted day in browsers of their own, at the pages and consoles as they are served.
import type { Cast, HouseDay, Worker } from '@baraja/room/test/day';
import type { Room } from '../room.js';
import { disputes, floor, lists, makesAccount, people } from './desk.js';
import { Hands, t } from './hands.js';
import { cage, counts, jackpots, records } from './money.js';

interface Shown {
  readonly tables: readonly { readonly id: string; readonly hand: number; readonly stage: string | null }[];
}
const NAMES = ['Olga', 'Fay', 'Dan', 'Cam', 'Ivy', 'Ana', 'Beto'] as const;
const PATRONS: readonly string[] = ['Ana', 'Beto'];

/** The number of the hand, as the head of the table's page has it. */
const handShown = async ({ page }: Hands): Promise<number> =>
  Number(/\d+/.exec(await page.locator('header .watching').first().innerText())?.[0] ?? 0);

/** Whatever keeps the hand going; where there is a meter, with a chip on it: its space is the third. */
async function goOn({ person, page }: Hands): Promise<void> {
  const isMetered = (await page.locator('.meter').isVisible()) && (await page.locator('.arc-choices').isVisible());
  await (isMetered ? person.press('1', 'x', 'x', '1', 'Enter') : person.goOn());
}

/** What a patron does at the page of a table. */
const seats = (h: Hands): Pick<Worker, 'sits' | 'isRefused' | 'calls'> => ({
  async sits(table) {
    await h.goTo(table);
    await h.person.sit();
  },
  async isRefused(table) {
    await h.goTo(table);
    await h.page.getByRole('button', { name: /^Sit down with/ }).click();
    const said = await h.page.locator('.trouble.bad').innerText();
    return said.includes('does not let you play') ? 'barred' : said;
  },
  async calls(table, note) {
    await h.goTo(table);
    await h.button(t.menu).click();
    await h.button(t.atFloor.call).click();
    await h.field(t.atFloor.callWhat, h.dialog).fill(note);
    await h.button(t.atFloor.callIt, h.dialog).click();
  },
});
const workerOf = (h: Hands): Worker => ({
  name: h.name,
  ...people(h),
  ...lists(h),
  ...seats(h),
  ...floor(h),
  ...disputes(h),
  ...cage(h),
  ...counts(h),
  ...jackpots(h),
  ...records(h),
});
async function comeIn(room: Room, house: string): Promise<readonly Hands[]> {
  const tables = new Map<string, string>();
  const come = async (name: string, i: number): Promise<Hands> => {
    const person = await room.person('', {
      extraHTTPHeaders: { 'x-forwarded-for': `10.9.0.${i + 1}` },
      acceptDownloads: true,
    });
    const hands = new Hands(person, house, name, tables);
    if (PATRONS.includes(name)) {
      await person.page.locator('button.me').click();
      await makesAccount(hands);
    }
    return hands;
  };
  return Promise.all(NAMES.map(come));
}
export interface Staged {
  readonly cast: Cast;
  readonly people: readonly Hands[];
  /** What went wrong on anybody's page. */
  faults(): readonly string[];
}
export async function browserCast(room: Room, { house }: HouseDay): Promise<Staged> {
  const all = await comeIn(room, house);
  const [olga, fay, dan, cam, ivy, ana, beto] = all as [Hands, Hands, Hands, Hands, Hands, Hands, Hands];
  const byName = new Map(all.map((h) => [h.name, h]));
  const at = async (table: string) => {
    const { tables } = await fay.person.get<Shown>(`/api/office/${house}/tables`);
    return tables.find(({ id }) => id === fay.at(table));
  };
  const isOver = async (table: string, hands: number): Promise<boolean> => {
    const now = await at(table);
    return now === undefined || now.hand > hands || (now.hand === hands && now.stage === null);
  };
  const cast: Cast = {
    ...{ owner: workerOf(olga), floor: workerOf(fay), dealer: workerOf(dan), cage: workerOf(cam) },
    ...{ inspector: workerOf(ivy), patron: workerOf(ana), second: workerOf(beto) },
    async play(players, table, hands) {
      const seated = players.map(({ name }) => byName.get(name)!);
      for (const h of seated) await h.person.go(`#/table/${h.at(table)}`);
      for (;;) {
        const asked = await Promise.all(seated.map((h) => h.person.isAsked()));
        const h = seated[asked.indexOf(true)];
        if (h === undefined && (await isOver(table, hands))) return;
        if (h === undefined) await Promise.race(seated.map((one) => one.person.soon(300)));
        else if ((await handShown(h)) > hands) return;
        else await goOn(h);
      }
    },
    async dealt(_player, table, hands) {
      for (;;) {
        const now = await at(table);
        if (now?.hand === hands && now.stage !== null) return;
        await ana.person.soon(100);
      }
    },
    forward: (ms) => room.tell(`forward ${ms}`),
  };
  return {
    cast,
    people: all,
    faults: () => all.flatMap(({ name, person }) => person.faults.map((one) => `${name}: ${one}`)),
  };
}
