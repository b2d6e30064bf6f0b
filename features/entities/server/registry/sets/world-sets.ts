import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { locales } from '#platform/shared/locales.ts';
import { statementsOf, type ReadEntry, type RegistrySet } from '../registry-entry.ts';

const place = 3;
const about = { source: 'geonames_places', knownAt: '2024-12-07' } as const;

/** Cities and first-level regions of other countries. Of one name the far largest bears it bare, the others with their region. */
export const worldPlacesSet: RegistrySet = {
  name: 'registry world places',
  files: ['entities/world_places.csv.gz'],
  sources: [about.source],
  async read() {
    const rows = await listBundledRows(this.files[0]!);
    const byNumber = new Map(rows.map((row) => [row['geonames'], row]));
    return rows.map((row): ReadEntry => ({
      kind: place,
      names: namesOf(row),
      aliases: [],
      identifiers: [{ scheme: 'geonames', value: row['geonames'] ?? '' }],
      source: about.source,
      statements: statementsOf({ ...about, link: linkOf(row) }, [
        {
          field: 'country',
          value: row['country_iso3'],
          other: { scheme: 'iso3', value: row['country_iso3'] ?? '' },
        },
        placeField('region', byNumber.get(row['region'])),
        placeField('capital', byNumber.get(row['seat'])),
        { field: 'population', value: row['population'], starts: about.knownAt.slice(0, 4) },
      ]),
    }));
  },
};

function placeField(field: string, row: TableRow | undefined) {
  return {
    field,
    value: row?.['name_ru'],
    ...(row && { texts: namesOf(row), other: { scheme: 'geonames', value: row['geonames'] ?? '' } }),
  };
}

function namesOf(row: TableRow): ReadEntry['names'] {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const name = row[`name_${locale}`];
      return name ? [[locale, name]] : [];
    }),
  );
}

/** Regions have a code of their own, no page. */
function linkOf({ kind, geonames = '' }: TableRow): string {
  return kind === 'city' ? `https://www.geonames.org/${geonames}` : '';
}
