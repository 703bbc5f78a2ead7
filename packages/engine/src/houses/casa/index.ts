/** The games of Casa, each with its pages and its family: `openBook` opens tables by them. */
export * from '../../books/made/houses/casa.js';
