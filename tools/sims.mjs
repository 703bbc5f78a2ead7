// npm run sims: bundles the simulations of packages/odds and plays them. Arguments go to the program; --help says which.
import { runBundled } from './bundled.mjs';

await runBundled({ script: 'sims', of: 'odds' });
