import { z } from 'zod';
import type { Locale } from '#platform/shared/locales.ts';
import type { NewsItem } from '../../contract/news-item.ts';
import { countObjects } from '../../feed/count-objects.ts';
import { findRubric } from '../../feed/rubrics.ts';

/** Columns of a news item `n` and its outlet `s`, as `NewsRow` reads them. */
export const newsColumns = `
  n.id as "newsId", n.published_at as "publishedAt", n.has_time as "hasTime", n.title, n.announce, n.language,
  n.rubric_id::int as "rubricId", n.source_id as "sourceId", s.name as "sourceName", n.url as "sourceLink", s.icon as "sourceIcon",
  n.story_id as "storyId", n.cluster_count as "clusterCount", n.genre::int as "genreId", n.score, n.is_hot as "isHotNews"`;

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
  storyId: z.int().nullable(),
  clusterCount: z.int(),
  genreId: z.int(),
  score: z.number(),
  isHotNews: z.boolean(),
});

export type NewsRow = z.output<typeof NewsRow>;

/** The item as the wire has it, in the caller's language. */
export function newsItemOf(
  { publishedAt, ...row }: NewsRow,
  locale: Locale,
  requestId: string | null,
): NewsItem {
  return {
    ...row,
    date: publishedAt.toISOString(),
    rubric: row.rubricId === null ? null : (findRubric(row.rubricId, locale)?.name ?? null),
    image: null,
    story: null,
    objectStat: [],
    totalObjectsCount: countObjects([]),
    requestId,
    timeToRead: 0,
    isRead: false,
    newsType: 'news',
  };
}
