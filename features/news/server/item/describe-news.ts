import type { RequestContext } from '#platform/server/context.ts';
import { findQuotes } from '../../domain/feed/wording/find-quotes.ts';
import { markTitle } from '../../domain/feed/wording/mark-title.ts';
import { paragraphsOf, shownText } from '../../domain/feed/wording/shown-text.ts';
import { countEntities } from '../entities/count-entities.ts';
import { listMentions, listPlaceNames } from '../entities/entity-queries.ts';
import type { NewsRow } from '../feed/news-columns.ts';
import { listRevisions } from '../story/story-queries.ts';
import { getAnalysis, listCopies } from './analysis-queries.ts';

/** What is known of an item beyond its row: analysis, text, copies, earlier wordings. */
export async function describeNews(
  { newsId, title }: NewsRow,
  { db, clock, locale, config }: RequestContext,
) {
  const { yugoIds, originalId, html, origin, licence, ...analysis } = await getAnalysis(db, newsId);
  const mentions = await listMentions(db, [newsId], locale);
  const [original, ...reprints] = (await listCopies(db, originalId, clock.news)).map(
    ({ publishedAt, ...copy }) => ({ ...copy, date: publishedAt.toISOString() }),
  );
  const revisions = await listRevisions(db, [newsId], clock.news);
  return {
    analysis: {
      ...analysis,
      places: await listPlaceNames(db, yugoIds, locale),
      marks: markTitle(title, mentions),
      entities: countEntities(mentions, config.COMPANY_CHECK_URL),
    },
    text:
      html === null || origin === null
        ? null
        : { html: shownText(html, locale), origin, licence, quotes: findQuotes(paragraphsOf(html)) },
    copies: original === undefined || reprints.length === 0 ? null : { original, reprints },
    earlierTitles: revisions.map((revision) => ({
      until: revision.until.toISOString(),
      title: revision.title,
    })),
  };
}
