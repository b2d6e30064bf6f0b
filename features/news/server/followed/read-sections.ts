import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';
import { composePage } from '#newsengine/ranking/compose-page.ts';
import { isReaction } from '#newsengine/stories/headline-kind.ts';
import { findFeedLanguage } from '../feed/ranking-filter.ts';
import { ToldHeadline } from '../../contract/told-headline.ts';
import { liveStateOf } from '../feed/story-state.ts';
import { followedSql, type Followed, type FollowedSpan } from './followed-sql.ts';

/** A story of a section: its lead where that is of the span, else its newest original headline, and how many wrote of it then. */
export const SectionStory = z.object({
  newsId: z.int(),
  storyId: z.int().nullable(),
  items: z.int(),
  sources: z.int(),
});

const RankedStory = SectionStory.extend({
  affairId: z.int(),
  rank: z.number(),
  fromMs: z.number(),
  daySourceCount: z.int(),
  title: z.string(),
});

const SectionRow = z.object({
  place: z.int(),
  total: z.int(),
  storyCount: z.int(),
  stories: z.array(RankedStory),
});

/** What a subject brought in a span: headlines and stories counted, and the first of its stories. */
export interface SectionNews {
  readonly total: number;
  readonly storyCount: number;
  readonly stories: z.output<typeof SectionStory>[];
}

const columns = 'n.id, n.story_id, n.source_id, n.published_at, n.reprint_of';
/** Up to this long a span is a day, and its stories stand as on the page of the day; of more days most outlets come first. */
const dayMs = 36 * 3_600_000;
/** A page is composed of so many stories for each that is asked for. */
const candidatesEach = 3;

/** Sections of many subjects over one span, in their order, in one statement; at most `size` stories each. */
export async function readSections(
  db: Db,
  subjects: readonly Followed[],
  { size, ...span }: FollowedSpan & { size: number },
): Promise<SectionNews[]> {
  if (subjects.length === 0) return [];
  const values = new StatementValues();
  const parts: string[] = [];
  for (const [place, subject] of subjects.entries())
    parts.push(
      sectionSql(
        place,
        await followedSql(db, subject, span, { values, columns }),
        { size, clock: span.clock },
        values,
      ),
    );
  const rows = await db.rows(SectionRow, parts.join('\nunion all\n'), values.list);
  return rows
    .toSorted((a, b) => a.place - b.place)
    .map(({ total, storyCount, stories }) => ({
      total,
      storyCount,
      stories: ordered(stories, span)
        .slice(0, size)
        .map((story) => SectionStory.parse(story)),
    }));
}

function ordered(stories: z.output<typeof RankedStory>[], { from, clock }: FollowedSpan) {
  if (clock.getTime() - from.getTime() > dayMs) return stories;
  const told = stories.map((story) => ({ ...story, isReaction: isReaction(story.title) }));
  return composePage(told, clock.getTime());
}

function sectionSql(
  place: number,
  found: string,
  { size, clock }: { size: number; clock: Date },
  values: StatementValues,
): string {
  const most = values.at(size * candidatesEach, 'int');
  return `select ${values.at(place, 'int')} as place, coalesce(sum(items), 0)::int as total, count(*)::int as "storyCount",
      coalesce(jsonb_agg(jsonb_build_object(
                 'newsId', case when st.lead_id = any(ranked.ids) then st.lead_id else ranked.news_id end,
                 'storyId', ranked.story_id, 'items', items, 'sources', sources, 'rank', coalesce(st.rank, 0),
                 'fromMs', (extract(epoch from coalesce(st.from_at, ranked.latest)) * 1000)::float8, 'daySourceCount', coalesce(st.day_source_count, sources),
                 'title', coalesce(n.title, ''), 'affairId', coalesce(story.affair_id, ranked.story_id, -ranked.news_id)) order by ranked.place)
               filter (where ranked.place <= ${most}), '[]') as stories
    from (select g.*, row_number() over (order by sources desc, items desc, latest desc) as place
            from (select max(f.story_id) as story_id, count(*)::int as items, count(distinct f.source_id)::int as sources, max(f.published_at) as latest,
                         array_agg(f.id) as ids, (array_agg(f.id order by (f.reprint_of is not null), f.published_at desc, f.id desc))[1] as news_id
                    from (${found}) as f group by coalesce(f.story_id, -f.id)) as g) as ranked
    left join lateral ${liveStateOf('ranked.story_id', values.at(clock, 'timestamptz'))} as st on ranked.place <= ${most}
    left join news_item n on n.id = st.lead_id left join news_story story on story.id = st.story_id`;
}

/** How many headlines of a span stand in at least one of some subjects, each counted once. */
export async function countFollowed(
  db: Db,
  subjects: readonly Followed[],
  span: FollowedSpan,
): Promise<number> {
  if (subjects.length === 0) return 0;
  const values = new StatementValues();
  const parts: string[] = [];
  for (const subject of subjects)
    parts.push(`(${await followedSql(db, subject, span, { values, columns: 'n.id' })})`);
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    `select count(*)::int as count from (${parts.join('\nunion\n')}) as found`,
    values.list,
  );
  return row!.count;
}

/** Headlines by their ids. */
export async function readHeadlines(db: Db, newsIds: readonly number[]): Promise<Map<number, ToldHeadline>> {
  const rows = await db.rows(
    ToldHeadline,
    `select n.id as "newsId", to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as date, n.has_time as "hasTime",
            n.title, n.language, n.source_id as "sourceId", s.name as "sourceName"
       from news_item n join news_source s on s.id = n.source_id where n.id = any($1::bigint[])`,
    [newsIds],
  );
  return new Map(rows.map((row) => [row.newsId, row]));
}

/** How many headlines a reader of a language could have seen from each moment up to the clock. */
export async function countHeadlines(
  db: Db,
  { clock, language, from }: { clock: Date; language: string; from: readonly Date[] },
): Promise<number[]> {
  const values = new StatementValues();
  const read = await findFeedLanguage(db, language, clock);
  const earliest = new Date(Math.min(...from.map((moment) => moment.getTime())));
  const counts = from.map(
    (moment) => `count(*) filter (where n.published_at > ${values.at(moment, 'timestamptz')})`,
  );
  const [row] = await db.rows(
    z.object({ counts: z.array(z.int()) }),
    `select array[${counts.join(', ')}]::int[] as counts from seen_news n
      where n.published_at <= ${values.at(clock, 'timestamptz')} and n.published_at > ${values.at(earliest, 'timestamptz')}
        and (${values.at(read, 'text')} is null or n.language = ${values.at(read, 'text')})`,
    values.list,
  );
  return row!.counts;
}
