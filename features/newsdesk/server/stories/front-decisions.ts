import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { decide, getLiving, type Decided } from './decide-stories.ts';

/** Gives a story its rubric whatever its headlines say, or, given null, leaves that to the engine again. */
export function chooseRubric(context: RequestContext, id: number, rubricId: number | null): Promise<Decided> {
  return decide(context, async (tx) => {
    const storyId = await getLiving(tx, id);
    const [story] = await tx.query<{ before: number | null }>(
      'select chosen_rubric_id as before from news_story where id = $1',
      [storyId],
    );
    const valueBefore = story?.before ?? null;
    if (valueBefore === rubricId) throw new AppError('conflict', { storyId });
    await setRubric(tx, storyId, { from: valueBefore, to: rubricId });
    return { kind: 'rubric', storyId, newsIds: [], value: rubricId, valueBefore };
  });
}

/** Gives a story its place on the front page of the clock's day: 1 leads, 0 is behind the page, null leaves it to the engine. */
export function placeStory(context: RequestContext, id: number, place: number | null): Promise<Decided> {
  const frontDay = dayAt(context.clock.news);
  return decide(context, async (tx) => {
    const storyId = await getLiving(tx, id);
    const valueBefore = await findPlace(tx, storyId, frontDay);
    if (valueBefore === place) throw new AppError('conflict', { storyId });
    await setPlace(tx, storyId, place, frontDay);
    return { kind: 'place', storyId, newsIds: [], value: place, valueBefore, frontDay };
  });
}

/** Says that a headline belongs to its story: it is not asked about again. */
export function keepHeadline(context: RequestContext, newsId: number): Promise<Decided> {
  return decide(context, async (tx) => {
    const [item] = await tx.query<{ storyId: number | null; isKept: boolean }>(
      `select story_id as "storyId", exists (select from news_decision d
                where d.kind = 'keep' and d.undone_at is null and d.story_id = n.story_id and n.id = any(d.news_ids)) as "isKept"
         from news_item n where n.id = $1`,
      [newsId],
    );
    if (!item || item.storyId === null) throw new AppError('news_not_found', { newsId });
    if (item.isKept) throw new AppError('conflict', { newsId });
    return { kind: 'keep', storyId: item.storyId, newsIds: [newsId] };
  });
}

/** Gives a story's headlines the rubric an editor chose, or takes it from them; what each was judged by itself stays. */
export async function setRubric(
  tx: Db,
  storyId: number,
  { from, to }: { from: number | null; to: number | null },
): Promise<void> {
  await tx.run('update news_story set chosen_rubric_id = $2 where id = $1', [storyId, to]);
  if (from === null)
    await tx.run(
      'update news_item set judged_rubric_id = rubric_id where story_id = $1 and judged_rubric_id is null and rubric_id is not null',
      [storyId],
    );
  // Judged to have none: the rubric it has now was the editor's.
  if (to === null)
    await tx.run(
      'update news_item set rubric_id = null where story_id = $1 and judged_rubric_id is null and rubric_id is not null',
      [storyId],
    );
}

/** The place an editor gave a story on the front page of a day, null where nobody did. */
export async function findPlace(tx: Db, storyId: number, day: string): Promise<number | null> {
  const [row] = await tx.query<{ place: number }>(
    'select front_place as place from news_story where id = $1 and front_day = $2::date',
    [storyId, day],
  );
  return row?.place ?? null;
}

/** Puts a story in a place on the front page of a day, or frees it. */
export async function setPlace(tx: Db, storyId: number, place: number | null, day: string): Promise<void> {
  await tx.run(
    `update news_story set front_place = $2::smallint, front_day = case when $2::smallint is null then null else $3::date end,
            front_at = case when $2::smallint is null then null else now() end
      where id = $1`,
    [storyId, place, day],
  );
}
