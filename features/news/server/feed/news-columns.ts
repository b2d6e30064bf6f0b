import { z } from 'zod';
import type { Locale } from '#platform/shared/locales.ts';
import type { NewsItem } from '../../contract/item/news-item.ts';
import { countObjects } from '../../domain/feed/named-objects.ts';
import { findRubric } from '../../domain/feed/rubrics.ts';
import { shownTitle } from '../../domain/feed/wording/shown-text.ts';
import { liveStateOf, hotSql } from './story-state.ts';

/** Columns of a news item `n` and its outlet `s`, as `NewsRow` reads them; `clock` is SQL for the moment of looking. */
export function newsColumns(clock: string): string {
  return `
  n.id as "newsId", n.published_at as "publishedAt", n.has_time as "hasTime", n.title, n.announce, n.language,
  n.rubric_id::int as "rubricId", n.source_id as "sourceId", s.name as "sourceName", n.url as "sourceLink", s.icon as "sourceIcon",
  n.genre::int as "genreId", n.score, n.tone::int as tone, n.minutes_to_read::int as "timeToRead", n.news_type as "newsType",
  (select '/images/' || g.id from news_image g where g.news_id = n.id and g.thumbnail is not null) as "imageUrl",
  (select coalesce(jsonb_agg(jsonb_build_object('objectType', kind, 'count', times) order by kind), '[]')
     from (select e.kind, count(*) as times
             from (select entity_id from shown_mention where news_id = n.id offset 0) as m
             cross join lateral (select kind from entity where id = m.entity_id offset 0) as e
            group by e.kind) as named) as "objectStat",
  (select jsonb_build_object('storyId', st.story_id, 'title', l.title, 'itemCount', st.item_count, 'sourceCount', st.source_count,
                             'reprintCount', st.reprint_count, 'firstAt', st.first_at, 'lastAt', st.from_at,
                             'popularity', st.popularity, 'isHot', ${hotSql(clock)})
     from ${liveStateOf('n.story_id', clock)} as st join news_item l on l.id = st.lead_id) as story`;
}

const Moment = z.iso.datetime({ offset: true });
const StoryRow = z.object({
  storyId: z.int(),
  title: z.string(),
  itemCount: z.int(),
  sourceCount: z.int(),
  reprintCount: z.int(),
  firstAt: Moment,
  lastAt: Moment,
  popularity: z.int(),
  isHot: z.boolean(),
});

export const NewsRow = z.object({
  newsId: z.int(),
  publishedAt: z.date(),
  hasTime: z.boolean(),
  title: z.string(),
  announce: z.string().nullable(),
  language: z.string(),
  rubricId: z.int().nullable(),
  sourceId: z.int(),
  sourceName: z.string(),
  sourceLink: z.string(),
  sourceIcon: z.string().nullable(),
  genreId: z.int(),
  score: z.number(),
  tone: z.int().nullable(),
  timeToRead: z.int(),
  newsType: z.enum(['news', 'article']),
  imageUrl: z.string().nullable(),
  objectStat: z.array(z.object({ objectType: z.int(), count: z.int() })),
  story: StoryRow.nullable(),
});

export type NewsRow = z.output<typeof NewsRow>;

/** The item as the wire has it, in the caller's language. */
export function newsItemOf(
  { publishedAt, imageUrl, story, ...row }: NewsRow,
  locale: Locale,
  requestId: string | null,
): NewsItem {
  return {
    ...row,
    title: shownTitle(row.title, row.sourceName),
    date: publishedAt.toISOString(),
    rubric: row.rubricId === null ? null : (findRubric(row.rubricId, locale)?.name ?? null),
    image: imageUrl === null ? null : { url: imageUrl },
    storyId: story?.storyId ?? null,
    story: story && storyNameOf(story),
    group: null,
    clusterCount: story?.itemCount ?? 1,
    totalObjectsCount: countObjects(row.objectStat),
    requestId,
    isRead: false,
    popularity: story?.popularity ?? 0,
    isHotNews: story?.isHot ?? false,
  };
}

/** A story's name and counts as the wire has them. */
function storyNameOf({
  popularity: _popularity,
  isHot: _isHot,
  firstAt,
  lastAt,
  ...story
}: z.output<typeof StoryRow>): NonNullable<NewsItem['story']> {
  return { ...story, firstAt: new Date(firstAt).toISOString(), lastAt: new Date(lastAt).toISOString() };
}
