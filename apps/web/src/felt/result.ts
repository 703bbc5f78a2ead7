// Is there room on the felt for what came of a round? Counted generously by letters, so that nothing has to be drawn twice.
import type { Box } from './spots.js';

const LETTER = 7.9;
const LINE = 24;
const PADDING = { w: 24, h: 12 };

export const fits = (texts: readonly string[], { w, h }: Box): boolean =>
  texts.reduce((sum, text) => sum + Math.ceil((text.length * LETTER) / (w - PADDING.w)) * LINE + 3, PADDING.h) <= h;
