// The program of a thread that does pieces of long work, one after another as it is told.
import { serveThread } from '@baraja/work';
import { KINDS } from './kinds.js';

await serveThread(KINDS);
