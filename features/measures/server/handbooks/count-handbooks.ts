import { z } from 'zod';
import { listClassifierRows } from '#statistics/classifiers/classifier-rows.ts';
import { listBundledRows } from '#statistics/import/read-rows.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { allHandbooks, writtenHandbooks } from '../../domain/handbooks.ts';

const CountRow = z.object({ handbook: z.enum(writtenHandbooks), entries: z.int() });

/** How many entries each handbook has; of places, the subjects alone. */
export async function countHandbooks(
  db: Db,
  locale: Locale,
): Promise<{ handbook: (typeof allHandbooks)[number]; entries: number }[]> {
  const [written, ages, okved, icd, places] = await Promise.all([
    db.rows(
      CountRow,
      'select handbook, count(*)::int as entries from handbook_entry where merged_into is null group by handbook',
    ),
    listBundledRows('handbooks/age_groups.csv'),
    listClassifierRows('okved'),
    listClassifierRows('icd'),
    listPlaces(db, locale),
  ]);
  const counts = new Map<string, number>([
    ...written.map(({ handbook, entries }) => [handbook, entries] as const),
    ['age', ages.length],
    ['okved', okved.length],
    ['icd', icd.length],
    ['region', places.filter(({ kind }) => kind === 'region').length],
  ]);
  return allHandbooks.map((handbook) => ({ handbook, entries: counts.get(handbook) ?? 0 }));
}
