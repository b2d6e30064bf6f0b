import { memo, useMemo } from 'react';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable, type LineSeries } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { valueAt } from '#simulation/population/knots.ts';
import type { ModelParts } from './use-population-model.ts';

/** The place's course beside the UN's for the country, both as shares of their base year: totals of such different size don't compare. */
export const UnitedNationsTile = memo(function UnitedNationsTile({ forecast, model }: ModelParts) {
  const t = useText();
  const words = useChartWords('year', 1);
  const { unitedNations, name, source } = forecast;
  const { ownRun, referenceRun, changed, ground } = model;
  const data = useMemo(() => {
    if (unitedNations === null) return null;
    const start = unitedNations.years.indexOf(ground.baseYear);
    const base = unitedNations.total[start];
    if (base === undefined) return null;
    const last = ownRun.projection.years.at(-1)!;
    // A revision that has every fifth year alone is straight between them.
    const knotsOf = (values: readonly number[]) =>
      unitedNations.years.map((year, i) => ({ year, value: values[i]! }));
    const country: LineSeries = {
      id: 'un',
      name: t('ModelPopulation_UnCountry'),
      hue: 3,
      points: yearsBetween(unitedNations.years, ground.baseYear, last).map((year) => ({
        day: `${year}-12-31`,
        value: (100 * valueAt(knotsOf(unitedNations.total), year)) / base,
        ...bandOf(unitedNations, year, base),
      })),
    };
    const indexed = (run: typeof ownRun) =>
      run.projection.years.map((year, i) => ({
        day: `${year}-12-31`,
        value: (100 * run.projection.total[i]!) / run.projection.total[0]!,
      }));
    const reference: LineSeries = {
      id: 'reference',
      name: t('ModelPopulation_Reference'),
      hue: 'ghost',
      points: indexed(referenceRun),
    };
    const own: LineSeries = {
      id: 'own',
      name: t('ModelPopulation_Own'),
      hue: 6,
      own: true,
      points: indexed(ownRun),
    };
    const about = {
      place: name,
      indicator: t('ModelPopulation_UnTitle'),
      period: `${ground.baseYear}–${last}`,
      unit: '%',
      source: [source?.name, unitedNations.source.name].filter(Boolean).join(', '),
      address: '',
    };
    const series = changed ? [country, reference, own] : [country, reference];
    return { period: 'year' as const, series, about, ...words };
  }, [unitedNations, name, source, ownRun, referenceRun, changed, ground, words, t]);
  const title = t('ModelPopulation_UnTitle');
  if (data === null || unitedNations === null)
    return <Tile level={3} title={title} state={{ kind: 'empty', message: t('ModelPopulation_NoUn') }} />;
  return (
    <ChartFrame
      level={3}
      title={title}
      sub={t('ModelPopulation_UnSub', { year: String(ground.baseYear) })}
      about={data.about}
      table={linesTable(data, words)}
      source={`${unitedNations.source.name}, ${unitedNations.source.title}`}
    >
      <Lines {...data} nominal={{ width: 400, height: 280, narrowHeight: 260 }} />
    </ChartFrame>
  );
});

type Projection = NonNullable<ModelParts['forecast']['unitedNations']>;

/** Years of the projection on screen as far as the UN's reach. */
function yearsBetween(years: readonly number[], from: number, last: number): number[] {
  const to = Math.min(last, years.at(-1) ?? from);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The UN's own 80 %, in the years that have it. */
function bandOf({ years, low, high }: Projection, year: number, base: number) {
  const at = years.indexOf(year);
  const [least, most] = [low[at], high[at]];
  return least == null || most == null ? {} : { low: (100 * least) / base, high: (100 * most) / base };
}
