// dev helper, not committed
import { chromium } from 'playwright-core';

const [
  house,
  game,
  mode = 'auto',
  w = '1280',
  h = '800',
  theme = 'dark',
  lang = 'en',
  shots = '6',
  bots = '5',
  stake = '',
] = process.argv.slice(2);
const out = '/tmp/arc-shots';
import('node:fs').then((fs) => fs.mkdirSync(out, { recursive: true }));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const ctx = await browser.newContext({
  viewport: { width: +w, height: +h },
  colorScheme: theme,
  locale: lang,
  hasTouch: +w < 600,
  deviceScaleFactor: +w < 600 ? 2 : 1,
  reducedMotion: process.env.CALM ? 'reduce' : 'no-preference',
});
const page = await ctx.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message, e.stack?.split('\n')[1]));
page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
await page.goto('http://127.0.0.1:4601/');
await page.waitForSelector('.houses article');
const post = (path, body) =>
  page.evaluate(
    async ([p, b]) => {
      const r = await fetch(p, { method: 'POST', headers: { 'content-type': 'application/json' }, body: b });
      return r.json();
    },
    [path, JSON.stringify(body)],
  );
const opened = await post('/api/tables', {
  house,
  game,
  ...(stake ? { stake } : {}),
  name: 'Friday table',
  bots: +bots,
  ...(process.env.SW ? { switches: JSON.parse(process.env.SW) } : {}),
});
if (!opened.table) {
  console.log(opened);
  process.exit(1);
}
await page.evaluate((t) => {
  location.hash = `#/table/${t}`;
}, opened.table);
await page.getByRole('button', { name: /^(Sit down with|Sentarse con)/ }).click();
let n = 0;
const shot = async (name) => {
  const f = `${out}/${game}-${w}-${theme}-${lang}-${String(n++).padStart(2, '0')}-${name}.png`;
  await page.screenshot({ path: f });
  console.log(f);
};
const seen = new Set();
for (let i = 0; i < 240 && n < +shots; i++) {
  await page.waitForTimeout(250);
  const asked = await page.evaluate(() =>
    [...document.querySelectorAll('.bar .act:not(.shut)')].map(
      (b) => b.className.replace(/svelte-\S+/g, '').trim() + ':' + b.textContent.trim().replace(/\s+/g, ' '),
    ),
  );
  const middle = await page.evaluate(() => document.querySelector('.middle')?.innerText ?? '');
  const key = asked.map((a) => a.split(':')[0]).join('|') + (middle.includes('\n') ? '#told' : '');
  if (key !== '' && !seen.has(key)) {
    seen.add(key);
    console.log(key, '::', asked.join(' / '));
    await shot(key.replace(/[^a-z-]+/gi, '_').slice(0, 40));
  }
  if (asked.length === 0) continue;
  if (mode === 'none') continue;
  await page.locator('main').focus();
  const has = (s) => asked.some((a) => a.includes(s));
  if (has('yes:Bank') || has('Bancar')) {
    if (mode === 'bank' || mode === 'auto') await page.keyboard.press('Enter');
    else await page.keyboard.press('n');
  } else if (await page.$('.arc-choices')) {
    if (has('again')) await page.keyboard.press('r');
    else {
      await page.keyboard.press('2');
      await page.keyboard.press('1');
      if (game === 'span') {
        await page.keyboard.press('x');
        await page.keyboard.press('1');
        await page.keyboard.press('x');
        await page.keyboard.press('1');
      }
    }
    await page.waitForTimeout(100);
    if (!seen.has('draft')) {
      seen.add('draft');
      await shot('draft');
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(400);
  } else if (has('act split-pair')) await page.keyboard.press('v');
  else if (has('act house-way')) await page.keyboard.press('a');
  else if (has('act hit') && Math.random() < 0.5) await page.keyboard.press('c');
  else if (has('act stand')) await page.keyboard.press('q');
  else if (has('act hit')) await page.keyboard.press('c');
  else if (has('act raise')) await page.keyboard.press('r');
  else if (has('act no')) await page.keyboard.press('n');
  else await page.click('.bar .act:not(.shut)').catch(() => {});
}
console.log((await page.locator('.log li').allInnerTexts()).slice(-14).join('\n'));
const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
if (wide > 0) console.log('TOO WIDE', wide);
await browser.close();
