// Words of one's own limits, in both languages.
import type { Language } from '../lib/wire.js';

interface OwnStrings {
  readonly heading: string;
  readonly lead: string;
  readonly kinds: Readonly<Record<'buy-in' | 'loss' | 'session', string>>;
  readonly none: string;
  readonly next: (limit: string, from: string) => string;
  readonly minutes: (n: number) => string;
  readonly set: string;
  readonly lift: string;
  readonly exclude: string;
  readonly excludeLead: string;
  readonly how: Readonly<Record<'day' | 'week' | 'year' | 'ever', string>>;
  readonly sure: string;
  readonly excluded: (until: string) => string;
  readonly forGood: string;
}
const en: OwnStrings = {
  heading: 'Limits of your own',
  lead: 'They hold wherever chips are bought from your wallet. A stricter limit holds at once, a weaker one after 24 hours.',
  kinds: {
    'buy-in': 'Chips bought in 24 hours ($)',
    loss: 'Chips lost in 24 hours ($)',
    session: 'A session, in minutes',
  },
  none: 'no limit',
  next: (limit, from) => `${limit} from ${from}`,
  minutes: (n) => `${n} min`,
  set: 'Set',
  lift: 'Remove',
  exclude: 'Exclude yourself',
  excludeLead:
    'You are refused at every table, and leave the one you sit at after the hand. Nobody can take it back before it is over.',
  how: { day: 'for a day', week: 'for a week', year: 'for a year', ever: 'for good' },
  sure: 'I am sure',
  excluded: (until) => `You have excluded yourself until ${until}.`,
  forGood: 'You have excluded yourself for good.',
};
const es: OwnStrings = {
  heading: 'Tus propios límites',
  lead: 'Valen donde las fichas se compran con tu cartera. Un límite más estricto vale enseguida, uno más flojo después de 24 horas.',
  kinds: {
    'buy-in': 'Fichas compradas en 24 horas ($)',
    loss: 'Fichas perdidas en 24 horas ($)',
    session: 'Una sesión, en minutos',
  },
  none: 'sin límite',
  next: (limit, from) => `${limit} desde ${from}`,
  minutes: (n) => `${n} min`,
  set: 'Poner',
  lift: 'Quitar',
  exclude: 'Excluirte',
  excludeLead:
    'Ninguna mesa te deja sentarte, y te vas de la tuya después de la mano. Nadie puede quitarlo antes de que termine.',
  how: { day: 'por un día', week: 'por una semana', year: 'por un año', ever: 'para siempre' },
  sure: 'Estoy seguro',
  excluded: (until) => `Te excluiste hasta ${until}.`,
  forGood: 'Te excluiste para siempre.',
};
export const ownStrings = (language: Language): OwnStrings => (language === 'es' ? es : en);
