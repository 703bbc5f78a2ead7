/** The games of this house, each with its pages and its family: `openBook` opens tables by them. */
export * from '../../books/made/houses/jalisco.js';
