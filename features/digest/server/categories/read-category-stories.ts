import { readSections } from '#features/news/public.server.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { periodStart } from '../../domain/digest/digest-periods.ts';
import { tellSections } from '../digest/tell-sections.ts';
import type { StoredCategory } from './category-queries.ts';
import { followedOf } from './followed-category.ts';

const maxStories = 18;

/** The stories of a category over seven days, those most outlets wrote of first, without what the caller mutes. */
export async function readCategoryStories(
  category: StoredCategory,
  { db, clock, locale, caller }: RequestContext,
) {
  const [section] = await readSections(db, [followedOf(category)], {
    clock: clock.news,
    from: periodStart('week', clock.news),
    language: locale,
    size: maxStories,
  });
  const { id, name } = category;
  const frozen = { sectionType: 'category', sectionId: id, name, ...section! } as const;
  const [told] = await tellSections(db, [frozen], caller.accountId, maxStories);
  const { total, storyCount, stories } = told!;
  return { total, storyCount, stories };
}
