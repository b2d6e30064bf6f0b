import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Db } from '#platform/server/db/db.ts';
import { sourceVersion } from '#platform/server/derived/source-version.ts';

const folder = new URL('../../../../data/', import.meta.url);
const files = {
  districts: 'regions/districts.csv',
  regions: 'regions/regions.csv',
  cities: 'regions/cities.csv',
  aliases: 'news/gazetteers/place_aliases.csv',
  countries: 'news/gazetteers/countries.jsonl',
  entities: 'news/gazetteers/entities.csv',
  companies: 'economy/companies_top_2016.csv',
} as const;
/** How files and names are read: the lists are loaded anew when a letter of it changes. */
const modules = [
  'features/news/server/gazetteer/listed-entry.ts',
  'features/news/server/gazetteer/read-bodies.ts',
  'features/news/server/gazetteer/read-places.ts',
];

/** The texts of the bundled lists. */
export type GazetteerTexts = Readonly<Record<keyof typeof files, string>>;

/** Reads the bundled lists; `stamp` is another one when any of them, or what is made of them, has changed. */
export async function readGazetteerFiles(): Promise<{ texts: GazetteerTexts; stamp: string }> {
  const pairs = await Promise.all(
    Object.entries(files).map(async ([name, path]) => [name, await readFile(new URL(path, folder), 'utf8')]),
  );
  const texts = Object.fromEntries(pairs) as GazetteerTexts;
  const hash = createHash('sha256').update(await sourceVersion(modules));
  for (const text of Object.values(texts)) hash.update(text);
  return { texts, stamp: hash.digest('hex') };
}

/** Are the lists in as they are bundled now? A few milliseconds. */
export async function isGazetteerLoaded(db: Db): Promise<boolean> {
  const [{ stamp }, known] = await Promise.all([readGazetteerFiles(), readGazetteerStamp(db)]);
  return known === stamp;
}

/** Stamp of the lists that are in; null when none are. */
export async function readGazetteerStamp(db: Db): Promise<string | null> {
  const [known] = await db.query<{ stamp: string }>(`select stamp from entity_list where name = 'gazetteer'`);
  return known?.stamp ?? null;
}
