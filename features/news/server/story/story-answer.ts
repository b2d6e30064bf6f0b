import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { findNewsOfStory } from '#newsengine/stories/find-news-of-story.ts';
import type { storyContract } from '../../contract/story-calls.ts';
import { findFigures, type Figure } from '../../domain/feed/figures/find-figures.ts';
import type { Mention } from '../entities/entity-queries.ts';
import type { HeadlineRow, HourRow, listRevisions } from './story-queries.ts';
import { shownTitle } from '../../domain/feed/wording/shown-text.ts';

type Story = HandlerOutput<typeof storyContract, 'news/getStory'>;
type Revision = Awaited<ReturnType<typeof listRevisions>>[number];

/** Headlines with what each brought that none before had. */
export function headlinesOf(
  rows: readonly HeadlineRow[],
  mentions: readonly Mention[],
  revisions: readonly Revision[],
): Story['headlines'] {
  const named = Map.groupBy(mentions, ({ newsId }) => newsId);
  const worded = Map.groupBy(revisions, ({ newsId }) => newsId);
  const told = rows.map(({ newsId, title, reprintOf }) => ({
    newsId,
    entityIds: (named.get(newsId) ?? []).map(({ id }) => id),
    figures: figuresOf(title).map(({ value }) => value),
    isReprint: reprintOf !== null,
  }));
  const brought = new Map(findNewsOfStory(told).map((item) => [item.newsId, item]));
  return rows.map(({ publishedAt, withdrawnAt, ...row }) => {
    const news = brought.get(row.newsId);
    const entities = named.get(row.newsId) ?? [];
    return {
      ...row,
      title: shownTitle(row.title, row.sourceName),
      date: publishedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      newEntities: (news?.entityIds ?? []).map((id) => entities.find((entity) => entity.id === id)!),
      newFigures: figuresOf(row.title)
        .filter(({ value }) => news?.figures.includes(value))
        .map((figure) => writtenFigure(row.title, figure)),
      earlierTitles: (worded.get(row.newsId) ?? []).map(({ until, title }) => ({
        until: until.toISOString(),
        title,
      })),
    };
  });
}

/** A number with the word it counts: 14 дней, 21 000 tonnes. */
function writtenFigure(title: string, { kind, starts, ends, value }: Figure): string {
  const counted =
    kind === 'number' && !value.endsWith('%') ? /^[ \u00A0]\p{L}+/u.exec(title.slice(ends)) : null;
  return title.slice(starts, ends + (counted?.[0].length ?? 0));
}

/** Dates change from headline to headline without anything being new. */
function figuresOf(title: string) {
  return findFigures(title).filter(({ kind }) => kind !== 'date');
}

/** Days with their hours, oldest first. */
export function daysOf(rows: readonly HourRow[]): Story['days'] {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, hours]) => ({
    day,
    hours: Array.from({ length: 24 }, (_, hour) => hours.find((row) => row.hour === hour)?.headlines ?? 0),
    untimed: hours.find(({ hour }) => hour === null)?.headlines ?? 0,
    tone: toneOf(hours),
  }));
}

/** Sums of the tones. */
export function toneOf(rows: readonly Pick<HourRow, 'negative' | 'neutral' | 'positive'>[]): Story['tone'] {
  const sum = (tone: 'negative' | 'neutral' | 'positive'): number =>
    rows.reduce((total, row) => total + row[tone], 0);
  return { negative: sum('negative'), neutral: sum('neutral'), positive: sum('positive') };
}
