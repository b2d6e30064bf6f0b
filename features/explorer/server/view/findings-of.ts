import { readFindings } from '#statistics/findings/finding-queries.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { ChosenMeasure } from './choose-measures.ts';
import type { ViewPlace } from './choose-places.ts';

/** What the import's checks say of values of the chosen places, with the measure they belong to. */
export async function findingsOf(
  measures: readonly ChosenMeasure[],
  places: readonly ViewPlace[],
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
) {
  const found = await readFindings(
    db,
    measures.map(({ indicator }) => indicator.indicator),
    places.filter(({ isChosen }) => isChosen).map(({ yugoId }) => yugoId),
    clock.day,
  );
  return found.flatMap(({ id: _id, indicator, dims, source: _source, ...finding }) => {
    const measure = measures.findIndex(
      (each) => each.indicator.indicator === indicator && each.dims === dims,
    );
    return measure < 0 ? [] : [{ ...finding, measure }];
  });
}
