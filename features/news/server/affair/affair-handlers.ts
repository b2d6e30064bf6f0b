import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { affairContract } from '../../contract/affair-calls.ts';
import { countEntities } from '../entities/count-entities.ts';
import { listMentions } from '../entities/entity-queries.ts';
import { listSteps } from '../story/affair-queries.ts';
import { findLivingStory, listRevisions } from '../story/story-queries.ts';
import { findAffairId, listAffairHeadlines } from './affair-queries.ts';
import { findAround } from './around-affair.ts';
import {
  chooseSteps,
  daysOf,
  figuresOf,
  firstsOf,
  headlineOf,
  outletsOf,
  rubricsOf,
  stepsOf,
} from './tell-affair.ts';

const maxEntities = 8;
const maxFirsts = 6;
const maxHeadlines = 100;
/** Whom it names in most headlines: others that name two of them lie near. */
const maxActors = 4;

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
    const mentions = await listMentions(db, newsIds, locale);
    const named = countEntities(mentions, config.COMPANY_CHECK_URL);
    const around = await findAround(db, {
      affairId,
      // An outlet of sports is not silent on politics.
      rubrics: rubricsOf(headlines),
      actors: named.slice(0, maxActors).map((entity) => entity.id),
      language: greatest.language,
      writing: outlets.map(({ sourceId }) => sourceId),
      from: first.publishedAt,
      to: latest.publishedAt,
      clock: clock.news,
    });
    return {
      affairId,
      title: greatest.title,
      language: greatest.language,
      storyId: greatest.storyId,
      firstAt: first.publishedAt.toISOString(),
      latestAt: latest.publishedAt.toISOString(),
      itemCount: headlines.length,
      sourceCount: outlets.length,
      days: daysOf(headlines, around.outletsRead),
      steps,
      minorCount: stories.length - chosen.length,
      figures: figuresOf(headlines),
      firsts: firstsOf(steps).slice(0, maxFirsts),
      silent: around.silent,
      silentFrom: dayAt(around.silentFrom),
      entities: named.slice(0, maxEntities),
      headlines: headlines.slice(-maxHeadlines).toReversed().map(headlineOf),
      nearby: around.nearby.map((story) => ({ ...story, firstAt: story.firstAt.toISOString() })),
    };
  },
};
