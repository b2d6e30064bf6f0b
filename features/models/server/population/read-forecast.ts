import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { readSource } from '#statistics/source-queries.ts';
import { historyOfPlace } from '../../domain/population/history-of-place.ts';
import type { Variant } from '../../domain/population/variants.ts';
import { populationEditions } from '../../domain/population/population-editions.ts';
import { writeResult } from '../../domain/population/write-result.ts';
import { readStart } from './read-start.ts';
import { readUnitedNations } from './read-united-nations.ts';

interface Asked {
  yugoId: number;
  variant: Variant;
  horizonYears: number;
}

/** The projection of a place by a variant, with everything a page needs to run others by itself. */
export async function readForecast({ yugoId, variant, horizonYears }: Asked, context: RequestContext) {
  const { place, years, newest, known } = await readStart(yugoId, context);
  const history = historyOfPlace(years);
  const params = known && { ...known.variants[variant], horizonYears };
  const baseYear = known?.start.baseYear ?? history.years.at(-1) ?? 0;
  return {
    yugoId,
    name: place.shortName,
    isCountry: yugoId === federalYugoId,
    variant,
    start: known?.start ?? null,
    variants: known?.variants ?? null,
    older: known?.older ?? [],
    result:
      known &&
      params &&
      writeResult(populationEditions[0].runPopulation(known.start, params), null, known.start),
    history: {
      ...history,
      e0Male: history.e0Male.map(finiteOrNull),
      e0Female: history.e0Female.map(finiteOrNull),
    },
    unitedNations: await readUnitedNations(context, baseYear - 5, baseYear + horizonYears),
    source: await readSource(context.db, newest, context.locale),
    meta: metaOf(context, populationEditions[0].version),
  };
}

/** What every answer of this model says of itself. */
export function metaOf({ clock }: Pick<RequestContext, 'clock'>, modelVersion: number) {
  return {
    model: 'population',
    modelVersion,
    dataAsOf: clock.day,
  };
}

function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
