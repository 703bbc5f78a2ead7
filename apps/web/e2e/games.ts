// Two people and a bot at a game, until a hand that all three were dealt into has come to a showdown.
import { expect } from 'vitest';
import { type Person, playUntil } from './person.js';

/** What whoever sees nothing was told at each of one's choices, and of how hands came out. */
export class Ear {
  /** At how many choices the tree was read. */
  read = 0;
  private readonly missed: string[] = [];

  private constructor(private readonly person: Person) {}
  static async of(person: Person): Promise<Ear> {
    await person.listen();
    return new Ear(person);
  }
  /** To be asked before each choice of anybody's. */
  readonly asked = async (person: Person): Promise<void> => {
    if (person !== this.person || !(await person.isAsked())) return;
    this.read++;
    const untold = await person.untold();
    if (untold !== null) this.missed.push(untold);
  };
  /** Every choice was told whole, and who won what was said. */
  async heardAll(won: RegExp): Promise<void> {
    expect(this.missed).toEqual([]);
    expect(this.read).toBeGreaterThan(0);
    await expect.poll(async () => (await this.person.heard()).some((line) => won.test(line))).toBe(true);
  }
}

interface Record {
  readonly events: readonly { readonly event: { readonly type: string; readonly seats?: readonly number[] } }[];
}
const OVER = /^Hand (\d+) is over\./;
const overIn = (log: readonly string[]): readonly number[] =>
  log.flatMap((line) => OVER.exec(line)?.[1] ?? []).map(Number);

/** The lines of one hand. */
const handIn = (log: readonly string[], hand: number): readonly string[] => {
  const from = log.findIndex((line) => line.startsWith(`Hand ${hand}: `) || line.startsWith(`Hand ${hand}. `));
  const to = log.findIndex((line) => line.startsWith(`Hand ${hand} is over.`));
  return from < 0 || to < 0 ? [] : log.slice(from, to + 1);
};

export async function playsToShowdown(people: readonly [Person, Person], house: string, game: string): Promise<void> {
  const [nora, omar] = people;
  const table = await nora.open({ house, game, bots: 1 });
  await omar.look(table);
  await Promise.all([nora.sit(), omar.sit()]);

  let hand = 0;
  const ear = await Ear.of(nora);
  const judged = new Set<number>();
  const isShown = async () => {
    for (const number of overIn(await nora.log())) {
      if (judged.has(number) || handIn(await omar.log(), number).length === 0) continue;
      judged.add(number);
      const { events } = await nora.get<Record>(`/api/tables/${table}/rounds/${number}`);
      const dealt = events.find(({ event }) => event.type === 'RoundOpened')?.event.seats?.length;
      if (dealt === 3 && handIn(await nora.log(), number).some((line) => / shows /.test(line))) hand = number;
    }
    return hand > 0 && ear.read > 0;
  };
  await playUntil(people, isShown, ear.asked);
  await ear.heardAll(/ (?:wins|split) .*\$/);

  // Both read the same, with every hand that was shown, every chip that was won, and the rule of every line.
  const told = handIn(await nora.log(), hand);
  expect(handIn(await omar.log(), hand).filter(isOpen)).toEqual(told.filter(isOpen));
  for (const line of told) expect(line).toMatch(/ [A-Z]+-[A-Za-z0-9-]+$/);
  expect(told.filter((line) => / shows .+: /.test(line)).length).toBeGreaterThan(0);
  expect(told.some((line) => / (?:wins|split) .*\$/.test(line))).toBe(true);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
}
/** At a table with a bank: until a hand that both had wagers in, or banked, has been settled. */
export async function playsToSettlement(people: readonly [Person, Person], house: string, game: string): Promise<void> {
  const [nora, omar] = people;
  const table = await nora.open({ house, game, bots: 1 });
  await omar.look(table);
  await Promise.all([nora.sit(), omar.sit()]);
  let told: readonly string[] = [];
  const ear = await Ear.of(nora);
  const isSettled = async () => {
    if (ear.read === 0) return false;
    const log = await nora.log();
    const has = (lines: readonly string[], name: string) => lines.some((line) => line.startsWith(`${name} `));
    const isFull = (lines: readonly string[]) => has(lines, 'Nora Sofía') && has(lines, 'Omar');
    const settled = (lines: readonly string[]) =>
      lines.filter((line) => / (?:wins?|loses?|pushes|beats|ties) /.test(line)).length > 1;
    const hands = overIn(log).map((hand) => ({ hand, lines: handIn(log, hand) }));
    const found = hands.find(({ lines }) => isFull(lines) && settled(lines));
    if (!found || handIn(await omar.log(), found.hand).length === 0) return false;
    told = found.lines;
    const its = handIn(await omar.log(), found.hand);
    expect(its.filter(isOpen)).toEqual(told.filter(isOpen));
    return true;
  };
  await playUntil(people, isSettled, ear.asked);
  await ear.heardAll(/ (?:wins?|loses?|pushes|beats|ties) /);
  for (const line of told) expect(line).toMatch(/ [A-Z]+-[A-Za-z0-9-]+$/);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
}
/** Plays on until a hand was told of so, and is over; the lines of that hand. */
export async function playsUntilTold(
  people: readonly Person[],
  house: string,
  game: string,
  what: RegExp,
): Promise<readonly string[]> {
  const [host, ...others] = people as [Person, ...Person[]];
  const table = await host.open({ house, game, bots: 0 });
  await Promise.all([host.sit(), ...others.map((other) => other.join(table))]);
  let told: readonly string[] = [];
  const ear = await Ear.of(host);
  const isTold = async () => {
    const log = await host.log();
    told =
      overIn(log)
        .map((hand) => handIn(log, hand))
        .find((lines) => lines.some((line) => what.test(line))) ?? [];
    return told.length > 0;
  };
  await playUntil(people, isTold, ear.asked);
  await ear.heardAll(/ wins .*\$/);
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
  return told;
}
const isOpen = (line: string): boolean => !/ (?:mucks|throws away|discards|is dealt) /.test(line);
