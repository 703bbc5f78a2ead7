// How often hands come up.

export { type HouseDistribution, houseDistributions } from './houses.js';
export { type Distribution, fiveCards, type SevenTerms, sevenCards } from './sevens.js';
