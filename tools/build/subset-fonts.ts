import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont, { type Axes } from 'subset-font';

/** Cuts the faces to the signs and weights the product uses: `node tools/build/subset-fonts.ts` writes platform/ui/fonts. */

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../platform/ui/fonts/', import.meta.url);

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

const marks = '\u00a0«»·°×–—‘’‚“”„•…‹›−\u2009\u202f′″';
/** Every page names the languages, areas, who drew its borders, steps up and down: for these alone eleven kB more were fetched. */
const everywhere = '©²êñ↑↓';

/**
 * Pieces of a face by script; `more` are signs it has besides. Latin letters come apart from signs and digits, which
 * every page has: each file of a first view then fits into what a server sends before it is acknowledged.
 */
function piecesOf({ more }: Face): Record<string, { from: string; signs: string }> {
  const letters = span(0x41, 0x5a) + span(0x61, 0x7a);
  const basic = span(0x20, 0x7e) + marks + more;
  const without = (signs: string, others: string): string =>
    [...signs].filter((sign) => !others.includes(sign)).join('');
  return {
    cyrillic: { from: 'cyrillic', signs: `${span(0x410, 0x44f)}Ёё№` },
    latin: { from: 'latin', signs: letters },
    signs: { from: 'latin', signs: without(basic, letters) },
    western: { from: 'latin', signs: without(`${span(0xa0, 0xff)}ıŒœ€™↑↓`, basic) },
  };
}

interface Face {
  name: string;
  /** Its file among the package's. */
  cut: string;
  /** What its files are called besides. */
  as: string;
  axes: Axes;
  more: string;
}

const text: Axes = { wght: { min: 400, max: 600 } };

/**
 * Headlines are the serif's 600, from 20 px up, of one cut from 40 px on. Its lighter weights are text of about 18 px
 * on few pages, in files of their own.
 */
const faces: readonly Face[] = [
  { name: 'golos-text', cut: 'wght', as: '', axes: text, more: everywhere },
  {
    name: 'source-serif-4',
    cut: 'opsz',
    as: '-headline',
    axes: { wght: 600, opsz: { min: 20, max: 40 } },
    more: '',
  },
  {
    name: 'source-serif-4',
    cut: 'opsz',
    as: '-text',
    axes: { wght: { min: 400, max: 500 }, opsz: 18 },
    more: '',
  },
];

/** What the style asks for, and what a browser uses unasked; the letters Bulgarian and Serbian write otherwise, a quarter of the Cyrillic, are left out. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'lnum', 'tnum'];

async function subset(source: string, signs: string, file: string, variationAxes: Axes): Promise<void> {
  const font = await subsetFont(await readFile(new URL(source, packages)), signs, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
  });
  await writeFile(new URL(file, target), font);
  console.log(`${file} ${(font.length / 1000).toFixed(1)} kB`);
}

await mkdir(target, { recursive: true });
for (const face of faces) {
  const { name, cut, as, axes } = face;
  for (const [piece, { from, signs }] of Object.entries(piecesOf(face)))
    await subset(
      `${name}/files/${name}-${from}-${cut}-normal.woff2`,
      signs,
      `${name}${as}-${piece}.woff2`,
      axes,
    );
  await copyFile(new URL(`${name}/LICENSE`, packages), new URL(`${name}-LICENSE`, target));
}
await subset('golos-text/files/golos-text-latin-ext-wght-normal.woff2', '₽', 'golos-text-rouble.woff2', text);
