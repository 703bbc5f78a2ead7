import { mkdirSync } from 'node:fs';
import { days, playDay } from '@baraja/room/test/day';
import { test } from 'vitest';
import { browserCast } from './day/cast.js';
import { unveiled } from './veil.js';
import { Room } from './room.js';
const OUT = '/tmp/look';
mkdirSync(OUT, { recursive: true });
const SIZES = { en: [[820, 1180], [390, 844]], es: [[1180, 820], [1280, 800]] } as const;
test('look', async () => {
  const day = days.find(({ house }) => house === (process.env.BARAJA_DAY || 'rogelios'))!;
  const room = await Room.open({ day: { start: day.start, alone: day.jackpot === 'progressive' } });
  const { cast, people } = await browserCast(room, day);
  const olga = people.find(({ name }) => name === 'Olga')!;
  const look = async (moment: string, parts: readonly string[]) => {
    const state = await olga.page.context().storageState();
    for (const lang of ['en', 'es'] as const) {
      const eye = await room.stranger({ storageState: state, deviceScaleFactor: 1, locale: lang === 'en' ? 'en-US' : 'es-MX', viewport: { width: 1280, height: 800 }, extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' } });
      await eye.comeIn();
      if (lang === 'es') await eye.page.locator('header .lang').click();
      for (const part of parts) {
        const hash = part.startsWith('#') ? part : `#/office/${day.house}/${part}`;
        await eye.go(hash);
        await eye.page.waitForSelector('main h1, .part h2');
        await eye.page.waitForTimeout(700);
        for (const [width, height] of SIZES[lang]) {
          await eye.page.setViewportSize({ width, height });
          await eye.page.waitForTimeout(150);
          const wide = await eye.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) console.log('WIDE', moment, part, lang, width, wide);
          await unveiled(eye.page, () => eye.page.screenshot({ path: `${OUT}/${moment}-${part.replace(/\W/g, '')}-${lang}-${width}.png`, fullPage: true }));
        }
      }
      await eye.page.context().close();
    }
  };
  const { pauses } = cast.floor;
  (cast.floor as { pauses: typeof pauses }).pauses = async (...a) => {
    await pauses(...a);
    await look('play', ['floor', 'lists', 'rulings', `#/board/${day.house}`]);
  };
  const { statement } = cast.inspector;
  (cast.inspector as { statement: typeof statement }).statement = async () => {
    await look('end', ['money', 'rulings', 'records', 'people']);
    return statement();
  };
  await playDay(day, cast, await room.invitation());
  await room.close();
});
