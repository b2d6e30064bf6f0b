import { parse } from 'csv-parse/sync';
import type { Db } from '#platform/server/db/db.ts';
import { readGazetteerFiles, type GazetteerTexts } from './gazetteer-files.ts';
import type { ListedEntry } from './listed-entry.ts';
import { mergeEntries } from './listed-entry.ts';
import { readCompanies, readKnownEntities } from './read-bodies.ts';
import { readAliases, readCities, readCountries, readRegions, type CountryLine } from './read-places.ts';
import { storeEntries } from './store-entries.ts';

/** Puts the bundled lists of places, bodies, persons and companies in; doing it twice changes nothing. */
export async function loadGazetteer(db: Db): Promise<void> {
  const { texts, stamp } = await readGazetteerFiles();
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

/** All entries of the lists, each entity once: places first, so that they keep their yugo_id. */
function readEntries(texts: GazetteerTexts): ListedEntry[] {
  const rows = (name: keyof GazetteerTexts): Record<string, string>[] =>
    parse(texts[name], { columns: true });
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
