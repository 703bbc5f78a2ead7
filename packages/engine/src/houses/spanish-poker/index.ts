/** The games of Spanish Poker, each with its pages and its family: `openBook` opens tables by them. */
export * from '../../books/made/houses/spanish-poker.js';
