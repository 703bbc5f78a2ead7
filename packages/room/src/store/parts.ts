// The parts a store is put together of, for whoever puts them together in another way, as the storm does.
export type { Ask, Courier, Reply, Sheet } from './asks.js';
export { Desk } from './desk.js';
export { closedError, deliver } from './inline.js';
export { isWrite } from './look.js';
export { storeOver } from './open.js';
