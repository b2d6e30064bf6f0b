import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { findLivingStory, moveStoryReferences, recomputeStories } from '#features/news/public.server.ts';
import { insertDecision, type Decision } from './decision-queries.ts';

/** A decision that was carried out, and where its headlines stand now. */
export interface Decided {
  decisionId: number;
  storyId: number;
}

/** Fuses a story into another: its headlines go there, and every address that led to it. */
export function mergeStories(context: RequestContext, id: number, intoId: number): Promise<Decided> {
  return decide(context, async (tx) => {
    const [storyId, otherStoryId] = await getTwo(tx, id, intoId);
    const newsIds = await idsOf(
      tx,
      'update news_item set story_id = $2, is_pinned_lead = false where story_id = $1 returning id',
      [storyId, otherStoryId],
    );
    const storyIds = await idsOf(
      tx,
      'update news_story set merged_into = $2 where merged_into = $1 returning id',
      [storyId, otherStoryId],
    );
    await tx.run('update news_story set merged_into = $2 where id = $1', [storyId, otherStoryId]);
    const moved = await moveStoryReferences(tx, { from: storyId, into: otherStoryId });
    return { kind: 'merge', storyId, otherStoryId, newsIds, storyIds, moved };
  });
}

/** Takes headlines, with their reprints, out of a story: into a new one, or into `intoId`. */
export function partStory(
  context: RequestContext,
  { id, newsIds: wanted, intoId }: { id: number; newsIds: readonly number[]; intoId?: number },
): Promise<Decided> {
  return decide(context, async (tx) => {
    const [storyId, known] =
      intoId === undefined ? [await getLiving(tx, id), undefined] : await getTwo(tx, id, intoId);
    const newsIds = await getMembers(tx, storyId, wanted);
    const others = await idsOf(
      tx,
      'select id from news_item where story_id = $1 and id <> all($2::bigint[]) limit 1',
      [storyId, newsIds],
    );
    // A story is not left without headlines: fusing the two is a decision of its own.
    if (others.length === 0) throw new AppError('conflict', { storyId });
    const otherStoryId = known ?? (await openStory(tx, newsIds));
    await tx.run('update news_item set story_id = $2, is_pinned_lead = false where id = any($1::bigint[])', [
      newsIds,
      otherStoryId,
    ]);
    return { kind: 'part', storyId, otherStoryId, hasOpened: known === undefined, newsIds };
  });
}

/** Has a headline lead its story, or, given null, leaves that to the engine again. */
export function pinLead(context: RequestContext, id: number, newsId: number | null): Promise<Decided> {
  return decide(context, async (tx) => {
    const storyId = await getLiving(tx, id);
    if (newsId !== null) await getMembers(tx, storyId, [newsId]);
    const [beforeId = null] = await idsOf(
      tx,
      'select id from news_item where story_id = $1 and is_pinned_lead limit 1',
      [storyId],
    );
    if (beforeId === newsId) throw new AppError('conflict', { storyId });
    await setPinned(tx, storyId, newsId);
    return { kind: 'pin', storyId, newsIds: newsId === null ? [] : [newsId], beforeId };
  });
}

/** Takes a story out of its affair, which it never joins again. Where it opened that, the earliest other step does now. */
export function leaveAffair(context: RequestContext, id: number): Promise<Decided> {
  return decide(context, async (tx) => {
    const storyId = await getLiving(tx, id);
    const others = await idsOf(
      tx,
      `select o.id from news_story s join news_story o on o.affair_id = s.affair_id and o.id <> s.id
        where s.id = $1 and o.merged_into is null order by o.id`,
      [storyId],
    );
    const [otherStoryId] = others;
    if (otherStoryId === undefined) throw new AppError('conflict', { storyId });
    await tx.run(
      `update news_story set affair_id = $2 where affair_id = $1 and id <> $1
          and $1 = (select affair_id from news_story where id = $2)`,
      [storyId, otherStoryId],
    );
    await tx.run('update news_story set affair_id = id where id = $1', [storyId]);
    return { kind: 'leave', storyId, otherStoryId, newsIds: [] };
  });
}

