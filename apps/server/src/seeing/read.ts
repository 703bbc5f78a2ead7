// What whoever reads the figures from outside must know; nothing of the server is loaded with it.
export { LEVELS, type LogLevel, METRICS_PORT } from './declared.js';
export type { Spread, Top, TopTable } from './top.js';
