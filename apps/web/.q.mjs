import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
const frames = [];
page.on('websocket', (ws) => ws.on('framereceived', ({ payload }) => frames.push(String(payload))));
await page.goto('http://127.0.0.1:4601/');
await page.waitForSelector('.houses article');
const post = (path, body) =>
  page.evaluate(
    async ([p, b]) =>
      (await fetch(p, { method: 'POST', headers: { 'content-type': 'application/json' }, body: b })).json(),
    [path, JSON.stringify(body)],
  );
const o = await post('/api/practice', { house: 'rogelios', game: 'p215' });
await page.evaluate((t) => {
  location.hash = `#/table/${t}`;
}, o.table);
await page.waitForTimeout(25000);
const ev = frames
  .flatMap((f) => {
    try {
      return JSON.parse(f).events ?? [];
    } catch {
      return [];
    }
  })
  .filter((e) => e.type === 'Played' && /Wager(Won|Lost|Push|Ret)|BankPosted|HandTurn/.test(e.event.type));
console.log(JSON.stringify(ev.slice(0, 6), null, 0));
console.log(JSON.stringify(o));
await browser.close();
