// Before the browser tests: the page and the server as they are served, built if they are not, and a Chromium.
import { ensureBrowser } from '../../../tools/browser.mjs';
import { buildCli, buildWeb } from '../../../tools/build.mjs';

export default async function setup() {
  await buildCli();
  await buildWeb();
  process.env.BARAJA_CHROMIUM = await ensureBrowser();
}
