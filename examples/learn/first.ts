import { isOpened, openTable } from 'baraja/books';
import { taskAt } from 'baraja/learn';

const rules = openTable({ house: 'rogelios', game: 'hold' });
if (!isOpened(rules)) throw new Error(rules.refused);
const task = taskAt(rules, { seats: 2, depth: 100 }); // units before each seat
let at = task.reset(7); // chance by this seed
while (!at.isOver) at = at.step(at.choices.length - 1); // a choice is a number in the list
console.log(at.returns); // what it brought each seat, in units
