// A pupil who does as the coach says, wherever there is one.
import type { Person } from './person.js';

/** Does what the coach says until the hand is over; what he said on the way. */
export async function follow({ page }: Person): Promise<readonly string[]> {
  const said: string[] = [];
  await page.locator('.coach .do .main').click();
  for (let i = 0; i < 80; i++) {
    // Once it is over, with a way back to the pictures, there is nothing to do but read what came of it.
    const ready = page.locator('.verdict, .coach .do:not(:has(a)) button');
    await ready.first().waitFor();
    if ((await page.locator('.verdict').count()) > 0) return said;
    said.push(await page.locator('.coach .said').innerText());
    const playOut = page.getByRole('button', { name: 'Play the rest for me' });
    const step = (await playOut.count()) > 0 ? playOut : page.locator('.coach .do:not(:has(a)) button').first();
    // It may have gone on meanwhile.
    await step.click({ timeout: 5000 }).catch(() => undefined);
  }
  throw new Error(`the lesson does not end; said last: ${said.slice(-6).join(' | ')}`);
}
