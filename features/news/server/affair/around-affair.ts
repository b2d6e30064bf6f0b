import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { liveStateOf } from '../feed/story-state.ts';

const maxSilent = 6;
/** Silence is counted over so many days at most: of a season every outlet has written something. */
const silentDaysMs = 14 * 86_400_000;
/** So many days at most are judged by how many outlets were read. */
const judgedDaysMs = 60 * 86_400_000;

const SilentRow = z.object({ sourceId: z.int(), sourceName: z.string(), headlines: z.int() });

/** What stands around an affair: whose headlines, in which language, who writes of it and whom it names most. */
interface Affair extends Nearness {
  readonly rubrics: readonly number[];
  readonly writing: readonly number[];
}

/** Who is silent on an affair and since when that is counted, outlets read by day, and what lies near. */
export async function findAround(db: Db, affair: Affair) {
  const { from, to, language } = affair;
  const silentFrom = new Date(Math.max(from.getTime(), to.getTime() - silentDaysMs));
  const judgedFrom = new Date(Math.max(from.getTime(), to.getTime() - judgedDaysMs));
  return {
    silentFrom,
    silent: await listSilentOutlets(db, { ...affair, from: silentFrom, limit: maxSilent }),
    outletsRead: await countOutletsByDay(db, { language, from: judgedFrom, to }),
    nearby: await listNearby(db, affair),
  };
}

/** Outlets of a language with most headlines of some rubrics (none: of any) between two moments, those named left out. */
function listSilentOutlets(
  db: Db,
  { language, rubrics, from, to, writing, limit }: Silence,
): Promise<z.output<typeof SilentRow>[]> {
  return db.rows(
    SilentRow,
    `select s.id as "sourceId", s.name as "sourceName", written.headlines
       from (select source_id, count(*)::int as headlines from seen_news
              where language = $1 and published_at between $2 and $3 and source_id <> all($4::int[])
                and (cardinality($6::int[]) = 0 or rubric_id = any($6::int[]))
              group by source_id order by count(*) desc, source_id limit $5::int) as written
       join news_source s on s.id = written.source_id
      order by written.headlines desc, s.id`,
    [language, from, to, writing, limit, rubrics],
  );
}

/** Whose silence is sought: every outlet of a language but those writing. */
interface Silence {
  readonly language: string;
  readonly rubrics: readonly number[];
  readonly from: Date;
  readonly to: Date;
  readonly writing: readonly number[];
  readonly limit: number;
}

/** Outlets of a language that were read on each Moscow day of a span, on anything. */
async function countOutletsByDay(
  db: Db,
  { language, from, to }: { language: string; from: Date; to: Date },
): Promise<Map<string, number>> {
  const rows = await db.rows(
    z.object({ day: z.string(), outlets: z.int() }),
    `select to_char(published_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day, count(distinct source_id)::int as outlets
       from seen_news where language = $1 and published_at between $2 and $3 group by 1`,
    [language, from, to],
  );
  return new Map(rows.map(({ day, outlets }) => [day, outlets]));
}

const NearbyRow = z.object({
  storyId: z.int(),
  title: z.string(),
  language: z.string(),
  firstAt: z.date(),
  sourceCount: z.int(),
});
const maxNearby = 4;
/** So many days before an affair and after it count as near. */
const nearDays = 7;

/** Stories of other affairs that name two of some entities about the days of an affair and were told by two outlets, the most told first. */
function listNearby(
  db: Db,
  { affairId, actors, language, from, to, clock }: Nearness,
): Promise<z.output<typeof NearbyRow>[]> {
  return db.rows(
    NearbyRow,
    `with near as (
       select n.story_id, count(distinct n.source_id) as outlets
         from shown_mention m join seen_news n on n.id = m.news_id
         join news_story step on step.id = n.story_id
        where m.entity_id = any($1::int[]) and m.published_at between $3::timestamptz - interval '${nearDays} days' and least($4::timestamptz + interval '${nearDays} days', $6::timestamptz)
          and n.language = $2 and coalesce(step.affair_id, step.id) <> $5
        group by n.story_id having count(distinct m.entity_id) >= 2 and count(distinct n.source_id) >= 2
        order by 2 desc, 1 limit ${maxNearby})
     select near.story_id as "storyId", l.title, l.language, st.first_at as "firstAt", st.source_count::int as "sourceCount"
       from near cross join lateral ${liveStateOf('near.story_id', '$6::timestamptz')} as st
       join news_item l on l.id = st.lead_id
      order by st.source_count desc, near.story_id`,
    [actors, language, from, to, affairId, clock],
  );
}

/** Beside which affair stories are sought: whom it names most, in which language, between its first and its latest headline. */
interface Nearness {
  readonly affairId: number;
  readonly actors: readonly number[];
  readonly language: string;
  readonly from: Date;
  readonly to: Date;
  readonly clock: Date;
}
