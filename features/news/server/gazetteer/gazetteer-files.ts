import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Db } from '#platform/server/db/db.ts';

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
/** Raised when the files are read in another way, so that they are loaded anew. */
const reading = 3;

/** The texts of the bundled lists. */
export type GazetteerTexts = Readonly<Record<keyof typeof files, string>>;

/** Reads the bundled lists; `stamp` is another one when any of them has changed. */
export async function readGazetteerFiles(): Promise<{ texts: GazetteerTexts; stamp: string }> {
  const pairs = await Promise.all(
    Object.entries(files).map(async ([name, path]) => [name, await readFile(new URL(path, folder), 'utf8')]),
  );
  const texts = Object.fromEntries(pairs) as GazetteerTexts;
  const hash = createHash('sha256').update(String(reading));
  for (const text of Object.values(texts)) hash.update(text);
  return { texts, stamp: hash.digest('hex') };
}

/** Are the lists in as they are bundled now? A few milliseconds. */
export async function isGazetteerLoaded(db: Db): Promise<boolean> {
  const [{ stamp }, [known]] = await Promise.all([
    readGazetteerFiles(),
    db.query<{ stamp: string }>(`select stamp from entity_list where name = 'gazetteer'`),
  ]);
  return known?.stamp === stamp;
}
