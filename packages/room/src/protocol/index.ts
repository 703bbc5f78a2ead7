// Frames on the wire, their schemas, and the view a client draws.
export * from './bot.js';
export * from './change.js';
export * from './closes.js';
export * from './frames.js';
export * from './lobby.js';
export * from './refusals.js';
export * from './view.js';
