import { ownTable } from 'baraja';

const rules = ownTable({
  game: {
    high: { ranking: 'high', use: 'any' },
    streets: [
      { name: 'preflop', down: 2, begins: 'blinds' },
      { name: 'flop', burn: true, board: 3, begins: 'button' },
    ],
  },
  limit: 'pot',
  blinds: [100, 200],
  ante: 25,
});
if ('refused' in rules) throw new Error(rules.refused);
console.log(rules.gameId, rules.stake, rules.seats);
