import { archiving } from './test/archiving.js';
import { inPostgres } from './test/databases.js';
import { factories } from './test/places.js';
import { storeSuite } from './test/suite.js';

for (const factory of [...factories, inPostgres]) storeSuite(factory);
for (const factory of [factories[1]!, inPostgres]) storeSuite(archiving(factory));
