import { breaksOf } from '#statistics/indicators/series-breaks.ts';
import type { readSources } from '#statistics/source-queries.ts';
import { canBe, isInPoints } from '../../domain/values/transforms-of.ts';
import { transforms, type Transform } from '../../domain/view/choices.ts';
import type { ChosenMeasure } from './choose-measures.ts';
import { measuredOf, transformOf, type ReadSeries } from './read-values.ts';
import { shownUnit, type Speech } from './shown-unit.ts';

interface Means {
  asked: Transform;
  sources: Awaited<ReturnType<typeof readSources>>;
}

/** What must be known of an indicator to read its values: unit, transforms, parts, sources, breaks. */
export function shownMeasure(
  measure: ChosenMeasure,
  series: readonly ReadSeries[],
  { asked, sources }: Means,
  speech: Speech,
) {
  const measured = measuredOf(measure);
  const transform = transformOf(measure, asked);
  const days = [...new Set(series.flatMap((each) => each.days))].sort();
  return {
    ...shownUnit(measure, transform, speech),
    indicator: measure.indicator,
    dims: measure.dims,
    transform,
    inPoints: isInPoints(transform, measured),
    possible: transforms.filter((each) => canBe(each, measured)),
    choices: measure.choices,
    sources: newestOf(series).map(sources),
    breaks: breaksOf(measure.indicator.indicator, days),
  };
}

/** Every source of some series once, with the newest day on which a value of it became known. */
function newestOf(series: readonly ReadSeries[]): NonNullable<ReadSeries['newest']>[] {
  const newest = new Map<string, NonNullable<ReadSeries['newest']>>();
  for (const { newest: figure } of series) {
    if (figure === null) continue;
    const key = `${figure.source} ${figure.sample}`;
    if ((newest.get(key)?.knownAt ?? '') < figure.knownAt) newest.set(key, figure);
  }
  return [...newest.values()];
}
