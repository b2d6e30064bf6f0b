import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { summariseStory } from '#newsengine/stories/summarise-story.ts';
import { searchTerms } from '#newsengine/text/search-terms.ts';
import { compareFigures } from '../../domain/feed/figures/compare-figures.ts';
import type { storyContract } from '../../contract/story-calls.ts';
import type { HeadlineRow } from './story-queries.ts';

/** Fewer headlines are read sooner than summed up. */
const leastHeadlines = 4;

/** The lines of a story's summary by their headlines: none is composed. Empty where one outlet tells it or few do. */
export function summaryOf(
  rows: readonly HeadlineRow[],
): HandlerOutput<typeof storyContract, 'news/getStory'>['summary'] {
  const outlets = new Set(rows.map(({ sourceId }) => sourceId));
  if (rows.length < leastHeadlines || outlets.size < 2) return [];
  const candidates = rows.map(({ newsId, title, sourceId, publishedAt, language, reprintOf }) => ({
    newsId,
    title,
    sourceId,
    publishedMs: publishedAt.getTime(),
    terms: searchTerms(title, language),
    isReprint: reprintOf !== null,
  }));
  return summariseStory(candidates).map(({ newsId, isDenial }) => ({ newsId, isDenial }));
}

/** Numbers of one thing that its headlines, reprints left out, tell unlike. */
export function figuresOf(
  rows: readonly HeadlineRow[],
): HandlerOutput<typeof storyContract, 'news/getStory'>['figures'] {
  const own = rows.filter(({ reprintOf }) => reprintOf === null);
  return compareFigures(own.map((row) => ({ ...row, publishedMs: row.publishedAt.getTime() }))).map(
    ({ isChange, values }) => ({
      isChange,
      values: values.map(({ newsId, figure }) => ({ newsId, figure })),
    }),
  );
}
