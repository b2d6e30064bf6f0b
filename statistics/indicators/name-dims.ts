import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { listDimensionValues } from './dimension-queries.ts';

/** Dimensions of a series in words, `sex=female;age=0-4` as «women, 0-4»; what has no name stands as it is written. Empty for the whole. */
export async function nameDims(db: Db, dims: string, locale: Locale): Promise<string> {
  const parts = dims === '' ? [] : dims.split(';').map((part) => part.split('=') as [string, string]);
  const named = parts.map(async ([dimension, value]) => {
    const values = await listDimensionValues(db, dimension, locale);
    return values.find((each) => each.value === value)?.name ?? value;
  });
  return (await Promise.all(named)).join(', ');
}
