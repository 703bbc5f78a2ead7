import { answer, figurePercent } from '@baraja/odds';

const switches = { wheel: false, tie: 'push', stake: 'returned', players: 1, hand: null } as const;
const { ante } = answer({ kind: 'spanish-poker', game: 'span', anteTable: '1', ...switches });
console.log(figurePercent(ante.edgeOfAnte, 4), 'percent of the ante, where the sheet prints 5.93');
