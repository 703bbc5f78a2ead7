// The `baraja` command. The games arrive with the engine; until then it only says so.
import { Command } from 'commander';

const program = new Command('baraja').description('A card room in the terminal');
program.command('play', { isDefault: true }).action(() => console.log('Baraja: no table is open yet.'));
program.parse();
