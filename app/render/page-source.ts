import { readFile } from 'node:fs/promises';
import type { ServerBuild } from 'react-router';
import { isLocale } from '#platform/shared/locales.ts';
import { findRoute, textKeys } from '../routes/find-route.ts';

/** Where the built pages lie: `build`, or the folder named by BUILD_DIR so that several builds can stand side by side. */
export const buildFolder = new URL(`../../${process.env['BUILD_DIR'] ?? 'build'}/`, import.meta.url);

/** The pages' code: as it was built, or compiled while one works on it. */
export interface PageSource {
  isBuilt: boolean;
  build(): Promise<ServerBuild>;
  /** Files of texts that the scripts of the page at an address load. */
  textFiles(path: string): readonly string[];
}

interface BuiltFile {
  file: string;
  imports?: string[];
}

/** The pages as `npm run build` left them. */
export async function openBuiltPages(): Promise<PageSource> {
  const build = (await import(new URL('server/index.js', buildFolder).href)) as ServerBuild;
  const text = await readFile(new URL('client/.vite/manifest.json', buildFolder), 'utf8');
  const manifest = JSON.parse(text) as Record<string, BuiltFile>;
  return { isBuilt: true, build: async () => build, textFiles: (path) => listTextFiles(manifest, path) };
}

/** What Vite made of the texts the page at an address needs, those they stand on first. */
export function listTextFiles(manifest: Readonly<Record<string, BuiltFile>>, path: string): string[] {
  const locale = path.split('/')[1];
  if (!isLocale(locale)) return [];
  const built = textKeys(locale, findRoute(path)?.rooms ?? []).flatMap((key) => {
    const own = manifest[`features/${key}`] ?? manifest[`services/${key}`] ?? manifest[`platform/${key}`];
    if (own === undefined) return [];
    return [...(own.imports ?? []).flatMap((name) => manifest[name] ?? []), own];
  });
  return [...new Set(built.map(({ file }) => `/${file}`))];
}
