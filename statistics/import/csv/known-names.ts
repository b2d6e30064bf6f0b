import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { KnownNames } from './check-row.ts';

const Indicator = z.object({
  code: z.string(),
  kind: z.enum(['daily', 'weekly', 'monthly', 'quarterly', 'annual']),
  unit: z.string(),
  anchor: z.string(),
  dimensions: z.string(),
});
const Place = z.object({ id: z.int(), iso: z.string().nullable() });

/** Everything rows of an operator's file may refer to. */
export async function readKnownNames(db: Db): Promise<KnownNames> {
  const indicators = await db.rows(Indicator, 'select code, kind, unit, anchor, dimensions from indicator');
  const places = await db.rows(Place, 'select yugo_id as id, iso from place');
  const sources = await db.rows(z.object({ code: z.string() }), 'select code from source');
  return {
    indicators: new Map(indicators.map(({ code, ...shape }) => [code, shape])),
    places: new Map(
      places.flatMap(({ id, iso }): [string, number][] =>
        iso === null
          ? [[String(id), id]]
          : [
              [String(id), id],
              [iso.toUpperCase(), id],
            ],
      ),
    ),
    sources: new Set(sources.map(({ code }) => code)),
  };
}
