// What the browser tests use of the stages.
import type { Page } from 'playwright-core';

export const stages: Readonly<
  Record<string, { readonly house: string; readonly game: string; readonly tab?: string; readonly cut?: boolean }>
>;
export function setStage(page: Page, name: string): Promise<void>;
