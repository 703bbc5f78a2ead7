import { stormPiece } from '/work/wt/nodes/packages/storm/src/pieces.js';

for (const planted of ['lent-no-fence', 'lent-told-early'] as const) {
  const reports = await stormPiece({ first: 1, count: 60, only: null, planted });
  console.log(planted, reports.at(-1)!.seed, reports.at(-1)!.faults[0]);
}
