import { inPostgres } from './test/databases.js';
import { factories } from './test/places.js';
import { storeSuite } from './test/suite.js';

for (const factory of [...factories, inPostgres]) storeSuite(factory);
