import { listPlaces } from '#statistics/places/place-queries.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { endsOf, summarise } from '../../domain/values/summarise.ts';
import { needsAllRegions } from '../../domain/view/choices.ts';
import type { ChosenMeasure } from './choose-measures.ts';
import type { Summed } from './conclude.ts';
import { readValues } from './read-values.ts';
import type { DescribedView } from './view-words.ts';

/** A view with the measures it was read by. */
export interface SummedView extends DescribedView {
  chosenMeasures: readonly ChosenMeasure[];
  series: readonly Summed[];
}

/** What a map or a scatter of a view lays beside one another. */
export type AllRegions = Pick<SummedView, 'places' | 'series' | 'ends'>;

/** A change looks back by one year, residents by two: so much is read before the newest value. */
const daysBefore = 3 * 366;
/** A map has one indicator, a scatter two. */
const maxShown = 2;

/**
 * All regions at the end of a view, whichever were chosen: of the view itself where it has them, else by one statement
 * over the last years. Null where that is not enough: an index counts from the first value.
 */
export async function readAllRegions(
  view: SummedView,
  { db, locale, clock }: Pick<RequestContext, 'db' | 'locale' | 'clock'>,
): Promise<AllRegions | null> {
  const { asked, chosenMeasures, chosen, ends } = view;
  if (needsAllRegions(asked.form)) return view;
  const all = await listPlaces(db, locale);
  const ids = new Set(chosen.map(({ yugoId }) => yugoId));
  const others = all.filter(({ kind, yugoId }) => kind === 'region' && !ids.has(yugoId));
  if (others.length === 0) return view;
  if (ends === null || asked.transform === 'index') return null;
  const places = [...chosen, ...others.map((place) => ({ ...place, isNamed: false, isChosen: false }))];
  const read = await readValues(db, {
    measures: chosenMeasures.slice(0, maxShown),
    places,
    from: asked.from ?? null,
    to: asked.to ?? null,
    transform: asked.transform,
    asOf: clock.day,
    since: addDays(ends.last, -daysBefore),
  });
  const endsBy = chosenMeasures.map((_, at) =>
    endsOf(read.filter(({ measure }) => measure === at).map(({ values }) => values)),
  );
  const series = read.map((each) => ({ ...each, ...summarise(each.values, endsBy[each.measure] ?? null) }));
  return { places, series, ends: endsBy[0] ?? null };
}
