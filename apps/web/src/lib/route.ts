// Where one is on the page, as it stands behind the # of the address: it needs nothing of the server, and can be sent to others.
export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'table'; readonly table: string }
  | { readonly at: 'hands'; readonly table: string }
  | { readonly at: 'hand'; readonly table: string; readonly round: number }
  | { readonly at: 'rules'; readonly house: string; readonly game: string }
  | { readonly at: 'how'; readonly house: string; readonly game: string }
  | { readonly at: 'open'; readonly house?: string; readonly game?: string }
  | { readonly at: 'cage' };

const ID = /^[A-Za-z0-9_-]{1,40}$/;

export function readRoute(hash: string): Route {
  const [at, one = '', two = '', three = ''] = hash.replace(/^#?\/?/, '').split('/');
  const known = ID.test(one);
  if (at === 'table' && known) {
    if (two === 'hand' && /^[1-9]\d{0,8}$/.test(three)) return { at: 'hand', table: one, round: Number(three) };
    return two === 'hands' ? { at: 'hands', table: one } : { at: 'table', table: one };
  }
  if ((at === 'rules' || at === 'how') && known && ID.test(two)) return { at, house: one, game: two };
  if (at === 'open') return known && ID.test(two) ? { at: 'open', house: one, game: two } : { at: 'open' };
  return at === 'cage' ? { at: 'cage' } : { at: 'lobby' };
}

export function hrefOf(route: Route): string {
  switch (route.at) {
    case 'lobby':
      return '#/';
    case 'table':
      return `#/table/${route.table}`;
    case 'hands':
      return `#/table/${route.table}/hands`;
    case 'hand':
      return `#/table/${route.table}/hand/${route.round}`;
    case 'rules':
    case 'how':
      return `#/${route.at}/${route.house}/${route.game}`;
    case 'open':
      return route.house && route.game ? `#/open/${route.house}/${route.game}` : '#/open';
    case 'cage':
      return '#/cage';
  }
}
