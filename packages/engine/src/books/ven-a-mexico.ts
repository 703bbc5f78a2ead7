/** Ven-A-Mexico's book: Texas hold'em at three limits. */
import { communityGame, limitOf, silentCites } from './community-base.js';
import { blinds, dollars, type GameBook, type LifeCites, limitStake, silentLife } from './game-book.js';

const life: LifeCites = { ...silentLife, button: 'VEN-HOLD-2' };

const hold: GameBook = {
  id: 'ven-hold',
  life,
  buyInRule: 'BAR-2',
  stakes: () => [
    limitStake([3, 6], 'VEN-HOLD-14'),
    limitStake([6, 12], 'VEN-HOLD-14'),
    limitStake([10, 20], 'VEN-HOLD-14'),
  ],
  rules: (stake, settings) =>
    communityGame(settings, {
      hole: 2,
      high: { use: 'any' },
      low: null,
      limit: limitOf(stake),
      show: 'in-turn',
      profile: settings.is('irr.profile', 'rog') ? 'rog-hold' : 'rrop',
      cites: {
        ...silentCites,
        deal: 'VEN-HOLD-10',
        flop: 'VEN-HOLD-13',
        firstToAct: 'VEN-HOLD-11',
        action: 'VEN-HOLD-12',
        bet: 'BAR-5',
        win: 'VEN-HOLD-1',
      },
    }),
  forced: (stake, settings) => {
    const pair = settings.pair('ven.hold.blinds', stake.id);
    return blinds(pair?.low ?? dollars(Math.floor(stake.low / 200)), pair?.high ?? stake.low, 'VEN-HOLD-9');
  },
  fee: (stake) => ({
    kind: 'hand',
    from: 'button',
    jackpotFrom: 'button',
    count: 'dealt-in',
    bands: [
      {
        playersMin: 2,
        collection: dollars(stake.id === '10/20' ? 5 : 3),
        jackpot: 0,
        rule: 'VEN-HOLD-14',
        jackpotRule: 'VEN-HOLD-14',
      },
    ],
  }),
};

export const venAMexicoGames: readonly GameBook[] = [hold];
