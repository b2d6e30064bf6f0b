import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { storyContract } from '../../contract/story-calls.ts';
import { nameOf } from '../../domain/feed/name-of.ts';
import { findRubric } from '../../domain/feed/rubrics.ts';
import { telltaleTerms } from '#newsengine/text/search-terms.ts';
import { leisureShares } from '#newsengine/rubrics/rubric.ts';
import { readEmbeddings } from '../embeddings/embedding-queries.ts';
import { countEntities } from '../entities/count-entities.ts';
import { listMentions, listPlaceNames } from '../entities/entity-queries.ts';
import { newsItemOf, type NewsRow } from '../feed/news-columns.ts';
import { findNews } from '../item/item-queries.ts';
import { listSteps } from './affair-queries.ts';
import { orderByMeaning } from './order-by-meaning.ts';
import { listSimilarStories, type SimilarRow } from './similar-queries.ts';
import { daysOf, headlinesOf, toneOf } from './story-answer.ts';
import { figuresOf, summaryOf } from './summary-of.ts';
import {
  findLivingStory,
  findStoryState,
  listHeadlines,
  listRevisions,
  listStoryHours,
  type StateRow,
} from './story-queries.ts';

const hourMs = 3_600_000;
const maxEntities = 24;
const maxSimilar = 6;
/** Where vectors order them: so many are ordered, of which the first are shown. */
const orderedSimilar = 18;
/** Entities of a story by which others are found; beyond these a name says little of it. */
const tellingEntities = 8;

/** Handlers of the calls about stories. */
export const storyRoutes: Routes<typeof storyContract> = {
  async 'news/getStory'({ id }, context) {
    const { db, clock, locale, config } = context;
    const { state, lead } = await getStory(context, id);
    const rows = await listHeadlines(db, state.storyId, clock.news);
    const newsIds = rows.map(({ newsId }) => newsId);
    const mentions = await listMentions(db, newsIds, locale);
    const revisions = await listRevisions(db, newsIds, clock.news);
    const hours = await listStoryHours(db, state.storyId, clock.news);
    const entities = countEntities(mentions, config.COMPANY_CHECK_URL);
    const entityIds = entities.slice(0, tellingEntities).map((entity) => entity.id);
    const steps = await listSteps(db, state.storyId, clock.news);
    const ownSteps = new Set(steps.map(({ storyId }) => storyId));
    const similar = await similarOf(state, lead, entityIds, context);
    return {
      ...headOf(state, lead, context),
      places: await listPlaceNames(db, state.yugoIds, locale),
      headlines: headlinesOf(rows, mentions, revisions),
      summary: summaryOf(rows),
      figures: figuresOf(rows),
      days: daysOf(hours),
      entities: entities.slice(0, maxEntities),
      tone: toneOf(hours),
      steps: steps.length > 1 ? steps.map(briefOf) : [],
      similar: similar.filter(({ storyId }) => !ownSteps.has(storyId)),
    };
  },
};

/** A story that the clock does not show yet is as absent as one that never was. */
async function getStory(
  { db, clock }: RequestContext,
  id: number,
): Promise<{ state: StateRow; lead: NewsRow }> {
  const storyId = await findLivingStory(db, id);
  const state = storyId === null ? null : await findStoryState(db, storyId, clock.news);
  const lead = state && (await findNews(db, state.leadId, clock.news));
  if (!state || !lead) throw new AppError('news_not_found', { storyId: id });
  return { state, lead };
}

function headOf(state: StateRow, lead: NewsRow, { clock, locale }: RequestContext) {
  const { storyId, rubricId, itemCount, sourceCount, reprintCount, popularity, isHot } = state;
  return {
    storyId,
    rubricId,
    itemCount,
    sourceCount,
    reprintCount,
    popularity,
    isHot,
    rubric: rubricId === null ? null : (findRubric(rubricId, locale)?.name ?? null),
    lead: newsItemOf(lead, locale, null),
    firstAt: state.firstAt.toISOString(),
    latestAt: state.latestAt.toISOString(),
    why: {
      sources: sourceCount,
      authority: state.authority,
      freshnessHours: (clock.news.getTime() - state.latestAt.getTime()) / hourMs,
      growth: state.growth,
      isLeisure: rubricId !== null && leisureShares.get(rubricId) === 1,
    },
  };
}

async function similarOf(
  state: StateRow,
  lead: NewsRow,
  entityIds: readonly number[],
  { db, clock, locale, config }: RequestContext,
) {
  const model = config.EMBEDDINGS_MODEL;
  const rows = await listSimilarStories(db, {
    storyId: state.storyId,
    entityIds,
    terms: telltaleTerms(lead.title, lead.language),
    language: lead.language,
    from: state.firstAt,
    until: state.latestAt,
    clock: clock.news,
    most: model === undefined ? maxSimilar : orderedSimilar,
  });
  const ordered = model === undefined ? rows : await orderedBy(db, model, lead.newsId, rows);
  return ordered.slice(0, maxSimilar).map(({ shared, leadId: _lead, likeness: _likeness, ...row }) => ({
    ...briefOf(row),
    shared: shared.map((names) => nameOf(names, locale)),
  }));
}

async function orderedBy(db: Db, model: string, leadId: number, rows: readonly SimilarRow[]) {
  const vectors = await readEmbeddings(db, model, [leadId, ...rows.map((row) => row.leadId)]);
  return orderByMeaning(rows, leadId, vectors);
}

function briefOf<Row extends { firstAt: Date; latestAt: Date }>(row: Row) {
  return { ...row, firstAt: row.firstAt.toISOString(), latestAt: row.latestAt.toISOString() };
}
