import { memo, useMemo } from 'react';
import { Pyramid } from '#platform/charts/pyramid/Pyramid.tsx';
import { pyramidTable } from '#platform/charts/pyramid/pyramid-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { pyramidOf } from '../../domain/population/compare-runs.ts';
import { useRested } from '#platform/charts/frame/use-rested.ts';
import type { ModelParts } from './use-population-model.ts';

/** Residents by sex and age in the year shown: one's own filled, the reference as an outline. */
export const OwnPyramid = memo(function OwnPyramid({ forecast, model, index }: ModelParts) {
  const t = useText();
  const { integer } = useFormats();
  const words = useChartWords('year', integer);
  const { ownRun, referenceRun, changed } = model;
  const year = ownRun.projection.years[index]!;
  const about = useMemo(
    () => ({
      place: forecast.name,
      indicator: t('ModelPopulation_Pyramid'),
      period: String(year),
      unit: t('ModelPopulation_PeopleUnit'),
      source: forecast.source?.name ?? '',
      address: '',
    }),
    [forecast, year, t],
  );
  const data = useMemo(() => {
    const { men, women } = pyramidOf(ownRun, index);
    const other = changed
      ? { ...pyramidOf(referenceRun, index), label: t('ModelPopulation_Reference') }
      : { ...pyramidOf(referenceRun, 0), label: String(referenceRun.projection.years[0]) };
    return { men, women, before: other, hue: changed ? (6 as const) : undefined, about, ...words };
  }, [ownRun, referenceRun, changed, index, about, words, t]);
  // Words of another length move what stands below: they change when the hand rests.
  const saysOwn = useRested(changed);
  // The table stands behind a button: it follows when the hand rests.
  const tabled = useRested(data);
  const table = useMemo(() => pyramidTable(tabled, words), [tabled, words]);
  return (
    <ChartFrame
      level={3}
      title={t('ModelPopulation_PyramidOf', { year: String(year) })}
      sub={t(saysOwn ? 'ModelPopulation_PyramidSubOwn' : 'ModelPopulation_PyramidSub', {
        year: String(referenceRun.projection.years[0]),
      })}
      about={data.about}
      table={table}
    >
      <Pyramid {...data} nominal={{ width: 400, height: 380, narrowHeight: 340 }} />
    </ChartFrame>
  );
});
