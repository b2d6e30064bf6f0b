import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import type { Locale } from '#platform/shared/locales.ts';

const NameRow = z.object({ value: z.string(), name: z.string() });

/** The values of a dimension with their names in one language, in their own order: taxes, budget lines, sections, fuels. */
export function listDimensionValues(
  db: Db,
  dimension: string,
  locale: Locale,
): Promise<z.output<typeof NameRow>[]> {
  return readHandbook(db, `dimension ${dimension} ${locale}`, () =>
    db.rows(
      NameRow,
      `select value, name_${locale} as name from dimension_value where dimension = $1 order by position`,
      [dimension],
    ),
  );
}

const DimsRow = z.object({ indicator: z.string(), dims: z.string() });

/** Dimensions of every series that some indicators have, as text: `sex=female;age=0-4`, empty for the whole. */
export function listSeriesDims(
  db: Db,
  indicators: readonly string[],
): Promise<readonly z.output<typeof DimsRow>[]> {
  const wanted = [...new Set(indicators)].toSorted();
  return readHandbook(db, `series dims ${wanted.join()}`, () =>
    db.rows(
      DimsRow,
      'select distinct indicator, dims from series where indicator = any($1::text[]) order by indicator, dims',
      [wanted],
    ),
  );
}

/** Dimensions of a series in words, `sex=female;age=0-4` as «women, 0-4»; what has no name stands as it is written. Empty for the whole. */
export async function nameDims(db: Db, dims: string, locale: Locale): Promise<string> {
  const parts = dims === '' ? [] : dims.split(';').map((part) => part.split('=') as [string, string]);
  const named = parts.map(async ([dimension, value]) => {
    const values = await listDimensionValues(db, dimension, locale);
    return values.find((each) => each.value === value)?.name ?? value;
  });
  return (await Promise.all(named)).join(', ');
}
