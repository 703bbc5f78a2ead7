// The shared suite over every store there is.
import { factories } from './test/places.js';
import { storeSuite } from './test/suite.js';

for (const factory of factories) storeSuite(factory);
