// Gateways and the front desk: how the servers of one room pass on what ends at any of them.
export { type FarEnd, type FromFar, FrontDesk, type FrontDeskSettings } from './front-desk.js';
export { type ClientEnd, type FromClient, Gateway, type GatewaySettings, type NoReply } from './gateway.js';
export { settledBy } from './memory.js';
export { type Caller, type DeskHere, type Settles, WEB_METHODS, type WebReply, type WebRequest } from './words.js';
