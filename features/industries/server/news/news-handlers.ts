import type { Routes } from '#platform/server/context.ts';
import { findHits, findNewsByIds, listGroups } from '#features/news/public.server.ts';
import type { industryNewsContract } from '../../contract/news-calls.ts';
import { wordsOf } from '../../domain/industry-words.ts';
import { getEntry } from '../industry/read-industry.ts';

/** How far the news of an industry look back. Unit: days. */
const days = 730;

/** Handlers of the news of an industry. */
export const industryNewsRoutes: Routes<typeof industryNewsContract> = {
  async 'okveddossier/getNewsByOkvedDepartments'({ code, pageIndex, pageSize }, context) {
    const { db, locale } = context;
    const { entry } = await getEntry(code, context);
    const named = wordsOf(code, entry.section);
    if (named === null) return { code, wordsOf: null, words: [], total: 0, stories: [] };
    const clock = context.clock.news;
    const rule = { words: named.words, rubrics: [], yugoIds: [], entityIds: [], days };
    const hits = await findHits(db, { id: 0, rule }, clock, locale);
    const page = { byStory: true, byHand: false, skip: (pageIndex - 1) * pageSize, most: pageSize };
    const groups = await listGroups(db, hits, page);
    const news = await findNewsByIds(
      db,
      groups.map(({ ids }) => ids[0]!),
      clock,
    );
    return {
      code,
      wordsOf: named.code,
      words: named.words[locale],
      total: groups[0]?.stories ?? 0,
      stories: groups.flatMap(({ ids, items }) => {
        const item = news.get(ids[0]!);
        if (!item) return [];
        const { newsId, title, language, sourceName, publishedAt } = item;
        return [{ newsId, title, language, sourceName, publishedAt: publishedAt.toISOString(), items }];
      }),
    };
  },
};
