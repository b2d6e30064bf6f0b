import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listSources } from '../tools/architecture/read-imports.ts';
import type { Line } from './bench.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const fewLines = 15;
const isPublic = /\/public(?:\.\w+)?\.ts$/;
const isTexts = (path: string): boolean => path.includes('/messages/');
const exported = /^export (?:default )?(?:async )?(?:const|function|class|interface|type|enum) ?\*? ?(\w+)/;
const ofRouter = new Set(['loader', 'clientLoader', 'action', 'clientAction', 'shouldRevalidate', 'gallery']);

interface Source {
  path: string;
  text: string;
}

/**
 * How the tree is cut, read from the files alone: small files, folders, sentences over exports, casts. Counted is the
 * product with its tools; tests and galleries are not, nor are declarations of types of others.
 */
export async function measure(): Promise<Line[]> {
  const paths = (await listSources()).filter((path) => !/\.(test|spec|gallery)\.tsx?$|\.d\.ts$/.test(path));
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(root + path, 'utf8') })),
  );
  const small = sources.filter(({ text }) => text.trimEnd().split('\n').length < fewLines);
  const folders = filesByFolder(sources);
  const alone = [...folders].filter(([folder, files]) => files === 1 && isCutTooFine(folder, folders));
  const exports = sources.flatMap(({ path, text }) => (isTexts(path) ? [] : exportsOf(text)));
  const withSentence = exports.filter((hasSentence) => hasSentence).length / exports.length;
  return [
    { what: 'source files', value: String(sources.length), bar: '', ok: true },
    atMost(`files under ${fewLines} lines`, small.length, 120),
    {
      what: '… of them texts and public files, which the floor plan asks for',
      value: String(small.filter(({ path }) => isTexts(path) || isPublic.test(path)).length),
      bar: '',
      ok: true,
    },
    atMost('folders that hold one source file and no folder', alone.length, 10),
    atMost('folders of more than 20 source files', [...folders.values()].filter((n) => n > 20).length, 20),
    {
      what: 'exports with a sentence',
      value: `${(100 * withSentence).toFixed(1)} % of ${exports.length}`,
      bar: '≥ 94 %',
      ok: withSentence >= 0.94,
    },
    atMost('casts to never, or over unknown', countOf(sources, /\bas (?:never|unknown as)\b/g), 15),
    atMost('any', countOf(sources, /(?::|\bas|<) ?any\b(?=[\s;,)>[\]])/g), 0),
  ];
}

const atMost = (what: string, value: number, max: number): Line => ({
  what,
  value: String(value),
  bar: `≤ ${max}`,
  ok: value <= max,
});

/** How many source files each folder holds itself. */
function filesByFolder(sources: readonly Source[]): Map<string, number> {
  const groups = Map.groupBy(sources, ({ path }) => dirname(path));
  return new Map([...groups].map(([folder, files]) => [folder, files.length]));
}

/** A folder that no plan asks for: it holds no other one, and nothing its file would be looked for by. */
function isCutTooFine(folder: string, folders: ReadonlyMap<string, number>): boolean {
  const holdsFolders = [...folders.keys()].some((other) => other.startsWith(`${folder}/`));
  const isPlanned = /^(?:features|services)\/\w+\/\w+$|(?:^|\/)testing$/.test(folder);
  const holdsData = readdirSync(root + folder).some((name) => !/\.(tsx?|css|api\.test\.ts)$/.test(name));
  return !holdsFolders && !isPlanned && !holdsData;
}

/**
 * For each name that a file exports, whether a comment stands right above it. A type beside its value of the same name is
 * one with it; what the router asks of every page is no export of ours.
 */
function exportsOf(text: string): boolean[] {
  const lines = text.split('\n');
  const names = new Map<string, boolean>();
  for (const [at, line] of lines.entries()) {
    const name = exported.exec(line)?.[1];
    if (name !== undefined && !names.has(name) && !ofRouter.has(name))
      names.set(name, /\*\/\s*$|^\/\//.test(lines[at - 1] ?? ''));
  }
  return [...names.values()];
}

/** How often a pattern stands in code, comments and written texts left out. */
function countOf(sources: readonly Source[], pattern: RegExp): number {
  const bare = (text: string): string =>
    text.replaceAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gm, '');
  return sources.reduce((sum, { text }) => sum + (bare(text).match(pattern)?.length ?? 0), 0);
}
