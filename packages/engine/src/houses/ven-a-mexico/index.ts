/** The games of Ven a México, each with its pages and its family: `openBook` opens tables by them. */
export * from '../../books/made/houses/ven-a-mexico.js';
