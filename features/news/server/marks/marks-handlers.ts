import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { marksContract } from '../../contract/marks-calls.ts';
import { newsItemOf } from '../feed/news-columns.ts';
import { findNews } from '../item/item-queries.ts';
import {
  countKept,
  countMarkedNews,
  listLastMarks,
  listMarkedNews,
  listMarksOf,
  setMark,
} from './marks-queries.ts';

/** Handlers of the calls about what a person keeps. */
export const marksRoutes: Routes<typeof marksContract> = {
  async 'news/setMark'({ newsId, kind, on }, context) {
    const { db, clock } = context;
    const accountId = accountOf(context);
    if (on && !(await findNews(db, newsId, clock.news))) throw new AppError('news_not_found', { newsId });
    await setMark(db, { accountId, newsId, kind, on });
    const [marks] = await listMarksOf(db, accountId, [newsId]);
    return marks ?? { newsId, kinds: [] };
  },

  'news/getMarks'({ newsIds }, context) {
    const accountId = accountOf(context);
    return newsIds === undefined
      ? listLastMarks(context.db, accountId)
      : listMarksOf(context.db, accountId, newsIds);
  },

  async 'news/getMarkedNews'({ kind, pageIndex, pageSize }, context) {
    const { db, clock, locale } = context;
    const wanted = { accountId: accountOf(context), kind, clock: clock.news };
    const rows = await listMarkedNews(db, { ...wanted, index: pageIndex, size: pageSize });
    return {
      news: rows.map(({ markedAt, ...row }) => ({
        ...newsItemOf(row, locale, null),
        markedAt: markedAt.toISOString(),
      })),
      newsTotalCount: await countMarkedNews(db, wanted),
    };
  },

  'news/countKept'(_input, context) {
    return countKept(context.db, accountOf(context), context.clock.news);
  },
};

/** The gate lets nobody in without an account. */
function accountOf({ caller }: RequestContext): number {
  if (caller.accountId === null) throw new AppError('not_authenticated');
  return caller.accountId;
}
