// The day at the consoles: people, duty, lists, floor and disputes.
import type { Worker } from '@baraja/room/test/day';
import { floorStrings } from '../../src/office/floor/words.js';
import { listStrings } from '../../src/office/lists/words.js';
import { peopleStrings } from '../../src/office/people/words.js';
import { rulingStrings } from '../../src/office/rulings/words.js';
import { officeStrings } from '../../src/office/words.js';
import { type Hands, t, typed } from './hands.js';

const o = officeStrings('en');
const p = peopleStrings('en');
const f = floorStrings('en');
const l = listStrings('en');
const r = rulingStrings('en');

type Part<Names extends keyof Worker> = Pick<Worker, Names>;

/** A link is opened by whoever has no account yet: he makes one on the way. */
export const people = (h: Hands): Part<'takes' | 'invites' | 'clocksIn' | 'clocksOut'> => ({
  async takes(code) {
    await h.person.go(`#/join/${code}`);
    await h.button(o.join.makeAccount).click();
    await makesAccount(h);
    await h.button(o.join.take).click();
    await h.page.waitForSelector('.office nav.parts');
  },
  async invites(role) {
    const part = await h.part('people');
    const link = h.field(p.link, part);
    const before = (await link.isVisible()) ? await link.inputValue() : '';
    await h.field(p.as, part).selectOption(role);
    await h.button(p.make, part).first().click();
    await h.page.waitForFunction(
      ([label, last]) => {
        const span = [...document.querySelectorAll('.part .field > span')].find((one) => one.textContent === label);
        const value = span?.parentElement?.querySelector('input')?.value ?? '';
        return value !== '' && value !== last;
      },
      [p.link, before],
    );
    return (await link.inputValue()).split('/').at(-1)!;
  },
  async clocksIn(role) {
    await h.button(o.clockIn(o.roles[role])).click();
    await h.button(o.clockOut).waitFor();
  },
  async clocksOut() {
    if (!(await h.button(o.clockOut).isVisible())) await h.person.go(`#/office/${h.house}`);
    await h.button(o.clockOut).click();
    await h.page.getByText(o.offDuty, { exact: true }).waitFor();
  },
});
/** In the dialog under one's name: what one is called, and a password to keep it. */
export async function makesAccount(h: Hands): Promise<void> {
  await h.field(t.account.name, h.dialog).first().fill(h.name);
  await h.field(t.account.password, h.dialog).first().fill(`a long one for ${h.name}`);
  await h.button(t.account.make, h.dialog).click();
  await h.dialog.getByText(t.account.signedInAs(h.name)).waitFor();
  await h.button(t.close, h.dialog).click();
  await h.dialog.waitFor({ state: 'detached' });
}

export const lists = (h: Hands): Part<'putsDown' | 'writesDown' | 'answers'> => ({
  async putsDown(game, stake) {
    await h.person.go(`#/houses/${h.house}`);
    await h.page.locator(`.row[data-house="${h.house}"][data-game="${game}"] .list`).click();
    const row = h.dialog.locator(`li[data-stake="${stake}"]`);
    await row.getByRole('button').click();
    await row.getByRole('status').waitFor();
    await h.button(t.close, h.dialog).click();
  },
  async writesDown(who, game, stake) {
    const part = await h.part('lists');
    await h.field(l.desk.game, part).selectOption(`${game} ${stake}`);
    await h.field(l.desk.account, part).fill(who);
    await h.button(l.desk.write, part).click();
    await part.locator(`li[data-entry="${who}"]`).waitFor();
  },
  async answers(table) {
    const called = h.page.locator('.called', { hasText: table });
    await called.getByRole('button', { name: l.take }).click();
    await h.page.waitForSelector('.plate.mine');
    h.tables.set(table, h.page.url().split('/').at(-1)!);
  },
});

