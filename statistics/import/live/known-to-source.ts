import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { KnownNames } from '../csv/check-row.ts';
import { readKnownNames } from '../csv/known-names.ts';
import type { AddedDefinitions } from './write-live.ts';

const Kind = z.enum(['daily', 'weekly', 'monthly', 'quarterly', 'annual']);

/** Names that rows of a live source may refer to: the catalogue's, and those its recipe brings along. */
export async function readNamesFor(db: Db, defines: AddedDefinitions): Promise<KnownNames> {
  const known = await readKnownNames(db);
  const indicators = new Map(known.indicators);
  for (const row of defines['indicator'] ?? []) {
    const code = row['indicator'] ?? '';
    if (indicators.has(code)) continue;
    indicators.set(code, {
      kind: Kind.parse(row['kind']),
      unit: row['unit'] ?? '',
      anchor: row['anchor'] ?? '12-31',
      dimensions: row['dimensions'] ?? '',
    });
  }
  const added = (defines['source'] ?? []).map((row) => row['source'] ?? '');
  return { ...known, indicators, sources: new Set([...known.sources, ...added]) };
}

const PlaceRow = z.object({
  iso: z.string(),
  yugoId: z.int(),
  region: z.string().nullable(),
  okato: z.string().nullable(),
  oktmo: z.string().nullable(),
  names: z.array(z.string()),
});

/** Every place with its codes and all its names, for sources that write them in their own way. */
export function listNamedPlaces(db: Db): Promise<z.output<typeof PlaceRow>[]> {
  return db.rows(
    PlaceRow,
    `select coalesce(iso, yugo_id::text) as iso, yugo_id as "yugoId", region_code as region, okato, oktmo,
            array_remove(array[name_ru, name_short_ru, name_ru_genitive, name_ru_prepositional, name_en, name_short_en, name_ja, name_pt, name_es], null) as names
       from place`,
  );
}
