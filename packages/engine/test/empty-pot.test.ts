// A pot with nothing in it: where a house keeps the fees of misdealt hands, they may take a seat's last chip before it has bet.
import { expect, test } from 'vitest';
import { isOver } from '../src/kernel/index.js';
import { blindsOf } from '../src/table/index.js';
import { rulesOf } from '../src/testing/opening.js';
import { Hand } from '../src/testing/poker.js';

test.each(['person', 'engine'] as const)('AMB-GEN-22 an empty pot is pushed once, dealt by %s', (dealer) => {
  const table = { house: 'ven-a-mexico', game: 'hold', switches: { 'fee.on_void': 'keep' } };
  const { rule, big } = blindsOf(rulesOf(table));
  const posts = [{ seat: 2, amount: big, kind: 'big-blind', rule }] as const;
  const h = new Hand({ ...table, stacks: [0, 20, 20], posts, dealer }).acts('f');
  if (h.toAct !== null) h.acts('c');
  while (h.waitsForDealer) h.do('dealer', 'deal-on');
  if (dealer === 'person') h.do('dealer', 'push-pot');
  expect(isOver(h.game, h.round)).toBe(true);
  expect([h.at('stack:0'), h.at('stack:1'), h.at('stack:2')]).toEqual([0, 20, 20]);
});
