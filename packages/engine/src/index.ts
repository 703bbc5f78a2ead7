/** The front door of the engine: what the laws, the room and the apps may use. */
export * from './cards/index.js';
export * from './games/index.js';
export { KUHN_CLAUSES, kuhn } from './games/kuhn.js';
export { LEDUC_CLAUSES, leduc } from './games/leduc.js';
export * from './hands/index.js';
export * from './kernel/index.js';
export * from './steps/index.js';
