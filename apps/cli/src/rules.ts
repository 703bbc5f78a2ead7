// `baraja rules HOUSE GAME`: a house's rules in plain words, each with its id and where the sheet says it.
import { findGame, findHouse, gamesOf, houseOf, houses } from 'baraja/books';
import { printRules, rulesPage } from 'baraja/words';
import { Command } from 'commander';
import { language, Stop, switchesOf, wordsFor } from './house.js';
import { withHouses } from './own-houses.js';
import { withJson } from './report.js';
import { t } from './words/index.js';

export const rulesCommand = (): Command =>
  withJson(withHouses(new Command('rules')))
    .description(t().rules.about)
    .argument('<house>', houses.map(({ id: one }) => one).join(', '))
    .argument('[game]', t().help.game)
    .option('--switch <key=value...>', t().rules.switch)
    .option('--lang <en|es>', t().help.language, language)
    .action((house: string, game: string | undefined, options) => {
      const id = findHouse(house);
      const say = wordsFor(options.lang);
      if (!id)
        throw new Stop(
          say.refusal({
            refused: 'unknown-house',
            rule: null,
            facts: { house, known: houses.map((h) => h.id).join(', ') },
          }),
        );
      const known = gamesOf(id).map((g) => `${g.id.slice(g.id.indexOf('-') + 1)} (${g.name})`);
      if (game === undefined) {
        if (options.json) console.log(JSON.stringify(gamesOf(id).map((g) => ({ id: g.id, name: g.name }))));
        else console.log(`${houseOf(id).name}: ${known.join(', ')}`);
        return;
      }
      const found = findGame(id, game);
      if (!found)
        throw new Stop(
          say.refusal({
            refused: 'unknown-game',
            rule: null,
            facts: { game, house: houseOf(id).name, known: known.join(', ') },
          }),
        );
      const width = Math.min(100, process.stdout.columns ?? 100);
      const page = rulesPage(id, found, { language: say.language, switches: switchesOf(options.switch ?? []) });
      if ('refused' in page) throw new Stop(say.refusal(page));
      console.log(options.json ? JSON.stringify(page) : printRules(page, { width }));
    });
