// The games of streets that no house offers are held to every law, as the houses' own are.
import { describeLaws, SEEDS } from '../vitest.js';
import { streetSubjects } from './games.js';

describeLaws(streetSubjects(), { seeds: Number(process.env.SEEDS ?? SEEDS) });
