// npm run mutants: breaks rules of the houses' books one by one, and asks the tests that name the rule whether they notice.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBooks } from './books.mjs';
import { surveyDocuments } from './mutants/documents.mjs';
import { survey } from './mutants/survey.mjs';
import { ensureInstalled, requireNode, say, stop } from './setup.mjs';

const help = `npm run mutants -- [--seed 7] [--rules 60] [--from 0] [--minutes 30] [--lanes 2] [--rule ROG-HOLD-04] [--goal 97]

Draws rules from the five houses' sheets by a seed. Each rule drawn gives one mutant: the engine with the rule broken in its book
value (a figure beside the clause, the clause itself) or in the step or ruling that goes by it (sign, off by one, wrong seat,
wrong cell, dropped check, wrong test, wrong end, wrong clause). Only the engine's tests whose titles name the rule are run, in
memory: no file is touched. A mutant is killed when one of them fails or takes longer than ten times what it did unbroken.

  --seed N       which rules, and how each is broken; the same seed draws the same mutants from the same sources
  --rules N      how many mutants are wanted. Rules that live nowhere in the code (what people do, what a page says) are drawn over
  --from N       begins with rule #N of the draw, so that a long draw can be tried piece by piece, or one rule of it again. Each piece
                 ends by saying where the next begins
  --rule ID,ID   only these, every mutant of each
  --minutes N    stop drawing after so long; what was tried is scored
  --lanes N      how many mutants are tried at once
  --goal N       the score in percent below which the exit code is 1

  --documents    breaks the houses' documents instead: a value is changed or left out, a thing governed by nobody, a line of the floor
                 or a row gone or with another figure; what no example on the page notices is told. --house ID,ID for some of them

Prints the score by house, and every survivor with file, line, and what was changed. Survivors in tools/mutants/spared.mjs, with the
reason why no test can tell, are counted apart. Exit code: 0 the goal is reached, 1 it is not or an entry of that list is stale.`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    rules: { type: 'string', default: '60' },
    from: { type: 'string', default: '0' },
    rule: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    lanes: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    documents: { type: 'boolean', default: false },
    house: { type: 'string' },
    goal: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  say(help);
  process.exit(0);
}
/** @param {'seed' | 'rules' | 'from' | 'minutes' | 'lanes' | 'goal'} name @param {string} [usual] */
function number(name, usual) {
  const text = values[name] ?? usual;
  const value = Number(text);
  if (!(value >= 0) || text === '') stop(`--${name} takes a number, not '${text}'.`);
  return value;
}
requireNode();
await ensureInstalled();
await ensureBooks();
if (values.documents) process.exit(await surveyDocuments(values.house?.split(',') ?? null, number('goal', '85')));
process.exitCode = await survey({
  seed: number('seed'),
  rules: number('rules'),
  from: number('from'),
  only: values.rule?.split(',') ?? null,
  minutes: number('minutes'),
  lanes: Math.max(1, number('lanes')),
  goal: number('goal', '97'),
});
