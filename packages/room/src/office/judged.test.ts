// The last word on a ruling, whatever the letter says.
import { expect, test } from 'vitest';
import { Judgements } from './judged.js';

const boss = { id: 'boss', name: 'Boss', role: 'manager' as const };
const made = { table: 't1', at: 7, round: 3, incident: 'exposed-card', by: 'flo', dealt: ['pia', 'rod'] };

test('ROG-CPHL-27 the house decides against the letter: by this clause, with a reason, and whoever was dealt in has no say', () => {
  const all = new Judgements();
  const word = { after: 'overruled', rule: 'ROG-CPHL-27', reason: 'the game is better for it' } as const;
  expect(all.judge(boss, { ...made, dealt: ['boss'] }, word)).toMatchObject({ refused: 'own-hand' });
  expect(all.judge(boss, made, { ...word, rule: null })).toMatchObject({ refused: 'rule-missing' });
  const said = all.judge(boss, made, word);
  if ('refused' in said) throw new Error(said.refused);
  for (const e of said.events) all.fold(e);
  expect(all.of('t1', 7)).toMatchObject({ after: 'overruled', rule: 'ROG-CPHL-27', by: boss, reason: word.reason });
  expect(all.of('t1', 8), 'no other ruling is touched').toBeNull();
});
