import { readHeadlines, readMuting, type IsMuted, type ToldHeadline } from '#features/news/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { FrozenSection } from './edition-queries.ts';

/** Stories shown of a section. */
const storiesShown = 6;

/** A section with its headlines. */
export interface ToldSection extends Omit<FrozenSection, 'stories'> {
  stories: (ToldHeadline & { storyId: number | null; items: number; sources: number })[];
}

/** Sections with their headlines, without what the reader mutes; at most `shown` stories each. */
export async function tellSections(
  db: Db,
  sections: readonly FrozenSection[],
  accountId: number | null,
  shown = storiesShown,
): Promise<ToldSection[]> {
  const ids = sections.flatMap(({ stories }) => stories.map(({ newsId }) => newsId));
  const [headlines, isMuted] = await Promise.all([
    readHeadlines(db, ids),
    accountId === null ? () => false : readMuting(db, accountId),
  ]);
  return placeHeadlines(sections, headlines, isMuted).map((section) => ({
    ...section,
    stories: section.stories.slice(0, shown),
  }));
}

/** Sections with headlines that are at hand, without those that are muted. */
export function placeHeadlines(
  sections: readonly FrozenSection[],
  headlines: ReadonlyMap<number, ToldHeadline>,
  isMuted: IsMuted,
): ToldSection[] {
  return sections.map((section) => {
    const stories = section.stories.flatMap(({ newsId, ...story }) => {
      const headline = headlines.get(newsId);
      return headline && !isMuted(headline) ? [{ ...headline, ...story }] : [];
    });
    return { ...section, stories };
  });
}
