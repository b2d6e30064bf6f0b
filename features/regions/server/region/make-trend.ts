import type { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { type Named, readSource } from '#statistics/source-queries.ts';
import type { Trend as TrendShape } from '../../contract/trend.ts';

/** A trend as the wire carries it. */
export type Trend = z.output<typeof TrendShape>;

/** Years with their source line, which is the newest value's; marked when one of them was generated. */
export async function makeTrend(
  figures: readonly (Named & { day: string; value: number; knownAt: string })[],
  db: Db,
  locale: Locale,
): Promise<Trend> {
  const last = figures.at(-1);
  const sample = figures.some((figure) => figure.sample);
  return {
    points: figures.map(({ day, value, sample: made }) => ({ day, value, sample: made })),
    source: await readSource(db, last ? { ...last, sample } : null, locale),
  };
}
