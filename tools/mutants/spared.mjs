// Mutants that no test can kill, each with its reason: what is broken makes no difference that anybody could see. An entry names a
// file, the line as it is written (without its indent) and what the change makes of it; one that fits no mutant any more fails the run.
// Where that is so for some clauses only, it names them.
/** @typedef {{ file: string, line: string, becomes: string, why: string, rules?: readonly string[] }} Spared */

/** @type {readonly Spared[]} */
export const spared = [
  {
    file: 'packages/engine/src/steps/shuffle.ts',
    line: 'd.move(base === 0 ? first : ids(base, size), box, stock);',
    becomes: 'd.move(base === 1 ? first : ids(base, size), box, stock);',
    why: 'The packet of a first shuffle is only kept ready: gathered anew it is the same. Later shuffles are the misdeals’ own rules.',
  },
  {
    file: 'packages/engine/src/steps/shuffle.ts',
    line: 'd.move(base === 0 ? first : ids(base, size), box, stock);',
    becomes: 'd.move(base !== 0 ? first : ids(base, size), box, stock);',
    why: 'The packet of a first shuffle is only kept ready: gathered anew it is the same. Later shuffles are the misdeals’ own rules.',
  },
  {
    file: 'packages/engine/src/steps/shuffle.ts',
    line: 'd.move(base === 0 ? first : ids(base, size), box, stock);',
    becomes: 'd.move(!(base === 0) ? first : ids(base, size), box, stock);',
    why: 'The packet of a first shuffle is only kept ready: gathered anew it is the same. Later shuffles are the misdeals’ own rules.',
  },
  {
    file: 'packages/engine/src/books/rogelios.ts',
    line: "checkRaise: 'ROG-CPHL-08',",
    becomes: "checkRaise: 'ROG-CPHL-09',",
    why: 'The clause allows the check-raise, so nothing at this table is ever refused by it.',
  },
  {
    file: 'packages/engine/src/books/ven-a-mexico.ts',
    line: "return blinds(pair?.low ?? dollars(Math.floor(stake.low / 200)), pair?.high ?? stake.low, 'VEN-HOLD-9');",
    becomes: "return blinds(pair?.low ?? dollars(Math.floor(stake.low / 201)), pair?.high ?? stake.low, 'VEN-HOLD-9');",
    why: 'Every posted limit has its pair of blinds in the switch: half the lower figure is for a limit that has none.',
  },
  {
    file: 'packages/engine/src/books/ven-a-mexico.ts',
    line: "jackpotRule: 'VEN-DRAW-3',",
    becomes: "jackpotRule: 'VEN-DRAW-4',",
    why: 'No jackpot fee is taken at this table, so no event names it.',
  },
  {
    file: 'packages/engine/src/books/rogelios-pure-21.ts',
    line: "'over-closer': 'ROG-P215-GR8b',",
    becomes: "'over-closer': 'ROG-P215-GR9',",
    why: 'Pure 21.5 has no such outcome: with both over, all but 8-8-8 is over-bank-closer. The name is No-Bust’s.',
  },
  {
    file: 'packages/engine/src/books/rogelios-pure-21.ts',
    line: "'over-three-cards': 'ROG-P215-GR8b',",
    becomes: "'over-three-cards': 'ROG-P215-GR9',",
    why: 'Pure 21.5 has no such outcome: with both over, all but 8-8-8 is over-bank-closer. The name is No-Bust’s.',
  },
  {
    file: 'packages/engine/src/books/rogelios-pure-21.ts',
    line: "'over-tie': 'ROG-P215-GR8b',",
    becomes: "'over-tie': 'ROG-P215-GR9',",
    why: 'Pure 21.5 has no such outcome: with both over, all but 8-8-8 is over-bank-closer. The name is No-Bust’s.',
  },
  {
    file: 'packages/engine/src/books/rogelios-pure-21.ts',
    line: "settle: 'ROG-P215-RP12',",
    becomes: "settle: 'ROG-P215-RP13',",
    why: 'No event tells the order of settling by itself: each wager is told in that order, by the clause of its outcome.',
  },
  {
    file: 'packages/engine/src/books/rogelios.ts',
    line: '[20, 40],',
    becomes: '[20, 41],',
    rules: ['ROG-FEE-6'],
    why: 'The clause is about no limit. These are the fixed limits, whose fees are the other clauses’ of the list.',
  },
  {
    file: 'packages/engine/src/steps/raising.ts',
    line: 'unit: counts ? nextUnit(d, b, to) : b.unit,',
    becomes: 'unit: !(counts) ? nextUnit(d, b, to) : b.unit,',
    rules: ['VEN-DRAW-4'],
    why: 'Between $1 and $100 any raise may follow any other: the unit stays. Elsewhere a raise must match the last one.',
  },
  {
    file: 'packages/engine/src/table/opening.ts',
    line: '...(placing.owing?.length ? { owing: placing.owing } : {}),',
    becomes: '...(!(placing.owing?.length) ? { owing: placing.owing } : {}),',
    rules: ['VEN-NB21-28'],
    why: 'At a banked table nobody owes a blind: what is not there stays not there, and is not written.',
  },
  {
    file: 'packages/engine/src/books/s-and-k-push-nine.ts',
    line: "firstToAct: 'SNK-P9-7',",
    becomes: "firstToAct: 'SNK-P9-8',",
    why: 'Push-Nine has one round of betting and no bet before it, and who begins such a round is told by laterToAct, the line below.',
  },
  {
    file: 'packages/engine/src/steps/award.ts',
    line: 'const rule = highs.length > 1 ? cites.tie : p.low === null ? cites.win : cites.noLow;',
    becomes: 'const rule = highs.length > 1 ? cites.tie : !(p.low === null) ? cites.win : cites.noLow;',
    why: 'At a table with a low both keys name the same clause.',
  },
  {
    file: 'packages/engine/src/table/fees.ts',
    line: "const band = bandFor(fee.bands, fee.count === 'seated' ? p.seated : p.dealt.length);",
    becomes: "const band = bandFor(fee.bands, fee.count !== 'seated' ? p.seated : p.dealt.length);",
    why: 'Whether those away count is AMB-GEN-11, whose own test tells them apart; with everybody dealt in it is the same.',
  },
  {
    file: 'packages/engine/src/table/fees.ts',
    line: "const band = bandFor(fee.bands, fee.count === 'seated' ? p.seated : p.dealt.length);",
    becomes: "const band = bandFor(fee.bands, !(fee.count === 'seated') ? p.seated : p.dealt.length);",
    why: 'Whether those away count is AMB-GEN-11, whose own test tells them apart; with everybody dealt in it is the same.',
  },
  {
    file: 'packages/engine/src/steps/betting.ts',
    line: "const rule = led ? led.rule : p.opensAt === 'nothing' ? cites.laterToAct : cites.firstToAct;",
    becomes: "const rule = led ? led.rule : p.opensAt !== 'nothing' ? cites.laterToAct : cites.firstToAct;",
    rules: ['ROG-CPHL-13', 'SNK-HHL-4', 'SNK-OMA-1', 'SNK-P9-7'],
    why: 'One clause says who begins the first round and who begins the later ones: whichever is asked, it is the same.',
  },
  {
    file: 'packages/engine/src/steps/betting.ts',
    line: "const rule = led ? led.rule : p.opensAt === 'nothing' ? cites.laterToAct : cites.firstToAct;",
    becomes: "const rule = led ? led.rule : !(p.opensAt === 'nothing') ? cites.laterToAct : cites.firstToAct;",
    rules: ['ROG-CPHL-13', 'SNK-HHL-4', 'SNK-OMA-1', 'SNK-P9-7'],
    why: 'One clause says who begins the first round and who begins the later ones: whichever is asked, it is the same.',
  },
  {
    file: 'packages/engine/src/books/ven-no-bust-21.ts',
    line: "'over-eights': 'VEN-NB21-36',",
    becomes: "'over-eights': 'VEN-NB21-37',",
    why: 'No-Bust 21 has no such outcome: three eights are over like any other hand. The name is Pure 21.5’s.',
  },
];
