import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { internalContract } from '../../contract/internal-calls.ts';
import { announceOf } from '../../domain/feed/wording/article-body.ts';
import {
  countServiceNews,
  findServiceNews,
  listPersonTypes,
  listServiceNews,
  type ServiceNewsRow,
} from './service-news-queries.ts';

/** Handlers of announcements and handbooks. */
export const internalRoutes: Routes<typeof internalContract> = {
  async 'internal/GetServiceNewsList'({ pageIndex, pageSize }, { db, locale }) {
    const rows = await listServiceNews(db, locale, { skip: (pageIndex - 1) * pageSize, most: pageSize });
    return { news: rows.map(headOf), newsTotalCount: await countServiceNews(db) };
  },

  async 'internal/getServiceNews'({ id }, { db, locale }) {
    const row = await findServiceNews(db, id, locale);
    if (!row) throw new AppError('news_not_found', { id });
    return { ...headOf(row), body: row.body, language: row.language };
  },

  'internal/GetPersonTypes': (_input, { db, locale }) => listPersonTypes(db, locale),
};

function headOf({ id, title, body, publishedAt }: ServiceNewsRow) {
  return { id, title, announce: announceOf(body), date: publishedAt.toISOString() };
}
