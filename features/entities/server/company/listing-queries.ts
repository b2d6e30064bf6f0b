import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameSql } from '../dossier/entity-queries.ts';

const ListingRow = z.object({
  id: z.int(),
  name: z.string(),
  day: z.iso.date(),
  /** Ticker and what was done with it, in Russian as the exchange says it. */
  text: z.string(),
});

/** When securities of the organisations that are registered in some subjects were taken into a list of the exchange, by day. */
export function listListings(
  db: Db,
  yugoIds: readonly number[],
  { from, to }: { from: string; to: string },
  locale: Locale,
): Promise<z.output<typeof ListingRow>[]> {
  return db.rows(
    ListingRow,
    `select distinct e.id, ${nameSql('e', '$4::text')} as name, s.starts as day, s.value as text
       from entity_statement r
       join entity_statement s on s.entity_id = r.entity_id and s.field = 'listingEvent'
       join entity own on own.id = s.entity_id
       join entity e on e.id = coalesce(own.merged_into, own.id)
      where r.field = 'region' and r.other_id = any($1::int[]) and s.starts between $2 and $3
      order by s.starts, e.id, s.value`,
    [yugoIds, from, to, locale],
  );
}
