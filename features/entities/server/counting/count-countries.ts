import type { Db } from '#platform/server/db/db.ts';
import { dayOf, ofDays } from './days-sql.ts';

/** The country under the number it counts for now. */
const countrySql = `
  select e.id as own_id, coalesce(e.merged_into, e.id) as country_id, i.value
    from entity_identifier i join entity e on e.id = i.entity_id where i.scheme = 'iso3'`;

/**
 * Whom the headlines of some days name, and in which country registers put them. A country is in itself; so are its
 * places, bodies and parties, and who holds an office of it between the days known of that. Days are as exact as the
 * register has them, so that a year alone is the whole year.
 */
const placedSql = `
  country as materialized (${countrySql}),
  named as materialized (
    select distinct m.news_id, coalesce(e.merged_into, e.id) as final_id, ${dayOf}::text as day
      from news_item_entity m join entity e on e.id = m.entity_id where ${ofDays}),
  final as materialized (select distinct final_id from named),
  member as materialized (
    select final_id, final_id as id from final
    union all select k.final_id, g.id from final k join entity g on g.merged_into = k.final_id),
  placed as materialized (
    select final_id, c.country_id, null as starts, null as ends from member join country c on c.own_id = member.id
    union select final_id, c.country_id, case when s.field = 'position' then s.starts end, case when s.field = 'position' then s.ends end
      from member join entity_statement s on s.entity_id = member.id and s.field in ('country', 'position')
      join country c on c.own_id = s.other_id)`;

/** Tells anew of which countries the headlines of some days are: by whom they name, and Russia by their regions. */
async function placeHeadlines(tx: Db, span: readonly unknown[]): Promise<void> {
  await tx.run(
    `delete from news_item_country c using news_item m where m.id = c.news_id and ${ofDays}`,
    span,
  );
  await tx.run(
    `with ${placedSql}
     insert into news_item_country (news_id, country_id)
     select n.news_id, p.country_id from named n join placed p on p.final_id = n.final_id
      where (p.starts is null or left(p.starts, 10) collate "C" <= n.day) and (p.ends is null or p.ends || '-99' collate "C" >= n.day)
     union
     select m.news_id, c.country_id from news_item_region m cross join country c where c.value = 'RUS' and ${ofDays}`,
    span,
  );
}

/** Counts the headlines of some days by country: who is named, and how many there were. */
export async function countCountries(
  tx: Db,
  days: readonly string[],
  span: readonly unknown[],
): Promise<void> {
  await placeHeadlines(tx, span);
  await tx.run('delete from entity_country_day where day = any($1::date[])', [days]);
  await tx.run('delete from country_counted_day where day = any($1::date[])', [days]);
  await tx.run(
    `insert into entity_country_day (country_id, day, rubric_id, entity_id, headlines)
     select c.country_id, named.day, named.rubric_id, named.entity_id, count(*)
       from (select distinct n.id, ${dayOf} as day, coalesce(n.rubric_id, 0) as rubric_id, m.entity_id
               from news_item_entity m join news_item n on n.id = m.news_id where ${ofDays}) as named
       join news_item_country c on c.news_id = named.id
      group by 1, 2, 3, 4`,
    span,
  );
  await tx.run(
    `insert into country_counted_day (day, country_id, rubric_id, headlines)
     select ${dayOf}, c.country_id, coalesce(m.rubric_id, 0), count(*)
       from seen_news m join news_item_country c on c.news_id = m.id where ${ofDays} group by 1, 2, 3`,
    span,
  );
}
