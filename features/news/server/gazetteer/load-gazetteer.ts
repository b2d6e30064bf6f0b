import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Db } from '#platform/server/db/db.ts';
import type { ListedEntry } from './listed-entry.ts';
import { mergeEntries } from './listed-entry.ts';
import { readCompanies, readKnownEntities } from './read-bodies.ts';
import { readAliases, readCities, readCountries, readRegions, type CountryLine } from './read-places.ts';
import { storeEntries } from './store-entries.ts';

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
const reading = 1;

type Texts = Readonly<Record<keyof typeof files, string>>;

/** Puts the bundled lists of places, bodies and companies in; quick when they are in already. */
export async function loadGazetteer(db: Db): Promise<void> {
  const texts = await readFiles();
  const stamp = createHash('sha256')
    .update(String(reading))
    .update(Object.values(texts).join())
    .digest('hex');
  const [known] = await db.query<{ stamp: string }>(`select stamp from entity_list where name = 'gazetteer'`);
  if (known?.stamp === stamp) return;
  const entries = readEntries(texts);
  await db.transaction(async (tx) => {
    await storeEntries(tx, entries);
    await tx.run(
      `insert into entity_list (name, stamp) values ('gazetteer', $1)
       on conflict (name) do update set stamp = excluded.stamp, loaded_at = now()`,
      [stamp],
    );
  });
}

async function readFiles(): Promise<Texts> {
  const pairs = await Promise.all(
    Object.entries(files).map(async ([name, path]) => [name, await readFile(new URL(path, folder), 'utf8')]),
  );
  return Object.fromEntries(pairs) as Texts;
}

/** All entries of the lists, each entity once: places first, so that they keep their yugo_id. */
function readEntries(texts: Texts): ListedEntry[] {
  const rows = (name: keyof Texts): Record<string, string>[] => parse(texts[name], { columns: true });
  const aliases = readAliases(rows('aliases'));
  const regions = rows('regions');
  const countries = texts.countries
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CountryLine);
  return mergeEntries([
    ...readRegions(rows('districts'), regions, aliases),
    ...readCities(rows('cities'), regions, aliases),
    ...readKnownEntities(rows('entities')),
    ...readCountries(countries),
    ...readCompanies(rows('companies')),
  ]).filter(({ key }) => key !== '');
}
