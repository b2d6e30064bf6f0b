import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** A headline that shares less than this of its words with every other one of its story is in doubt. */
const minShared = 0.2;
const longest = 20;

/**
 * Headlines of the stories `wanted (id)` up to the clock `$2`, each with whether it is sure. That is one that stands
 * alone in its story, that an editor left there, or that has a fifth of its words in another.
 */
const judgedSql = `
  judged as (
    select n.id, n.story_id, n.rubric_id, own.judged_rubric_id, n.rubric_share, verdict.is_sure
      from wanted w join seen_news n on n.story_id = w.id join news_item own on own.id = n.id
     cross join lateral (
       select not exists (select from seen_news o where o.story_id = n.story_id and o.id <> n.id and o.reprint_of is null and o.published_at <= $2)
           or exists (select from seen_news o
                       cross join lateral (select count(*) as shared from unnest(tsvector_to_array(n.search_terms)) term
                                            where term = any(tsvector_to_array(o.search_terms))) common
                       where o.story_id = n.story_id and o.id <> n.id and o.reprint_of is null and o.published_at <= $2
                         and common.shared >= ${minShared} * greatest(1, length(n.search_terms)))
           or exists (select from news_decision d where d.kind = 'keep' and d.undone_at is null
                         and d.story_id = n.story_id and n.id = any(d.news_ids)) as is_sure) verdict
     where n.published_at <= $2 and n.reprint_of is null)`;

const RowRow = z.object({
  storyId: z.int(),
  rubricId: z.int().nullable(),
  isRubricChosen: z.boolean(),
  rubricShare: z.number().nullable(),
  place: z.int().nullable(),
  headlines: z.int(),
  sure: z.int(),
});

/** What is read beside stories at a clock whose day in Moscow is `day`. */
export function listRows(
  db: Db,
  { ids, clock, day }: { ids: readonly number[]; clock: Date; day: string },
): Promise<z.output<typeof RowRow>[]> {
  return db.rows(
    RowRow,
    `with wanted as (select distinct id from unnest($1::bigint[]) id), ${judgedSql}
     select s.id as "storyId", max(j.rubric_id)::int as "rubricId", s.chosen_rubric_id is not null as "isRubricChosen",
            avg(j.rubric_share) filter (where coalesce(j.judged_rubric_id, j.rubric_id) = j.rubric_id)::float8 as "rubricShare",
            case when s.front_day = $3::date then s.front_place end as place,
            count(*)::int as headlines, (count(*) filter (where j.is_sure))::int as sure
       from judged j join news_story s on s.id = j.story_id
      group by s.id order by s.id`,
    [ids, clock, day],
  );
}

const JoinRow = z.object({
  newsId: z.int(),
  title: z.string(),
  language: z.string(),
  sourceName: z.string(),
  date: z.date(),
  storyId: z.int(),
  storyTitle: z.string(),
  count: z.int(),
});

/** Stories `wanted` that something was told of on the day of the clock, of one language; `$1` is the language, `$2` the clock. */
const ofDaySql = (condition: string): string => `
  wanted as materialized (
    select st.story_id as id, st.lead_id, st.item_count, st.source_count from seen_story_state st
     where st.language = $1 and st.from_at <= $2 and (st.until_at is null or st.until_at > $2)
       and st.from_at >= date_trunc('day', $2::timestamptz at time zone 'Europe/Moscow') at time zone 'Europe/Moscow' and ${condition})`;

/** Headlines in doubt of the day's stories, with how many there are. */
export function listDoubtfulJoins(
  db: Db,
  { language, clock }: { language: string; clock: Date },
): Promise<z.output<typeof JoinRow>[]> {
  return db.rows(
    JoinRow,
    `with ${ofDaySql('st.item_count > 1')}, ${judgedSql}
     select n.id as "newsId", n.title, n.language, o.name as "sourceName", n.published_at as date, w.id as "storyId",
            lead.title as "storyTitle", (count(*) over ())::int as count
       from judged j join wanted w on w.id = j.story_id join news_item n on n.id = j.id
       join news_source o on o.id = n.source_id join news_item lead on lead.id = w.lead_id
      where not j.is_sure and n.id <> w.lead_id
      order by w.source_count desc, w.item_count desc, w.id, n.published_at, n.id limit ${longest}`,
    [language, clock],
  );
}

const NoRubricRow = z.object({ storyId: z.int(), likely: z.array(z.int()), count: z.int() });

/** The day's stories without a rubric, with the rubrics their headlines lean to and how many such stories there are. */
export function listWithoutRubric(
  db: Db,
  { language, clock }: { language: string; clock: Date },
): Promise<z.output<typeof NoRubricRow>[]> {
  return db.rows(
    NoRubricRow,
    `with ${ofDaySql('st.rubric_id is null')}
     select w.id as "storyId", (count(*) over ())::int as count,
            array(select i.judged_rubric_id::int from news_item i where i.story_id = w.id and i.judged_rubric_id is not null
                   group by i.judged_rubric_id order by sum(coalesce(i.rubric_share, 1)) desc, i.judged_rubric_id limit 3) as likely
       from wanted w order by w.source_count desc, w.item_count desc, w.id limit ${longest}`,
    [language, clock],
  );
}
