/** A table of one's own by a few plain lines, without a house's book. */
export { OWN_GAME_NAMES, OWN_GAMES, type OwnGame, type OwnStreet, type OwnStreets } from './games.js';
export { OWN_HOUSE, OWN_RULE, type OwnTable, ownTable } from './own.js';
