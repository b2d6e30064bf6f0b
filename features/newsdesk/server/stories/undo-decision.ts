import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { findLivingStory, recomputeStories, returnReferences } from '#features/news/public.server.ts';
import { chooseRegion, setPinned, type Decided } from './decide-stories.ts';
import { findPlace, setPlace, setRubric } from './front-decisions.ts';
import { getStandingDecision, markUndone } from './decision-queries.ts';

type Standing = Awaited<ReturnType<typeof getStandingDecision>>;

/** Takes a decision back: its headlines return, as long as nobody has moved them on since. */
export function undoDecision({ db, caller, now }: RequestContext, id: number): Promise<Decided> {
  return db.transaction(async (tx) => {
    await tx.query('select version from news_engine for update');
    const decision = await getStandingDecision(tx, id);
    const changed = await takeBack[decision.kind](tx, decision);
    await markUndone(tx, id, { accountId: caller.accountId, now });
    await recomputeStories(tx, changed);
    await raiseDataVersion(tx);
    return { decisionId: id, storyId: changed[0] ?? decision.storyId };
  });
}

/** Each gives the stories it changed, first the one the headlines are in again. */
const takeBack: Record<Standing['kind'], (tx: Db, decision: Standing) => Promise<number[]>> = {
  async merge(tx, decision) {
    const from = await getPlace(tx, decision);
    const { storyId, newsIds, storyIds, moved } = decision;
    await tx.run('update news_story set merged_into = null where id = $1', [storyId]);
    await tx.run('update news_story set merged_into = $1 where id = any($2::bigint[])', [storyId, storyIds]);
    await moveBack(tx, newsIds, storyId);
    if (moved !== null) await returnReferences(tx, moved, { from, into: storyId });
    return [storyId, from];
  },

  async part(tx, decision) {
    const from = await getPlace(tx, decision);
    const storyId = (await findLivingStory(tx, decision.storyId)) ?? decision.storyId;
    await moveBack(tx, decision.newsIds, storyId);
    // A story that began with the decision and has nothing left leads back to where its headlines are.
    if (decision.hasOpened)
      await tx.run(
        `update news_story s set merged_into = $2
          where (s.id = $1 or s.merged_into = $1) and not exists (select from news_item n where n.story_id = $1)`,
        [from, storyId],
      );
    return [storyId, from];
  },

  async leave(tx, { storyId: decided, otherStoryId }) {
    const storyId = (await findLivingStory(tx, decided)) ?? decided;
    const other = otherStoryId === null ? null : await findLivingStory(tx, otherStoryId);
    if (other === null) throw new AppError('conflict', { storyId });
    await tx.run(
      'update news_story s set affair_id = coalesce(o.affair_id, o.id) from news_story o where s.id = $1 and o.id = $2',
      [storyId, other],
    );
    return [storyId];
  },

  async pin(tx, { storyId: decided, newsIds, beforeId }) {
    const storyId = (await findLivingStory(tx, decided)) ?? decided;
    const [leading] = await tx.query<{ id: number }>(
      'select id from news_item where story_id = $1 and is_pinned_lead',
      [storyId],
    );
    if ((leading?.id ?? null) !== (newsIds[0] ?? null)) throw new AppError('conflict', { storyId });
    await setPinned(tx, storyId, beforeId);
    return [storyId];
  },

  async rubric(tx, { storyId: decided, value, valueBefore }) {
    const storyId = (await findLivingStory(tx, decided)) ?? decided;
    const [story] = await tx.query<{ chosen: number | null }>(
      'select chosen_rubric_id as chosen from news_story where id = $1',
      [storyId],
    );
    if (story?.chosen !== value) throw new AppError('conflict', { storyId });
    await setRubric(tx, storyId, { from: value, to: valueBefore });
    return [storyId];
  },

  async place(tx, { storyId: decided, value, valueBefore, frontDay }) {
    const storyId = (await findLivingStory(tx, decided)) ?? decided;
    const place = await findPlace(tx, storyId, frontDay!);
    if (place !== value) throw new AppError('conflict', { storyId });
    await setPlace(tx, storyId, valueBefore, frontDay!);
    return [storyId];
  },

  keep: async (_, { storyId }) => [storyId],

  async region(tx, { id, newsIds: [newsId = 0], yugoId }) {
    // Cities went with their region and come back with it; one that was taken by itself stays taken.
    const [row] = await tx.query<{ storyId: number }>(
      `with freed as (
         delete from news_region_refused r
          where r.news_id = $1 and (r.yugo_id = $2 or r.yugo_id in (select c.yugo_id from city c where c.region_id = $2))
            and not exists (select from news_decision d where d.kind = 'region' and d.undone_at is null and d.id <> $3
                                                          and d.yugo_id = r.yugo_id and r.news_id = any(d.news_ids))
         returning r.yugo_id),
       back as (
         insert into news_item_region (news_id, yugo_id, published_at)
         select n.id, f.yugo_id, n.published_at from news_item n, freed f where n.id = $1 on conflict do nothing)
       select story_id as "storyId" from news_item where id = $1`,
      [newsId, yugoId, id],
    );
    if (!row) throw new AppError('conflict', { newsId });
    await chooseRegion(tx, newsId);
    return [row.storyId];
  },
};

/** The one story where all the decision's headlines still are; anything else is a conflict. */
async function getPlace(tx: Db, { newsIds, otherStoryId, storyId }: Standing): Promise<number> {
  const expected = otherStoryId === null ? null : await findLivingStory(tx, otherStoryId);
  const places = await tx.query<{ id: number; count: number }>(
    'select story_id as id, count(*)::int as count from news_item where id = any($1::bigint[]) group by story_id',
    [newsIds],
  );
  const [place] = places;
  if (!place || places.length > 1 || place.id !== expected || place.count < newsIds.length)
    throw new AppError('conflict', { storyId });
  return place.id;
}

async function moveBack(tx: Db, newsIds: readonly number[], storyId: number): Promise<void> {
  await tx.run('update news_item set story_id = $2, is_pinned_lead = false where id = any($1::bigint[])', [
    newsIds,
    storyId,
  ]);
}
