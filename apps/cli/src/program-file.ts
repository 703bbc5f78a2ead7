import { existsSync } from 'node:fs';

/** The program of the threads lies beside the command as it ships. */
export const programFile = (name: string): URL | undefined =>
  [`./${name}.mjs`, `./parts/${name}.mjs`]
    .map((path) => new URL(path, import.meta.url))
    .find((file) => existsSync(file));
