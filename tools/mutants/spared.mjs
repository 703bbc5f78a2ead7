// Mutants that no test can kill, each with its reason: what is broken makes no difference that anybody could see. An entry names a
// file, the line as it is written (without its indent) and what the change makes of it; one that fits no mutant any more fails the run.
// Where that is so for some clauses only, it names them.
/** @typedef {{ file: string, line: string, becomes: string, why: string, rules?: readonly string[] }} Spared */

/** @type {readonly Spared[]} */
export const spared = [
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
    line: "const rule = led ? led.rule : opens.at === 'nothing' ? cites.laterToAct : cites.firstToAct;",
    becomes: "const rule = led ? led.rule : opens.at !== 'nothing' ? cites.laterToAct : cites.firstToAct;",
    rules: ['ROG-CPHL-13', 'SNK-HHL-4', 'SNK-OMA-1', 'SNK-P9-7'],
    why: 'One clause says who begins the first round and who begins the later ones: whichever is asked, it is the same.',
  },
  {
    file: 'packages/engine/src/steps/betting.ts',
    line: "const rule = led ? led.rule : opens.at === 'nothing' ? cites.laterToAct : cites.firstToAct;",
    becomes: "const rule = led ? led.rule : !(opens.at === 'nothing') ? cites.laterToAct : cites.firstToAct;",
    rules: ['ROG-CPHL-13', 'SNK-HHL-4', 'SNK-OMA-1', 'SNK-P9-7'],
    why: 'One clause says who begins the first round and who begins the later ones: whichever is asked, it is the same.',
  },
];
