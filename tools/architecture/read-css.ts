import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['app', 'features', 'services', 'platform'];

/** A file of style or code: its path in the repository and its text. */
export interface ReadFile {
  path: string;
  text: string;
}

/** Every file under app, features and platform whose name ends so. */
export async function readFiles(ending: RegExp): Promise<ReadFile[]> {
  const lists = await Promise.all(folders.map((folder) => readdir(join(root, folder), { recursive: true })));
  const paths = lists.flatMap((list, at) =>
    list.map((path) => `${folders[at]}/${path.replaceAll('\\', '/')}`),
  );
  return Promise.all(
    paths
      .filter((path) => ending.test(path))
      .map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

/** The style sheet without its comments. */
export function bareCss(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** The classes a style sheet defines. */
export function definedClasses(text: string): Set<string> {
  const selectors = bareCss(text)
    .split(/[{}]/)
    .filter((part) => !part.includes(';'));
  return new Set(
    selectors.flatMap((part) => [...part.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name!)),
  );
}

/** What a file of code uses of one style sheet; `computed` when a class is chosen at run time. */
export interface StyleUse {
  file: string;
  sheet: string;
  names: string[];
  computed: boolean;
}

/** The style sheets a file of code imports, and the classes it takes of each. */
export function styleUses({ path, text }: ReadFile): StyleUse[] {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, name = '', address = '']) => {
      const taken = [
        ...text.matchAll(new RegExp(`(?<![\\w.'/-])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g')),
      ];
      return {
        file: path,
        sheet: sheetAt(path, address),
        names: taken.map(([, dotted, quoted]) => dotted ?? quoted ?? '').filter((taken) => taken !== ''),
        computed: new RegExp(`(?<![\\w.'/-])${name}\\[(?!')|(?<![\\w.'/-])${name}[,)}]`).test(text),
      };
    },
  );
}

/** What a style sheet builds on of other sheets. */
export function composeUses({ path, text }: ReadFile): StyleUse[] {
  return [...bareCss(text).matchAll(/composes: ([^;]*?) from '([^']+)'/g)].map(
    ([, names = '', address = '']) => ({
      file: path,
      sheet: sheetAt(path, address),
      names: names.split(/\s+/),
      computed: false,
    }),
  );
}

function sheetAt(file: string, address: string): string {
  const sheet = address.startsWith('#') ? address.slice(1) : normalize(join(dirname(file), address));
  return sheet.replaceAll('\\', '/');
}

/** Declarations of type or space with a length in px or rem; one pixel is a hairline and passes. */
export function rawSizes(text: string): string[] {
  const declared =
    /(?<![\w-])(?:font(?:-size)?|(?:margin|padding)(?:-[a-z-]+)?|(?:(?:row|column)-)?gap): [^;{}]+/g;
  return [...bareCss(text).matchAll(declared)]
    .map(([line]) => line.trim())
    .filter((line) => /[\d.]+(?:px|rem)\b/.test(line.replaceAll(/(?<![\d.])1px\b/g, '')));
}
