import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { affairContract } from '../../contract/affair-calls.ts';
import { countEntities } from '../entities/count-entities.ts';
import { listMentions } from '../entities/entity-queries.ts';
import { listSteps } from '../story/affair-queries.ts';
import { findLivingStory, listRevisions } from '../story/story-queries.ts';
import { findAffairId, listAffairHeadlines, listSilentOutlets } from './affair-queries.ts';
import { chooseSteps, daysOf, figuresOf, firstsOf, outletsOf, rubricsOf, stepsOf } from './tell-affair.ts';

const maxEntities = 8;
const maxFirsts = 6;
const maxSilent = 6;
/** Silence is counted over so many days at most: of a season every outlet has written something. */
const silentDaysMs = 14 * 86_400_000;

/** Handlers of the calls about affairs. */
export const affairRoutes: Routes<typeof affairContract> = {
  async 'news/getAffair'({ id }, { db, clock, locale, config }) {
    const living = await findLivingStory(db, id);
    const affairId = living === null ? null : await findAffairId(db, living);
    const headlines = affairId === null ? [] : await listAffairHeadlines(db, affairId, clock.news);
    const stories = living === null ? [] : await listSteps(db, living, clock.news);
    const [first, latest] = [headlines[0], headlines.at(-1)];
    const greatest = stories.toSorted((one, other) => other.sourceCount - one.sourceCount)[0];
    if (affairId === null || !first || !latest || !greatest)
      throw new AppError('news_not_found', { storyId: id });
    const chosen = chooseSteps(stories);
    const newsIds = headlines.map(({ newsId }) => newsId);
    const steps = stepsOf(chosen, headlines, await listRevisions(db, newsIds, clock.news));
    const outlets = outletsOf(headlines);
    const silentFrom = new Date(
      Math.max(first.publishedAt.getTime(), latest.publishedAt.getTime() - silentDaysMs),
    );
    const silent = await listSilentOutlets(db, {
      language: greatest.language,
      // An outlet of sports is not silent on politics.
      rubrics: rubricsOf(headlines),
      from: silentFrom,
      to: latest.publishedAt,
      writing: outlets.map(({ sourceId }) => sourceId),
      limit: maxSilent,
    });
    const mentions = await listMentions(db, newsIds, locale);
    return {
      affairId,
      title: greatest.title,
      language: greatest.language,
      storyId: greatest.storyId,
      firstAt: first.publishedAt.toISOString(),
      latestAt: latest.publishedAt.toISOString(),
      itemCount: headlines.length,
      sourceCount: outlets.length,
      days: daysOf(headlines),
      steps,
      minorCount: stories.length - chosen.length,
      figures: figuresOf(headlines),
      firsts: firstsOf(steps).slice(0, maxFirsts),
      silent,
      silentFrom: dayAt(silentFrom),
      entities: countEntities(mentions, config.COMPANY_CHECK_URL).slice(0, maxEntities),
    };
  },
};
