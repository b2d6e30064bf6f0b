import { findFinding, type Finding } from '../../domain/find-finding.ts';
import type { Summary } from '../../domain/values/summarise.ts';
import { needsAllRegions } from '../../domain/view/choices.ts';
import type { ViewPlace } from './choose-places.ts';
import type { ReadSeries } from './read-values.ts';
import type { DescribedView } from './view-words.ts';

/** A series with its values at both ends. */
export type Summed = ReadSeries & Summary;

/** An indicator's series in a place. */
export function summaryOf(series: readonly Summed[], measure: number, yugoId: number): Summed | undefined {
  return series.find((each) => each.measure === measure && each.yugoId === yugoId);
}

/** What is true of a view and may stand as its title. */
export function concludeFrom(
  view: DescribedView,
  pairs: readonly (readonly [number, number])[],
): Finding | null {
  const { asked, chosen, places, measures, series, ends } = view;
  return findFinding({
    form: asked.form,
    places: (needsAllRegions(asked.form) ? places : chosen).map(({ yugoId, kind, isNamed }) => {
      const summary = summaryOf(series, 0, yugoId);
      return {
        yugoId,
        isRegion: kind === 'region',
        isNamed,
        start: summary?.start ?? null,
        end: summary?.end ?? null,
      };
    }),
    isOneTime: ends !== null && ends.first === ends.last,
    inPoints: measures[0]!.inPoints,
    isSample: series.some(({ sample }) => sample),
    pairs,
  });
}

/** Both indicators of every region at the end of the view. */
export function pairsOf(series: readonly Summed[], places: readonly ViewPlace[]): [number, number][] {
  return places
    .filter(({ kind }) => kind === 'region')
    .flatMap(({ yugoId }): [number, number][] => {
      const x = summaryOf(series, 0, yugoId)?.end ?? null;
      const y = summaryOf(series, 1, yugoId)?.end ?? null;
      return x === null || y === null ? [] : [[x, y]];
    });
}