export const floor = (
  h: Hands,
): Part<'opens' | 'comes' | 'rules' | 'pauses' | 'resumes' | 'announces' | 'bars' | 'closes'> => {
  const press = async (table: string, name: string): Promise<void> => {
    await h.button(name, await h.card(table)).click();
  };
  return {
    async opens({ name, game, stake, bots, fee }) {
      const part = await h.part('floor');
      await h.button(f.open, part).click();
      await h.field(f.game, h.dialog).selectOption(game);
      await h.field(f.stake, h.dialog).selectOption(stake);
      await h.field(f.name, h.dialog).fill(name);
      await h.field(f.bots, h.dialog).fill(String(bots));
      if (fee) {
        await h.dialog.locator('summary').click();
        const posted = h.dialog.locator(`[data-switch="${fee.key}"]`);
        await h.field(f.columns.playersMin!, posted).first().fill(String(fee.playersMin));
        await h.field(f.columns.rate!, posted).first().fill(typed(fee.rate));
      }
      await h.done(f.open);
      const card = await h.card(name);
      h.tables.set(name, (await card.getAttribute('data-table'))!);
    },
    async comes(table) {
      const turn = (await h.card(table)).locator('.turn').first();
      await turn.getByText(/^\d+ s/).waitFor();
      await press(table, f.came);
      await (await h.card(table)).locator('.call').waitFor({ state: 'detached' });
    },
    async rules(table, reason) {
      await (await h.card(table)).getByRole('link', { name: f.look }).click();
      await h.page.locator('#tab-floor').click();
      await reportsSomething(h);
      await h.field(t.floor.why).fill(reason);
      await h.button(t.floor.confirm).click();
      await h.page.getByText(t.floor.done, { exact: true }).waitFor();
    },
    async pauses(table, reason) {
      await press(table, f.pause);
      await h.because(reason);
      await h.button(f.resume, await h.card(table)).waitFor();
    },
    async resumes(table, reason) {
      await press(table, f.resume);
      await h.because(reason);
      await h.button(f.pause, await h.card(table)).waitFor();
    },
    async announces(table, limit, reason) {
      await press(table, f.newLimit);
      await h.field(`${f.newLimit} ($)`, h.dialog).fill(typed(limit));
      await h.because(reason);
      await (await h.card(table)).getByText(/ from /).waitFor();
    },
    async bars(who, days, reason) {
      const part = await h.part('floor');
      await h.field(f.account, part).fill(who);
      await h.button(f.bar, part.locator('form')).click();
      await h.field(f.days, h.dialog).selectOption(String(days));
      await h.because(reason);
      await part.locator('li', { hasText: reason }).waitFor();
    },
    async closes(table, reason) {
      await press(table, f.close);
      await h.because(reason);
    },
  };
};
/** The first thing that can be reported without saying whose or which. */
async function reportsSomething(h: Hands): Promise<void> {
  const all = h.page.locator('.floor .list button');
  await all.first().waitFor();
  for (let i = 0; i < (await all.count()); i++) {
    await all.nth(i).click();
    const see = h.button(t.floor.see);
    if ((await see.getAttribute('aria-disabled')) === 'false') {
      await see.click();
      return;
    }
    await h.button(t.floor.back).click();
  }
  throw new Error('nothing can be reported by itself');
}

export const disputes = (h: Hands): Part<'disputes' | 'decides' | 'writesClaim' | 'letsStand' | 'confirms'> => ({
  async disputes(table, hand, claim) {
    await h.person.go(`#/table/${h.at(table)}/hand/${hand}`);
    await h.button(t.replay.dispute).click();
    await h.field(t.replay.claim, h.dialog).fill(claim);
    await h.button(t.replay.disputeSend, h.dialog).click();
    await h.dialog.getByText(claim).waitFor();
    await h.button(t.close, h.dialog).click();
  },
  async decides(claim, { to, amount, rule, reason }) {
    const part = await h.part('rulings');
    const one = part.locator('li', { hasText: claim });
    await h.button(r.look, one).click();
    await h.button(r.decide, one).click();
    await h.dialog.getByLabel(r.pay).check();
    await h.field(`${r.gets(to)}, $`, h.dialog).fill(typed(amount));
    await h.field(r.clause, h.dialog).fill(rule);
    await h.because(reason);
    await one.getByText(r.verdicts.redress).waitFor();
  },
  async writesClaim(table, hand, who, claim, reason) {
    const part = await h.part('rulings');
    await h.field(r.table, part).selectOption(h.at(table));
    await h.field(r.round, part).fill(String(hand));
    await h.button(r.look, part.locator('form')).click();
    await h.button(r.writeDown, part).click();
    await h.field(r.whose, h.dialog).selectOption(who);
    await h.field(r.claim, h.dialog).fill(claim);
    await h.because(reason);
    await part.locator('li', { hasText: claim }).waitFor();
  },
  async letsStand(claim, reason) {
    const one = (await h.part('rulings')).locator('li', { hasText: claim });
    await h.button(r.decide, one).click();
    await h.because(reason);
    await one.getByText(r.verdicts.stands).waitFor();
  },
  async confirms(reason) {
    const part = await h.part('rulings');
    await h.button(r.judge, part).first().click();
    await h.because(reason);
    await part.locator('li', { hasText: reason }).getByText(r.judged.confirmed).waitFor();
  },
});
