// The order in which the browser tests are begun is the one of all tests.
export { longFirst } from '../../../tools/long-first.mjs';
