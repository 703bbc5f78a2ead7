// npm run storm: servers, tables and players in one process, and everything that can go wrong. --help says what may be asked.
import { runBundled } from './bundled.mjs';

await runBundled({ script: 'storm', of: 'storm' });
