// Mutants that no test can kill, each with its reason: what is broken makes no difference that anybody could see. An entry names a
// file, the line as it is written (without its indent) and what the change makes of it; one that fits no mutant any more fails the run.
/** @typedef {{ file: string, line: string, becomes: string, why: string }} Spared */

/** @type {readonly Spared[]} */
export const spared = [
  {
    file: 'packages/engine/src/steps/shuffle.ts',
    line: "return [shuffled('PackShuffled', rule, base === 0 ? firstPacket : [...collected(r), packet(base)], faces)];",
    becomes:
      "return [shuffled('PackShuffled', rule, base === 1 ? firstPacket : [...collected(r), packet(base)], faces)];",
    why: 'The packet of a first shuffle is only kept ready: gathered anew it is the same. Later shuffles are the misdeals’ own rules.',
  },
  {
    file: 'packages/engine/src/steps/shuffle.ts',
    line: "return [shuffled('PackShuffled', rule, base === 0 ? firstPacket : [...collected(r), packet(base)], faces)];",
    becomes:
      "return [shuffled('PackShuffled', rule, base !== 0 ? firstPacket : [...collected(r), packet(base)], faces)];",
    why: 'The packet of a first shuffle is only kept ready: gathered anew it is the same. Later shuffles are the misdeals’ own rules.',
  },
  {
    file: 'packages/engine/src/steps/shuffle.ts',
    line: "return [shuffled('PackShuffled', rule, base === 0 ? firstPacket : [...collected(r), packet(base)], faces)];",
    becomes:
      "return [shuffled('PackShuffled', rule, !(base === 0) ? firstPacket : [...collected(r), packet(base)], faces)];",
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
    line: "jackpotRule: 'VEN-DRAW-3',",
    becomes: "jackpotRule: 'VEN-DRAW-4',",
    why: 'No jackpot fee is taken at this table, so no event names it.',
  },
  {
    file: 'packages/engine/src/books/s-and-k-push-nine.ts',
    line: "firstToAct: 'SNK-P9-7',",
    becomes: "firstToAct: 'SNK-P9-8',",
    why: 'Push-Nine has one round of betting and no bet before it, and who begins such a round is told by laterToAct, the line below.',
  },
  {
    file: 'packages/engine/src/steps/betting.ts',
    line: "(counts && b.level === b.base) || (b.base === 0 && p.shortBet === 'reopens')",
    becomes: "(counts && b.level === b.base) || (b.base === 1 && p.shortBet === 'reopens')",
    why: 'A short bet reopens the betting at Jalisco’s draw tables alone, whose own test holds it.',
  },
  {
    file: 'packages/engine/src/steps/showdown.ts',
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
];
