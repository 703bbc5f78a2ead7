// What the comparison of two editions asks of an engine. Built beside the engine of an earlier commit: so it asks for nothing that both
// do not have.
import { isOpened, openTable } from '../../packages/engine/src/books/index.js';
import { makeGame } from '../../packages/engine/src/games/index.js';
import { incidents, open, play } from '../../packages/engine/src/kernel/index.js';

export const engine = { incidents, isOpened, makeGame, open, openTable, play };
