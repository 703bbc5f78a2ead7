import { conforms, lamps, smallSubjects, told } from '@baraja/laws';

// Kuhn's and Leduc's poker; `subjects()` has every table of every house, and takes its time.
const reports = smallSubjects.map((subject) => conforms(subject, { seeds: 20 }));
console.log(lamps(reports)); // tables by laws, as Markdown
console.log(told(reports.flatMap(({ failures }) => failures)) || 'kept'); // table, law, seed, decision, what was wrong
