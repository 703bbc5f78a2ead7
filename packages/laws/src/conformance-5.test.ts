// Every subject is held to every law: part 5 of those in vitest.ts. SEEDS and PACE may be set; npm run laws is for the night.
import { describePart } from './vitest.js';

describePart(5);
