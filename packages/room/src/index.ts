// The front door of the room: what the server, the command line and the simulator may use.
export * from './bus/index.js';
export * from './fair/index.js';
export * from './gate/index.js';
export * from './house/index.js';
export * from './ledger/index.js';
export * from './nodes/index.js';
export * from './office/index.js';
export * from './protocol/index.js';
export * from './store/index.js';
export * from './table/index.js';
