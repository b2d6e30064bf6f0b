import { AppError } from '#platform/contract/errors.ts';
import { clockStep } from '#platform/server/clock.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { telltaleTerms } from '#newsengine/text/search-terms.ts';
import type { itemContract } from '../../contract/item/item-calls.ts';
import { newsItemOf, type NewsRow } from '../feed/news-columns.ts';
import { findFeedLanguage } from '../feed/ranking-filter.ts';
import { describeNews } from './describe-news.ts';
import {
  findNews,
  findNextByScore,
  findNextInRanking,
  listFromSameSource,
  listOfRubric,
  listRelated,
} from './item-queries.ts';

const besideCount = 4;

/** Handlers of the calls about single news. */
export const itemRoutes: Routes<typeof itemContract> = {
  async 'news/getNews'({ newsId, requestId = null }, context) {
    const { db, clock, locale } = context;
    const news = await getNews(context, newsId);
    const related = {
      news,
      terms: telltaleTerms(news.title, news.language),
      rubricId: null,
      seed: null,
      similarOnly: true,
      most: besideCount,
    };
    const sameSource = await listFromSameSource(db, news, clock.news, besideCount);
    const similar = await listRelated(db, clock.news, related);
    const next = requestId === null ? null : await findNextInRanking(db, requestId, newsId);
    return {
      ...(await describeNews(news, context)),
      news: newsItemOf(news, locale, requestId),
      sourceDomain: new URL(news.sourceLink).hostname.replace(/^www\./, ''),
      sameSource: itemsOf(sameSource, context),
      similar: itemsOf(similar, context),
      nextNewsId: next?.nextId ?? null,
    };
  },

  async 'news/GetNewsById'({ id }, context) {
    return newsItemOf(await getNews(context, id), context.locale, null);
  },

  async 'news/GetNextNews'({ id, requestId, score }, context) {
    const { db, clock, locale } = context;
    const inRanking = requestId === undefined ? null : await findNextInRanking(db, requestId, id);
    if (inRanking?.isKept) {
      const next = inRanking.nextId === null ? null : await findNews(db, inRanking.nextId, clock.news);
      return next && newsItemOf(next, locale, requestId!);
    }
    const from = score ?? (await getNews(context, id)).score;
    const language = await findFeedLanguage(db, locale, clock.news);
    const next = await findNextByScore(db, { newsId: id, score: from, language, clock: clock.news });
    return next && newsItemOf(next, locale, null);
  },

  async 'news/GetNewsListByRubricId'({ pageSize, random, rubricId, id = null }, context) {
    const { db, clock, locale } = context;
    const language = await findFeedLanguage(db, locale, clock.news);
    return itemsOf(
      await listOfRubric(db, clock.news, {
        rubricId,
        without: id,
        language,
        seed: seedOf(random, context),
        most: pageSize,
      }),
      context,
    );
  },

  async 'news/GetRecommendedNewsList'({ pageSize, currentNewsId, random, rubricId }, context) {
    const news = await getNews(context, currentNewsId);
    const relation = {
      news,
      terms: telltaleTerms(news.title, news.language),
      rubricId,
      seed: seedOf(random, context),
      most: pageSize,
    };
    return itemsOf(await listRelated(context.db, context.clock.news, relation), context);
  },
};

/** What the clock does not show yet is as absent as what never was. */
async function getNews({ db, clock }: RequestContext, newsId: number): Promise<NewsRow> {
  const news = await findNews(db, newsId, clock.news);
  if (!news) throw new AppError('news_not_found', { newsId });
  return news;
}

function itemsOf(rows: readonly NewsRow[], { locale }: RequestContext) {
  return rows.map((row) => newsItemOf(row, locale, null));
}

/** A random choice is the same for everybody until the clock's next step, so that it may be cached. */
function seedOf(random: boolean, { clock }: RequestContext): string | null {
  return random ? clockStep(clock) : null;
}
