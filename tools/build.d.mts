// The types of build.mjs, for packages that read no JavaScript.
export const EXTERNAL: string[];
export const cliBundle: string;
export const requireBanner: string;
export function buildCli(): Promise<void>;
export function buildEngine(): Promise<void>;
export function buildWeb(): Promise<void>;
export function bundleCli(folder: string): Promise<void>;
export function part(
  name: string,
  product: string,
  sources: readonly string[],
  make: () => Promise<void>,
): Promise<void>;

/** What a program is built from, as it is told to machines that share work. */
export function programDefined(): Record<string, string>;
