// A hand as a picture to be sent: drawn here, from the same figures as the cards on the felt, and from nothing its owner has not seen.
import type { Gist, ShownCard } from './gist.js';

export const PICTURE = { width: 1200, height: 630 };
export interface Pictured {
  readonly title: string;
  readonly subtitle: string;
  readonly say: string;
  readonly net: string | null;
  readonly felt: readonly [lit: string, deep: string];
  readonly gist: Pick<Gist, 'own' | 'common'>;
}
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Every drawing these need, and what those need, taken from the page. */
export function symbolsFor(faces: Iterable<string>, find: (id: string) => Element | null): string {
  const wanted = [...faces];
  const seen = new Set<string>();
  const out: string[] = [];
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const markup = find(id)?.outerHTML;
    if (!markup) continue;
    out.push(markup);
    for (const [, more] of markup.matchAll(/(?:href="#|url\(#|url\(&quot;#)([\w-]+)/g)) wanted.push(more!);
  }
  return out.join('');
}
/** Lines of so many letters; the last one says if there is more. */
export function wrapped(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length + 1 > letters) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}
const idOf = ({ face }: ShownCard): string | null => (face === null ? null : `face-${face}`);
export const facesIn = ({ own, common }: Pictured['gist']): readonly string[] =>
  [...own.flat(), ...common].flatMap((card) => idOf(card) ?? []);

/** Cards side by side, drawn closer where they would not fit. */
function row(cards: readonly ShownCard[], x: number, y: number, width: number, room: number): string {
  const step = Math.min(width + 12, (room - width) / Math.max(1, cards.length - 1));
  return cards
    .map((card, i) => {
      const id = idOf(card);
      const at = `x="${Math.round(x + i * step)}" y="${y}" width="${width}" height="${Math.round(width * 1.4)}"`;
      if (id === null) return `<rect ${at} rx="10" fill="#f6edd9" stroke="#00000055"/>`;
      return `<use href="#${id}" ${at}${card.dim ? ' opacity=".45"' : ''}/>`;
    })
    .join('');
}
export function pictureOf(
  { title, subtitle, say, net, felt, gist }: Pictured,
  symbols: string,
  colours: Readonly<Record<string, string>>,
): string {
  const own = gist.own.flat();
  const style = Object.entries(colours)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const lines = wrapped(say, 62, 3).map(
    (line, i) => `<text x="64" y="${496 + i * 38}" font-size="29">${escaped(line)}</text>`,
  );
  const sign =
    net === null
      ? ''
      : `<text x="1136" y="104" font-size="58" font-weight="700" text-anchor="end">${escaped(net)}</text>`;
  const { width, height } = PICTURE;
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const stops = felt.map((colour, i) => `<stop offset="${i}" stop-color="${colour}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} style="${escaped(style)}">
<defs><radialGradient id="lamp" cx="50%" cy="38%" r="75%">${stops}</radialGradient>${symbols}</defs>
<rect width="1200" height="630" fill="url(#lamp)"/>
<g font-family="Atkinson Hyperlegible, Verdana, sans-serif" fill="#fdf6e7">
<text x="64" y="96" font-family="Fraunces, Georgia, serif" font-size="46" font-weight="600">${escaped(title)}</text>
<text x="64" y="138" font-size="26" opacity=".85">${escaped(subtitle)}</text>${sign}
${row(own, 64, 190, own.length > 7 ? 120 : 150, gist.common.length > 0 ? 470 : 1072)}
${row(gist.common, gist.own.flat().length > 0 ? 590 : 64, 218, 112, gist.own.flat().length > 0 ? 546 : 1072)}
${lines.join('\n')}
<text x="1136" y="596" font-family="Fraunces, Georgia, serif" font-size="26" text-anchor="end" opacity=".8">Baraja</text>
</g></svg>`;
}
export const asAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
/** The same as dots. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image(PICTURE.width, PICTURE.height);
  image.src = asAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/png'),
  );
}
