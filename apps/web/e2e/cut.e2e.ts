// No label is cut, nothing lies outside, and nothing covers what is to be pressed: over the staged pictures of every family, from a
// phone to a wide screen, in both languages.
import { describe, expect, test } from 'vitest';
import { setStage, stages } from '../stages.mjs';
import { faultsOn } from './cut.js';
import { roomForTests } from './room.js';

const at = roomForTests({ practice: true });
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const only = process.env.BARAJA_STAGES?.split(',');

describe.each(['en-US', 'es-MX'])('%s', (locale) => {
  test.each(Object.keys(stages).filter((name) => !only || only.includes(name)))('%s', async (name) => {
    const { house, game, tab } = stages[name]!;
    const person = await at.room.stranger({ locale, deviceScaleFactor: 0.25 });
    const { page } = person;
    await setStage(page, name);
    await person.comeIn();
    const { table } = await person.post('/api/practice', { house, game });
    await person.go(`#/table/${table}`);
    await page.waitForSelector('.plate .stack');
    await page.waitForFunction(() => document.fonts.ready.then(() => true));
    const faults: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (tab && size.width >= 1100) await page.locator(`#tab-${tab}`).click();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const fault of await faultsOn(page)) faults.push(`${size.width}: ${fault}`);
    }
    await page.context().close();
    expect(faults).toEqual([]);
    expect(person.faults).toEqual([]);
  });
});
