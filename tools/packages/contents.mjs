// What a tarball has in it, by kind, and nothing besides: read from the list that npm made of it, before anybody installs it.

const PAPERS = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
const MADE = ['.js', '.js.map', '.d.ts', '.d.ts.map'];
/** Neither a test, nor what only tests use, nor a stamp or a memory of the build. @param {string} path */
export const isShipped = (path) =>
  !/(?:\.built-from|\.made-from|\.tsbuildinfo|\.test\.ts)$/.test(path) && !path.split(/[\\/]/).includes('test');

/** What becomes of a library's sources. @param {readonly string[]} sources  paths below src */
export const madeOf = (sources) =>
  sources.flatMap((path) => [`src/${path}`, ...MADE.map((end) => `dist/${path.replace(/\.ts$/, end)}`)]);

/** @param {readonly string[]} files @returns {string[]} */
const always = (files) => [
  ...PAPERS.filter((name) => !files.includes(name)).map((name) => `${name} is missing`),
  ...files.filter((path) => !isShipped(path)).map((path) => `${path} is nobody else's business`),
];

/** A library: its papers, its sources, and of each what is run, its types and both maps. @param {readonly string[]} files */
export function faultsInLibrary(files) {
  const sources = files.flatMap((path) => (/^src\/.*\.ts$/.test(path) ? [path.slice('src/'.length)] : []));
  const meant = new Set([...PAPERS, ...madeOf(sources)]);
  return [
    ...always(files),
    ...(sources.length === 0 ? ['no sources'] : []),
    ...[...meant].filter((path) => !PAPERS.includes(path) && !files.includes(path)).map((path) => `${path} is missing`),
    ...files.filter((path) => !meant.has(path)).map((path) => `${path} is not meant`),
  ];
}

/** The command: programs with their maps, the page, the documentation, the houses; no sources. @param {readonly string[]} files */
export function faultsInCommand(files) {
  const meant = [
    /^dist\/(?:parts\/)?[\w-]+\.mjs(?:\.map)?$/,
    /^(?:web\/dist|docs\/site)\/.*\.(?:html|js|css|br|json|svg|png|jpg|ico|woff2|webmanifest|txt|mp3|webp)$/,
    /^(?:houses|customs|laws)\/.*\.yaml$/,
  ];
  const needed = [
    'dist/baraja.mjs',
    'dist/parts/writer.mjs',
    'dist/parts/thinker.mjs',
    'dist/parts/pieces.mjs',
    'web/dist/index.html',
  ];
  const programs = files.filter((path) => /^dist\/.*\.mjs$/.test(path));
  return [
    ...always(files),
    ...[...needed, 'docs/site/index.html', 'docs/site/files.json', 'houses/rogelios/house.yaml']
      .filter((path) => !files.includes(path))
      .map((path) => `${path} is missing`),
    ...programs.filter((path) => !files.includes(`${path}.map`)).map((path) => `${path}.map is missing`),
    ...files
      .filter((path) => !PAPERS.includes(path) && !meant.some((kind) => kind.test(path)))
      .map((path) => `${path} is not meant`),
  ];
}
