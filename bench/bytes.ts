import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildPages } from '../tools/start/build.ts';
import type { Line } from './bench.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const client = join(root, process.env['BUILD_DIR'] ?? 'build', 'client');
const kb = 1000;

/** What a page's first view needs, by the module ids of its routes. */
const pages = [
  { what: 'first-view JavaScript, home', routes: ['HomePage'], most: 150 * kb },
  { what: 'first-view JavaScript, region overview', routes: ['RegionPage', 'OverviewPage'], most: 220 * kb },
] as const;

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Bytes after brotli of every script that the first view loads, and of the map after gzip. */
export async function measure(): Promise<Line[]> {
  await buildPages();
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestEntry>;
  const lines = await Promise.all(pages.map(async ({ what, routes, most }) => line(what, await firstView(manifest, routes), most, 'brotli')));
  const map = gzipSync(await readFile(join(root, 'data/geo/russia-regions-seamless.topojson'))).length;
  return [...lines, line('map data', map, 150 * kb, 'gzip')];
}

function line(what: string, bytes: number, most: number, packing: string): Line {
  return { what, value: `${(bytes / kb).toFixed(1)} kB ${packing}`, bar: `≤ ${most / kb} kB`, ok: bytes <= most };
}

async function firstView(manifest: Record<string, ManifestEntry>, routes: readonly string[]): Promise<number> {
  const wanted = Object.keys(manifest).filter((key) => /entry\.client|app\/root|LocaleLayout|virtual|texts?\/ru|messages\/ru/.test(key) || routes.some((route) => key.includes(`/${route}.tsx`)));
  const files = new Set<string>();
  for (const key of wanted) collect(manifest, key, files);
  const sizes = await Promise.all([...files].filter((file) => file.endsWith('.js')).map(async (file) => (await stat(join(client, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function collect(manifest: Record<string, ManifestEntry>, key: string, files: Set<string>): void {
  const entry = manifest[key];
  if (!entry || files.has(entry.file)) return;
  files.add(entry.file);
  for (const imported of entry.imports ?? []) collect(manifest, imported, files);
}
