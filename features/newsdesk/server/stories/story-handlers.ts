import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { findLivingStory, listSimilarStories } from '#features/news/public.server.ts';
import { searchQuery, telltaleTerms } from '#newsengine/text/search-terms.ts';
import type { storyDeskContract } from '../../contract/story-calls.ts';
import { listCorrections, settleCorrections } from './correction-queries.ts';
import { leaveAffair, mergeStories, partStory, pinLead, refuseRegion } from './decide-stories.ts';
import { listDecisions } from './decision-queries.ts';
import {
  countSteps,
  findStories,
  listHeadlines,
  listNamed,
  searchStories,
  type StoryRow,
} from './story-queries.ts';
import { undoDecision } from './undo-decision.ts';

const maxNear = 8;

/** Handlers of the calls by which editors correct stories. */
export const storyDeskRoutes: Routes<typeof storyDeskContract> = {
  async 'newsdesk/getStory'({ id }, context) {
    const { db, locale } = context;
    const storyId = await findLivingStory(db, id);
    const [story] = storyId === null ? [] : await findStories(db, [storyId]);
    if (!story) throw new AppError('news_not_found', { storyId: id });
    const decisions = await listDecisions(db, story.storyId);
    const headlines = await listHeadlines(db, story.storyId);
    return {
      ...briefOf(story),
      leadId: story.leadId,
      affairSteps: await countSteps(db, story.storyId),
      headlines: headlines.map(({ date, ...each }) => ({ ...each, date: date.toISOString() })),
      near: (await listNear(context, story)).map(briefOf),
      decisions: decisions.map(({ names, decidedAt, undoneAt, ...each }) => ({
        ...each,
        region: nameIn(names, locale),
        decidedAt: decidedAt.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
      })),
    };
  },

  async 'newsdesk/findStories'({ text }, { db, clock, locale }) {
    const known = /^(?:#?|\S*\/story\/)(\d{1,15})(?:[?#]\S*)?$/.exec(text);
    const question = known ? null : searchQuery(text, locale);
    const ids = question === null ? [] : await searchStories(db, { question, clock: clock.news });
    const living = known ? await findLivingStory(db, Number(known[1])) : null;
    return (await findStories(db, living === null ? ids : [living])).map(briefOf);
  },

  'newsdesk/mergeStories': ({ id, intoId }, context) => mergeStories(context, id, intoId),
  'newsdesk/splitStory': ({ id, newsIds }, context) => partStory(context, { id, newsIds }),
  'newsdesk/moveHeadlines': (wanted, context) => partStory(context, wanted),
  'newsdesk/pinLead': ({ id, newsId }, context) => pinLead(context, id, newsId),
  'newsdesk/leaveAffair': ({ id }, context) => leaveAffair(context, id),
  'newsdesk/undoDecision': ({ id }, context) => undoDecision(context, id),

  async 'newsdesk/getCorrections'(_, { db, locale }) {
    return (await listCorrections(db)).map(({ names, latestAt, ...each }) => ({
      ...each,
      region: nameIn(names, locale),
      latestAt: latestAt.toISOString(),
    }));
  },

  async 'newsdesk/settleCorrection'({ isAccepted, ...correction }, context) {
    return context.db.transaction(async (tx) => {
      const answer = { isAccepted, accountId: context.caller.accountId, now: context.now };
      if (!(await settleCorrections(tx, correction, answer)))
        throw new AppError('not_found', { newsId: correction.newsId });
      const decisionId = isAccepted ? await carryOut({ ...context, db: tx }, correction) : null;
      return { ok: true, decisionId };
    });
  },
};

/** Does what readers ask for: the headline loses the region or gets a story of its own, or its story leaves the affair. */
async function carryOut(
  context: RequestContext,
  { newsId, yugoId, ofAffair }: { newsId: number; yugoId: number | null; ofAffair: boolean },
): Promise<number> {
  if (yugoId !== null) return (await refuseRegion(context, newsId, yugoId)).decisionId;
  const [row] = await context.db.query<{ id: number | null }>(
    'select story_id as id from news_item where id = $1',
    [newsId],
  );
  if (row?.id == null) throw new AppError('conflict', { newsId });
  if (ofAffair) return (await leaveAffair(context, row.id)).decisionId;
  return (await partStory(context, { id: row.id, newsIds: [newsId] })).decisionId;
}

async function listNear({ db, now }: RequestContext, story: StoryRow): Promise<StoryRow[]> {
  const similar = await listSimilarStories(db, {
    storyId: story.storyId,
    entityIds: await listNamed(db, story.storyId),
    terms: telltaleTerms(story.title, story.language),
    language: story.language,
    from: story.firstAt,
    until: story.latestAt,
    clock: now,
    most: maxNear,
  });
  return findStories(
    db,
    similar.map(({ storyId }) => storyId),
  );
}

/** A story as lists tell it. */
export function briefOf({ storyId, title, language, itemCount, latestAt }: StoryRow) {
  return { storyId, title, language, itemCount, latestAt: latestAt.toISOString() };
}

function nameIn(names: Readonly<Record<string, string>> | null, locale: string): string | null {
  return names === null ? null : (names[locale] ?? names['en'] ?? names['ru'] ?? null);
}
