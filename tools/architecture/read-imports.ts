import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One import of ours: who, whom (both from the root of the repository), and whether it takes types only. */
export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = [
  'app',
  'features',
  'services',
  'platform',
  'simulation',
  'newsengine',
  'feedformats',
  'connectors',
  'statistics',
  'cli',
  'tools',
  'e2e',
  'deployed',
  'bench',
];
const pattern =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?([^'";]*?)from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every source file of the project, from the root. */
export function listSources(): Promise<string[]> {
  return listFiles(folders, /\.tsx?$/);
}

/** Every document of the project, from the root. */
export async function listDocuments(): Promise<string[]> {
  const beside = (await readdir(root)).filter((name) => name.endsWith('.md'));
  return [...beside, ...(await listFiles([...folders, 'docs'], /\.md$/))];
}

async function listFiles(within: readonly string[], ending: RegExp): Promise<string[]> {
  const lists = await Promise.all(
    within.map((folder) =>
      readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return lists
    .flat()
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The imports of ours in one file; packages and built-in modules are left out. */
export async function readImports(file: string): Promise<Import[]> {
  const text = await readFile(join(root, file), 'utf8');
  return [...text.matchAll(pattern)].flatMap((match) => {
    const path = match[4] ?? match[5]!;
    const to = resolvePath(file, path);
    const names = match[3] ?? '';
    const typeOnly =
      match[2] !== undefined ||
      (/^\s*\{/.test(names) &&
        names
          .replace(/[{}\s]/g, ' ')
          .split(',')
          .every((name) => name.trim() === '' || name.trim().startsWith('type ')));
    return to === null ? [] : [{ from: file, to, typeOnly }];
  });
}

function resolvePath(from: string, path: string): string | null {
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? normalize(join(dirname(from), path)) : null;
}
