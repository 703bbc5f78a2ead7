// A soak: every subject, as many seeds as wanted, then the lamps. SEEDS, PACE, FIRST (the first seed) and ONLY (a name) are read
// from the environment; the exit code says whether every law was kept.
import { conforms } from './conforms.js';
import { type Report, told, unmetRefusals } from './findings.js';
import { lamps } from './lamps.js';
import { subjects } from './subjects.js';

const { SEEDS = '200', PACE = 'brisk', FIRST = '0', ONLY = '' } = process.env;
const seeds = Array.from({ length: Number(SEEDS) }, (_, i) => Number(FIRST) + i);
const reports: Report[] = [];
for (const subject of subjects().filter(({ name }) => name.includes(ONLY))) {
  const began = performance.now();
  const report = conforms(subject, { seeds, pace: PACE === 'thorough' ? 'thorough' : 'brisk' });
  reports.push(report);
  const { rounds, decisions, failures } = report;
  console.log(`${subject.name}: ${rounds} rounds, ${decisions} decisions, ${Math.round(performance.now() - began)} ms`);
  if (failures.length > 0) console.log(told(failures));
}
console.log(`\n${lamps(reports)}\nRefusals not met: ${unmetRefusals(reports).join(', ') || 'none'}`);
if (reports.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
