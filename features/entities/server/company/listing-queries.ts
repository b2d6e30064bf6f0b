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

/**
 * When securities of the organisations of some subjects were taken into a list of the exchange, by day. An organisation is of
 * the subject its accounts name; without accounts, of the one whose number opens its INN, where it was first registered:
 * 97 is Moscow's second number.
 */
export function listListings(
  db: Db,
  yugoIds: readonly number[],
  { from, to }: { from: string; to: string },
  locale: Locale,
): Promise<z.output<typeof ListingRow>[]> {
  return db.rows(
    ListingRow,
    `with of_place as (
       select r.entity_id, true as is_told from entity_statement r
        where r.field = 'region' and r.other_id = any($1::int[])
       union all
       select i.entity_id, false from entity_identifier i
        where i.scheme = 'inn'
          and (case left(i.value, 2) when '97' then '77' else left(i.value, 2) end)
              in (select p.region_code from place p where p.yugo_id = any($1::int[])))
     select distinct e.id, ${nameSql('e', '$4::text')} as name, s.starts as day, s.value as text
       from of_place o
       join entity_statement s on s.entity_id = o.entity_id and s.field = 'listingEvent'
       join entity own on own.id = s.entity_id
       join entity e on e.id = coalesce(own.merged_into, own.id)
      where s.starts between $2 and $3
        and (o.is_told or not exists (select from entity_statement r
                                       where r.entity_id = s.entity_id and r.field = 'region'))
      order by s.starts, e.id, s.value`,
    [yugoIds, from, to, locale],
  );
}
