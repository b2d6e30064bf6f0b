import { readCourses } from '#statistics/series/course-lists.ts';
import type { Indicator } from '#statistics/shapes/indicator.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { explorerContract } from '../../contract.ts';

type Related = HandlerOutput<typeof explorerContract, 'explore/getIndicator'>['related'];

/** So many values draw a trend in the size of a word. */
const maxValues = 40;

/** Indicators that stand near another, each with how it went in the country; one statement for all of them. */
export async function readRelated(
  near: readonly Indicator[],
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
): Promise<Related> {
  const courses = await readCourses(
    db,
    near.map(({ indicator }) => ({ indicator, dims: '' })),
    [federalYugoId],
    clock.day,
  );
  return near.map(({ indicator, name, unit, period }) => {
    const figures = courses.find((course) => course.indicator === indicator)?.figures ?? [];
    return {
      indicator,
      name,
      unit,
      period,
      first: figures[0]?.day ?? null,
      last: figures.at(-1)?.day ?? null,
      values: figures.slice(-maxValues).map(({ value }) => value),
      sample: figures.some(({ sample }) => sample),
    };
  });
}
