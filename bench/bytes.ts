import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { pageFiles } from '#app/routes/page-registry.ts';
import { routeTable, type RouteEntry } from '#app/routes/route-table.ts';
import { buildPages } from '../tools/start/build.ts';
import type { Line } from './bench.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const client = join(root, process.env['BUILD_DIR'] ?? 'build', 'client');
const kb = 1000;

/** What a page's first view needs: the modules of its routes and the texts of its rooms. */
const pages = [
  {
    what: 'first-view JavaScript, home',
    routes: ['news/web/HomePage'],
    rooms: ['shell', 'news'],
    most: 175 * kb,
  },
  ...tabs().map(({ name, texts = [], page }) => ({
    what: `first-view JavaScript, region ${name}`,
    routes: [
      'features/regions/web/region/RegionPage',
      pageFiles[page as keyof typeof pageFiles].replace('.tsx', ''),
    ],
    rooms: ['shell', 'regions', ...texts],
    most: 240 * kb,
  })),
  ...['population/PopulationModelPage', 'family/FamilyModelPage'].map((page) => ({
    what: `first-view JavaScript, ${page}`,
    routes: [`models/web/${page}`],
    rooms: ['shell', 'models', `models/${page.split('/')[0]}`],
    most: 240 * kb,
  })),
];

/** The tabs of a region's dossier. */
function tabs(): RouteEntry[] {
  const table: readonly RouteEntry[] = routeTable;
  const region = table.find(({ name }) => name === 'region');
  return (region?.children ?? []).filter(({ name }) => name !== undefined);
}

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Bytes after brotli of every script that the first view loads, and of the map after gzip. */
export async function measure(): Promise<Line[]> {
  await buildPages();
  return measureBuilt();
}

/** The same of the build that stands, as a running server serves it. */
export async function measureBuilt(): Promise<Line[]> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const lines = await Promise.all(
    pages.map(async ({ what, routes, rooms, most }) =>
      line(what, await firstView(manifest, routes, rooms), most, 'brotli'),
    ),
  );
  const map = gzipSync(await readFile(join(root, 'data/geo/russia-regions-seamless.topojson'))).length;
  return [...lines, line('map data', map, 150 * kb, 'gzip')];
}

function line(what: string, bytes: number, most: number, packing: string): Line {
  return {
    what,
    value: `${(bytes / kb).toFixed(1)} kB ${packing}`,
    bar: `≤ ${most / kb} kB`,
    ok: bytes <= most,
  };
}

async function firstView(
  manifest: Record<string, ManifestEntry>,
  routes: readonly string[],
  rooms: readonly string[],
): Promise<number> {
  const texts = ['platform/web/messages/ru.ts', 'platform/ui/messages/ru.ts', ...rooms.map(folderOf)];
  const modules = [
    'app/entry/entry.client.tsx',
    'app/entry/root.tsx',
    'app/entry/LocaleLayout.tsx',
    ...routes.map((route) => `${route}.tsx`),
  ];
  const wanted = Object.keys(manifest).filter(
    (key) => texts.includes(key) || modules.includes(key.split('?')[0]!),
  );
  const files = new Set<string>();
  for (const key of wanted) collect(manifest, key, files);
  const sizes = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => (await stat(join(client, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Where the Russian texts of a room, or of a part of it, stand: `regions/geo`. */
function folderOf(room: string): string {
  const [name, part] = room.split('/');
  const place =
    name === 'ui' ? 'platform/ui' : existsSync(`services/${name}`) ? `services/${name}` : `features/${name}`;
  return `${place}/messages/${part === undefined ? '' : `${part}/`}ru.ts`;
}

function collect(manifest: Record<string, ManifestEntry>, key: string, files: Set<string>): void {
  const entry = manifest[key];
  if (!entry || files.has(entry.file)) return;
  files.add(entry.file);
  for (const imported of entry.imports ?? []) collect(manifest, imported, files);
}
