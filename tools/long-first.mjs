// In which order test files are begun: what takes longest first, so that it is not what everybody waits for in the end.
import { BaseSequencer } from 'vitest/node';

/** A sequencer for files of which these are long; among them, and among the others, as vitest has it. @param {RegExp} long */
export const longFirst = (long) =>
  class extends BaseSequencer {
    /** @override @param {import('vitest/node').TestSpecification[]} files */
    async sort(files) {
      const sorted = await super.sort(files);
      const isLong = (/** @type {{ moduleId: string }} */ { moduleId }) => long.test(moduleId);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
