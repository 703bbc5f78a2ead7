// Push-Nine.

export { PUSH_NINE_HANDS, type PushNineRowCount, type PushNineTie, pushNineRows, pushNineTie } from './push-nine.js';
export { type PushNineShare, pushNineShare } from './share.js';
