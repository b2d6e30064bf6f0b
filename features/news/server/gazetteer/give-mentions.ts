import type { Db } from '#platform/server/db/db.ts';

/** One that turned out to be another, and that other. */
export interface Joined {
  goneId: number;
  keptId: number;
}

/** Days whose mentions changed hands are counted anew; the old counts stand until then. */
const countAnew = `
  update entity_counted_day set mentions = -1
   where day in (select (published_at at time zone 'Europe/Moscow')::date from given)`;

/** Mentions of one are the other's from now on; each keeps whom its words mean, so that it can be given back. */
export async function giveMentions(tx: Db, { goneId, keptId }: Joined): Promise<void> {
  await tx.run(
    `with given as (
       update news_item_entity r set entity_id = $2::int, told_id = coalesce(r.told_id, r.entity_id)
        where r.entity_id = $1::int
          and not exists (select from news_item_entity o where o.news_id = r.news_id and o.entity_id = $2::int and o.starts = r.starts)
       returning r.published_at
     ) ${countAnew}`,
    [goneId, keptId],
  );
}

/** One that stands for itself again has its mentions back, with those of whom it counts for. */
export async function giveMentionsBack(tx: Db, { goneId, keptId }: Joined): Promise<void> {
  await tx.run(
    `with given as (
       update news_item_entity r set entity_id = $1::int, told_id = nullif(r.told_id, $1::int)
        where r.entity_id = $2::int and (r.told_id = $1::int or r.told_id in (select id from entity where merged_into = $1::int))
       returning r.published_at
     ) ${countAnew}`,
    [goneId, keptId],
  );
}
