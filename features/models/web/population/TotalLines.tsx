import { memo, useMemo } from 'react';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable, type LineSeries } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { TotalBands } from '../../domain/population/run-population.ts';
import type { BothBands } from './bands/bands-messages.ts';
import { useRested } from '#platform/charts/frame/use-rested.ts';
import type { ModelParts } from './use-population-model.ts';

interface Props extends ModelParts {
  bands: BothBands | null;
}

/** All residents by year: what was, the reference, one's own with the band of its members. */
export const TotalLines = memo(function TotalLines({ forecast, model, bands }: Props) {
  const t = useText();
  const { short } = useFormats();
  const words = useChartWords('year', short);
  const { ownRun, referenceRun, changed, ground } = model;
  const { history, name, source } = forecast;
  const period = `${history.years[0]}–${ownRun.projection.years.at(-1)}`;
  const about = useMemo(
    () => ({
      place: name,
      indicator: t('ModelPopulation_Total'),
      period,
      unit: t('ModelPopulation_PeopleUnit'),
      source: source?.name ?? '',
      address: '',
    }),
    [name, period, source, t],
  );
  const data = useMemo(() => {
    const past: LineSeries = {
      id: 'past',
      name: t('ModelPopulation_Past'),
      hue: 8,
      points: history.years.map((year, i) => ({ day: `${year}-12-31`, value: history.total[i]! })),
    };
    const line = (run: typeof ownRun, band: TotalBands | undefined) =>
      run.projection.years.map((year, i) => ({
        day: `${year}-12-31`,
        value: run.projection.total[i]!,
        ...(band && { low: band.q10[i]!, high: band.q90[i]! }),
      }));
    const reference: LineSeries = {
      id: 'reference',
      name: t('ModelPopulation_Reference'),
      hue: 'ghost',
      points: line(referenceRun, bands?.reference),
    };
    const own: LineSeries = {
      id: 'own',
      name: t('ModelPopulation_Own'),
      hue: 6,
      own: true,
      points: line(ownRun, bands?.own),
    };
    return {
      period: 'year' as const,
      series: changed ? [past, reference, own] : [past, reference],
      projectedFrom: `${ground.baseYear + 1}-12-31`,
      about,
      ...words,
    };
  }, [history, about, ownRun, referenceRun, changed, ground, bands, words, t]);
  // The table stands behind a button: it follows when the hand rests.
  const tabled = useRested(data);
  const table = useMemo(() => linesTable(tabled, words), [tabled, words]);
  return (
    <ChartFrame
      level={3}
      title={t('ModelPopulation_Total')}
      sub={t(bands ? 'ModelPopulation_TotalSubBands' : 'ModelPopulation_TotalSub')}
      about={data.about}
      table={table}
    >
      <Lines {...data} nominal={{ width: 400, height: 380, narrowHeight: 300 }} />
    </ChartFrame>
  );
});
