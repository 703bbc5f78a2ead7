// Where one is on the page, as it stands behind the # of the address: it needs nothing of the server, and can be sent to others.
export type Route =
  /** A family may be chosen. */
  | { readonly at: 'lobby'; readonly family?: string }
  | { readonly at: 'houses'; readonly house?: string }
  | { readonly at: 'table'; readonly table: string }
  /** Those one sits at, side by side. */
  | { readonly at: 'tables' }
  | { readonly at: 'hands'; readonly table: string }
  /** Before and after the cards, at a table by link. */
  | { readonly at: 'evening'; readonly table: string }
  | { readonly at: 'hand'; readonly table: string; readonly round: number }
  /** Every house's book; one of them, a game of it, and in it a clause. */
  | { readonly at: 'rules'; readonly house?: string; readonly game?: string; readonly clause?: string }
  /** Every game, or one of them in five pictures; and a first hand of it with a coach. */
  | { readonly at: 'learn'; readonly house?: string; readonly game?: string }
  | { readonly at: 'lesson'; readonly house: string; readonly game: string }
  | { readonly at: 'open'; readonly house?: string; readonly game?: string }
  | { readonly at: 'lab'; readonly house?: string; readonly game?: string; readonly train?: boolean }
  | { readonly at: 'cage' }
  /** The clubs one belongs to, and one of them. */
  | { readonly at: 'clubs' }
  | { readonly at: 'club'; readonly club: string }
  /** The rules desk of a game; it rules, asks, or shows what was logged. */
  | { readonly at: 'desk'; readonly house?: string; readonly game?: string; readonly part?: 'drill' | 'log' }
  /** Where houses are written; perhaps one to begin from. */
  | { readonly at: 'write'; readonly house?: string }
  /** A house's office, and which part of it. */
  | { readonly at: 'office'; readonly house?: string; readonly part?: string }
  /** The board for a house's wall. */
  | { readonly at: 'board'; readonly house: string }
  /** Links: to a role in the office, and to a new password. */
  | { readonly at: 'join' | 'reset'; readonly code: string }
  /** Hands from a file. */
  | { readonly at: 'file' }
  /** One's own hands; perhaps those in which a clause was cited. */
  | { readonly at: 'yours'; readonly clause?: string };

const ID = /^[A-Za-z0-9_-]{1,40}$/;

export function readRoute(hash: string): Route {
  const [at, one = '', two = '', three = ''] = hash.replace(/^#?\/?/, '').split('/');
  const known = ID.test(one);
  if (at === 'table' && known) {
    if (two === 'hand' && /^[1-9]\d{0,8}$/.test(three)) return { at: 'hand', table: one, round: Number(three) };
    if (two === 'evening') return { at: 'evening', table: one };
    return two === 'hands' ? { at: 'hands', table: one } : { at: 'table', table: one };
  }
  if (at === 'rules') return reading(one, two, three);
  // What was how to play is the page that teaches it.
  if (at === 'learn' || at === 'how') return learning(one, two, three);
  if (at === 'open') return known && ID.test(two) ? { at: 'open', house: one, game: two } : { at: 'open' };
  if (at === 'lab') return known && ID.test(two) ? { at, house: one, game: two, train: three === 'train' } : { at };
  if (at === 'desk') return desk(one, two, three);
  if (at === 'office') return office(one, two);
  if (at === 'board' && known) return { at, house: one };
  if ((at === 'join' || at === 'reset') && known) return { at, code: one };
  if (at === 'houses' || at === 'write') return known ? { at, house: one } : { at };
  if (at === 'yours') return known ? { at, clause: one } : { at };
  if (at === 'games' && known) return { at: 'lobby', family: one };
  if (at === 'club' && known) return { at, club: one };
  return at === 'cage' || at === 'tables' || at === 'clubs' || at === 'file' ? { at } : { at: 'lobby' };
}

/** A clause by itself leads to the book that has it. */
function reading(house: string, game: string, clause: string): Route {
  if (house === CLAUSE && ID.test(game)) return { at: 'rules', clause: game };
  if (!ID.test(house)) return { at: 'rules' };
  if (!ID.test(game)) return { at: 'rules', house };
  return ID.test(clause) ? { at: 'rules', house, game, clause } : { at: 'rules', house, game };
}
const CLAUSE = 'clause';

function learning(house: string, game: string, part: string): Route {
  if (!ID.test(house) || !ID.test(game)) return { at: 'learn' };
  return { at: part === 'hand' ? 'lesson' : 'learn', house, game };
}

function desk(house: string, game: string, part: string): Route {
  const where = ID.test(house) && ID.test(game) ? { house, game } : {};
  return part === 'drill' || part === 'log' ? { at: 'desk', ...where, part } : { at: 'desk', ...where };
}

function office(house: string, part: string): Route {
  if (!ID.test(house)) return { at: 'office' };
  return ID.test(part) ? { at: 'office', house, part } : { at: 'office', house };
}

export function hrefOf(route: Route): string {
  switch (route.at) {
    case 'lobby':
      return route.family ? `#/games/${route.family}` : '#/';
    case 'houses':
    case 'write':
      return route.house ? `#/${route.at}/${route.house}` : `#/${route.at}`;
    case 'table':
      return `#/table/${route.table}`;
    case 'hands':
    case 'evening':
      return `#/table/${route.table}/${route.at}`;
    case 'hand':
      return `#/table/${route.table}/hand/${route.round}`;
    case 'rules':
      return readingAt(route);
    case 'learn':
      return route.house && route.game ? `#/learn/${route.house}/${route.game}` : '#/learn';
    case 'lesson':
      return `#/learn/${route.house}/${route.game}/hand`;
    case 'open':
      return route.house && route.game ? `#/open/${route.house}/${route.game}` : '#/open';
    case 'lab':
      return route.house && route.game ? `#/lab/${route.house}/${route.game}${route.train ? '/train' : ''}` : '#/lab';
    case 'yours':
      return route.clause ? `#/yours/${route.clause}` : '#/yours';
    case 'cage':
    case 'clubs':
    case 'tables':
    case 'file':
      return `#/${route.at}`;
    case 'club':
      return `#/club/${route.club}`;
    case 'board':
      return `#/board/${route.house}`;
    case 'office':
      return ['#/office', route.house ?? '', route.part ?? ''].join('/').replace(/\/+$/, '');
    case 'join':
    case 'reset':
      return `#/${route.at}/${route.code}`;
    case 'desk':
      return ['#/desk', route.house ?? '', route.game ?? '', route.part ?? ''].join('/').replace(/\/+$/, '');
  }
}

function readingAt({ house, game, clause }: Extract<Route, { at: 'rules' }>): string {
  if (!house || !game) return clause ? `#/rules/${CLAUSE}/${clause}` : house ? `#/rules/${house}` : '#/rules';
  return clause ? `#/rules/${house}/${game}/${clause}` : `#/rules/${house}/${game}`;
}

/** The addresses hands and tables are sent under, which the server knows, too; the rules desk has one for a tablet's home screen. */
export const linkToHand = (table: string, round: number): string => `/hand/${table}/${round}`;
export const linkToTable = (table: string): string => `/at/${table}`;
/** Where such an address leads; null where it is none. */
export function sentTo(path: string): string | null {
  const [, at, table = '', round = ''] = path.split('/');
  if (at === 'desk') return hrefOf(desk(table, round, ''));
  if (!ID.test(table)) return null;
  if (at === 'hand' && /^[1-9]\d{0,8}$/.test(round)) return hrefOf({ at: 'hand', table, round: Number(round) });
  return at === 'at' ? hrefOf({ at: 'evening', table }) : null;
}
