// A .zip of text files, as they are: nothing is pressed, so that it is a page of code and any program opens it.
const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
function crcOf(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC[(c ^ byte) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
/** Numbers of two and four bytes, the least first. */
const fields = (...list: readonly (readonly [bytes: 2 | 4, value: number])[]): readonly number[] =>
  list.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & 0xff));
/** Names are UTF-8; a day is needed, and none means anything: the first of 1980. */
const about = (bytes: Uint8Array, name: Uint8Array): readonly number[] =>
  fields(
    [2, 20],
    [2, 0x0800],
    [2, 0],
    [2, 0],
    [2, 0x21],
    [4, crcOf(bytes)],
    [4, bytes.length],
    [4, bytes.length],
    [2, name.length],
    [2, 0],
  );

/** By path. */
export function zipped(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder();
  const parts: ArrayLike<number>[] = [];
  const list: ArrayLike<number>[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, bytes] = [text.encode(path), text.encode(content)];
    const head = [...fields([4, 0x04034b50]), ...about(bytes, name)];
    parts.push(head, name, bytes);
    list.push(
      [...fields([4, 0x02014b50], [2, 20]), ...about(bytes, name), ...fields([2, 0], [2, 0], [2, 0], [4, 0], [4, at])],
      name,
    );
    at += head.length + name.length + bytes.length;
  }
  const count = Object.keys(files).length;
  const size = list.reduce((n, { length }) => n + length, 0);
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
  const out = new Uint8Array(at + size + end.length);
  let place = 0;
  for (const part of [...parts, ...list, end]) {
    out.set(part, place);
    place += part.length;
  }
  return out;
}
