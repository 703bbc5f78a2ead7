// Is there room on the felt for what came of a round? Counted generously by letters, so that nothing has to be drawn twice.
import type { Box } from './spots.js';

const LETTER = 7.7;
const LINE = 20;
const PADDING = { w: 24, h: 9 };

export const fits = (texts: readonly string[], { w, h }: Box): boolean =>
  texts.reduce((sum, text) => sum + Math.ceil((text.length * LETTER) / (w - PADDING.w)) * LINE + 3, PADDING.h) <= h;
