import { readFile } from 'node:fs/promises';
import { isLocale } from '#platform/shared/locales.ts';
import { buildFolder } from './build-folder.ts';
import { findRoute } from './find-route.ts';
import { textKeys } from './text-keys.ts';

interface BuiltFile {
  file: string;
  imports?: string[];
}

/** Reads what the build made of each file of texts; answers with the files the page at an address needs, those they stand on first. */
export async function openTextFiles(): Promise<(path: string) => string[]> {
  const manifest = await readManifest();
  return (path) => textFiles(manifest, path);
}

/** Address of the file every page begins with (when-drawn.ts). */
export async function findStarter(): Promise<string> {
  return `/${(await readManifest())['app/when-drawn.ts']!.file}`;
}

async function readManifest(): Promise<Record<string, BuiltFile>> {
  const text = await readFile(new URL('client/.vite/manifest.json', buildFolder), 'utf8');
  return JSON.parse(text) as Record<string, BuiltFile>;
}

export function textFiles(manifest: Readonly<Record<string, BuiltFile>>, path: string): string[] {
  const locale = path.split('/')[1];
  if (!isLocale(locale)) return [];
  const built = textKeys(locale, findRoute(path)?.rooms ?? []).flatMap((key) => {
    const own = manifest[`features/${key}`] ?? manifest[`services/${key}`] ?? manifest[`platform/${key}`];
    if (own === undefined) return [];
    return [...(own.imports ?? []).flatMap((name) => manifest[name] ?? []), own];
  });
  return [...new Set(built.map(({ file }) => `/${file}`))];
}
