import type { Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { explorerContract } from '../../contract.ts';
import { needsAllRegions } from '../../domain/view/choices.ts';
import type { ChosenMeasure } from './choose-measures.ts';
import { choosePlaces, type ViewPlace } from './choose-places.ts';
import { readValues, type ReadSeries } from './read-values.ts';

type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale'>;
type Asked = Input<typeof explorerContract, 'explore/getView'>;

interface Placed {
  places: ViewPlace[];
  /** The words they were made of. */
  words: string[];
  series: ReadSeries[];
}

const country = String(federalYugoId);
const allRegions = `in-${federalYugoId}`;

/** The places asked for with their values. Where none is said: the country, or all regions where it has no values or one place is too few. */
export async function readPlaces(
  asked: Asked,
  measures: readonly ChosenMeasure[],
  context: Asking,
): Promise<Placed> {
  if (asked.places.length > 0) return readAt(asked.places, asked, measures, context);
  const isOfOne = asked.form === 'line' || asked.form === 'table';
  const usual = await readAt(isOfOne ? [country] : [country, allRegions], asked, measures, context);
  const isKnown = usual.series.some(({ yugoId, days }) => yugoId === federalYugoId && days.length > 0);
  return isKnown ? usual : readAt([allRegions], asked, measures, context);
}

async function readAt(
  words: string[],
  asked: Asked,
  measures: readonly ChosenMeasure[],
  context: Asking,
): Promise<Placed> {
  const { chosen, all } = await choosePlaces(words, context);
  const ids = new Set(chosen.map(({ yugoId }) => yugoId));
  const others = needsAllRegions(asked.form)
    ? all.filter(({ kind, yugoId }) => kind === 'region' && !ids.has(yugoId))
    : [];
  const places = [
    ...chosen.map((place) => ({ ...place, isChosen: true })),
    ...others.map((place) => ({ ...place, isNamed: false, isChosen: false })),
  ];
  const series = await readValues(context.db, {
    measures,
    places,
    from: asked.from ?? null,
    to: asked.to ?? null,
    transform: asked.transform,
    asOf: context.clock.day,
  });
  return { places, words, series };
}
