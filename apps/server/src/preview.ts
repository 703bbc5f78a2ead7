// What a link says of itself where somebody pastes it: a hand by what everybody saw of it, a table by its name and stakes. Whoever
// fetches a preview is nobody: he is told what the rail was told, and no card at all.
import { type Room, roundFor, type TableLog, toldOf } from '@baraja/room';
import { overhear } from 'baraja';
import { games, houses } from 'baraja/books';
import { type Language, words } from 'baraja/words';

export interface Preview {
  readonly title: string;
  readonly text: string;
}
const SAID: Readonly<Record<Language, { hand(n: number): string; readonly over: string; readonly table: string }>> = {
  en: {
    hand: (n) => `Hand ${n}`,
    over: 'A hand played again, move by move, with the clause behind each.',
    table: 'A table at Baraja. Open the link, say who you are, and take a seat. Play money only.',
  },
  es: {
    hand: (n) => `Mano ${n}`,
    over: 'Una mano repetida jugada por jugada, con la cláusula de cada una.',
    table: 'Una mesa en Baraja. Abre el enlace, di quién eres y toma asiento. Solo dinero de juego.',
  },
};
/** The rail: whoever was dealt nothing. */
const NOBODY = '';
const MOST = 280;

function nameOf(log: TableLog, language: Language): string {
  const { called, house, gameId, stake } = toldOf(log);
  const game = games.find(({ id }) => id === gameId);
  const plain = language === 'es' ? (game?.nameEs ?? game?.name) : game?.name;
  const where = houses.find(({ id }) => id === house)?.name;
  return [called, [plain, stake && `$${stake}`].filter(Boolean).join(' '), where].filter(Boolean).join(' · ');
}
export async function previewOfTable(room: Room, id: string, language: Language): Promise<Preview | null> {
  const log = await room.log(id);
  return log && { title: nameOf(log, language), text: SAID[language].table };
}
export async function previewOfHand(
  room: Room,
  id: string,
  round: number,
  language: Language,
): Promise<Preview | null> {
  const log = await room.log(id);
  const kept = log && (await roundFor(log, round, NOBODY));
  if (!log || !kept) return null;
  const title = `${SAID[language].hand(round)} · ${nameOf(log, language)}`;
  if ('refused' in kept) return { title, text: SAID[language].over };
  const { rules, names } = kept;
  const won = kept.events.flatMap(({ event: told }) => {
    if (told.type !== 'Played' || told.event.type !== 'PotAwarded') return [];
    const { game, event } = overhear(rules.gameId, told.event);
    return words(language).event(game, event, (seat) => names[seat], {}) ?? [];
  });
  const text = [...won, SAID[language].over].join(' ');
  return { title, text: text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text };
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
/** The page with what it says of itself in its head. */
export function withPreview(page: string, { title, text }: Preview, origin: string, path: string): string {
  const tags: readonly (readonly [string, string])[] = [
    ['og:site_name', 'Baraja'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', `${origin}${path}`],
    ['og:image', `${origin}/preview.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ];
  const head = tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`).join('\n    ');
  return page.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · Baraja</title>\n    ${head}`);
}