/** Takes a region from a headline for good, and the region's cities with it. */
export function refuseRegion(context: RequestContext, newsId: number, yugoId: number): Promise<Decided> {
  return decide(context, async (tx) => {
    const [storyId] = await idsOf(tx, 'select story_id as id from news_item where id = $1', [newsId]);
    if (storyId === undefined) throw new AppError('news_not_found', { newsId });
    const gone = await tx.run('delete from news_item_region where news_id = $1 and yugo_id = $2', [
      newsId,
      yugoId,
    ]);
    if (gone === 0) throw new AppError('conflict', { newsId, yugoId });
    await tx.run(
      `with cities as (
         delete from news_item_region
          where news_id = $1 and yugo_id in (select c.yugo_id from city c where c.region_id = $2)
         returning yugo_id)
       insert into news_region_refused (news_id, yugo_id) select $1, $2::int union select $1, yugo_id from cities
       on conflict do nothing`,
      [newsId, yugoId],
    );
    await chooseRegion(tx, newsId);
    return { kind: 'region', storyId, newsIds: [newsId], yugoId };
  });
}

/** The region an item is listed under is one of its own. */
export async function chooseRegion(tx: Db, newsId: number): Promise<void> {
  await tx.run(
    `update news_item n set yugo_id = (select min(r.yugo_id) from news_item_region r where r.news_id = n.id)
      where n.id = $1
        and (n.yugo_id is null or not exists (select from news_item_region r where r.news_id = n.id and r.yugo_id = n.yugo_id))`,
    [newsId],
  );
}

/** At most one headline of a story is pinned. */
export async function setPinned(tx: Db, storyId: number, newsId: number | null): Promise<void> {
  await tx.run(
    'update news_item set is_pinned_lead = (id is not distinct from $2) where story_id = $1 and is_pinned_lead is distinct from (id is not distinct from $2)',
    [storyId, newsId],
  );
}

/** Runs a decision in one transaction in turn with the engine's batches, tells the stories anew and lets readers see it. */
export async function decide(
  { db, caller, now }: RequestContext,
  work: (tx: Db) => Promise<Decision>,
): Promise<Decided> {
  return db.transaction(async (tx) => {
    await tx.query('select version from news_engine for update');
    const decision = await work(tx);
    const decisionId = await insertDecision(tx, decision, { accountId: caller.accountId, now });
    const storyId = decision.otherStoryId ?? decision.storyId;
    await recomputeStories(tx, [decision.storyId, storyId]);
    await raiseDataVersion(tx);
    return { decisionId, storyId };
  });
}

/** The number a story has now; one that is not there is refused. */
export async function getLiving(tx: Db, id: number): Promise<number> {
  const storyId = await findLivingStory(tx, id);
  if (storyId === null) throw new AppError('news_not_found', { storyId: id });
  return storyId;
}

async function getTwo(tx: Db, id: number, intoId: number): Promise<[number, number]> {
  const [storyId, otherId] = [await getLiving(tx, id), await getLiving(tx, intoId)];
  if (storyId === otherId) throw new AppError('conflict', { storyId });
  return [storyId, otherId];
}

/** The headlines with their reprints in the story; one that stands elsewhere by now is a conflict. */
async function getMembers(tx: Db, storyId: number, wanted: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number; isWanted: boolean }>(
    `select id, id = any($2::bigint[]) as "isWanted" from news_item
      where story_id = $1 and (id = any($2::bigint[]) or reprint_of = any($2::bigint[]))`,
    [storyId, wanted],
  );
  if (rows.filter(({ isWanted }) => isWanted).length < new Set(wanted).size)
    throw new AppError('conflict', { storyId });
  return rows.map(({ id }) => id);
}

async function openStory(tx: Db, newsIds: readonly number[]): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into news_story (language) select language from news_item where id = any($1::bigint[])
      group by language order by count(*) desc, language limit 1 returning id`,
    [newsIds],
  );
  await tx.run('update news_story set affair_id = id where id = $1', [row!.id]);
  return row!.id;
}

async function idsOf(tx: Db, sql: string, values: readonly unknown[]): Promise<number[]> {
  return (await tx.query<{ id: number }>(sql, values)).map(({ id }) => id);
}
