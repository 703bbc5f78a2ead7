// What everybody at a console does alike: goes to a part of the office, fills in a field by its label, presses a button, says why.
import type { Locator, Page } from 'playwright-core';
import { en } from '../../src/i18n/en.js';
import { officeStrings } from '../../src/office/words.js';
import type { Person } from '../person.js';

export const t = en;
const o = officeStrings('en');

export class Hands {
  readonly page: Page;
  constructor(
    readonly person: Person,
    readonly house: string,
    readonly name: string,
    /** Tables by their names, as somebody has seen them. */
    readonly tables: Map<string, string>,
  ) {
    this.page = person.page;
  }
  /** Goes to a part of the office, by its tab where one is in the office already. */
  async part(id: string): Promise<Locator> {
    const tab = this.page.locator(`.office nav.parts a[href="#/office/${this.house}/${id}"]`);
    if (await tab.isVisible()) await tab.click();
    else await this.person.go(`#/office/${this.house}/${id}`);
    await this.page.waitForSelector(`nav.parts a[aria-current][href$="/${id}"]`);
    await this.page.waitForSelector('.part h2');
    return this.page.locator('.part');
  }
  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }
  /** What is typed or chosen under a label; what explains the label does not count. */
  field(label: string, within: Page | Locator = this.page): Locator {
    return within.locator(`.field:has(> span:text-is(${JSON.stringify(label)})) :is(input, select, textarea)`);
  }
  get dialog(): Locator {
    return this.page.locator('dialog');
  }
  /** Says why in the dialog that asks, and waits until it is done. */
  async because(reason: string): Promise<void> {
    await this.field(o.reason, this.dialog).fill(reason);
    await this.done(o.confirm);
  }
  /** Presses the dialog's button; where it is refused that is what the test fails with. */
  async done(button: string): Promise<void> {
    await this.button(button, this.dialog).click();
    const refused = await this.page.waitForFunction(() => {
      const dialog = document.querySelector('dialog');
      return dialog === null ? ' ' : dialog.querySelector('.bad')?.textContent;
    });
    const why = String(await refused.jsonValue()).trim();
    if (why !== '') throw new Error(`${this.name}: ${why}`);
  }
  /** The card of a table on the floor's screen. */
  async card(table: string): Promise<Locator> {
    const floor = await this.part('floor');
    return floor.locator('.card', { has: this.page.locator(`h3:text-is(${JSON.stringify(table)})`) });
  }
  /** Where a table is. */
  at(table: string): string {
    return this.tables.get(table)!;
  }
  async goTo(table: string): Promise<void> {
    const id = this.at(table);
    if (!this.page.url().endsWith(`#/table/${id}`)) await this.person.go(`#/table/${id}`);
    await this.page.waitForSelector('.plate, .empty');
  }
}
/** Cents as they are typed. */
export const typed = (cents: number): string => (cents / 100).toFixed(2);
/** Cents as they are read: '$1,234.50'. */
export const read = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
