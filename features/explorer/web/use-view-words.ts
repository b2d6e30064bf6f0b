import { useCallback, useMemo } from 'react';
import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import { unitTitle } from '#platform/shared/figures.ts';
import { formatPeriod, formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { measureName } from '../domain/view/view-rows.ts';
import type { Measure, ViewData } from './view-props.ts';

/** Places named in what a saved file says of itself. */
const maxNamed = 3;

/** How the values of a view's first indicator are written in its charts, and what a saved picture says of itself. */
export function useViewWords(data: ViewData) {
  const formats = useFormats();
  const measure = data.measures[0]!;
  const { unit, decimals, indicator } = measure;
  const period = periodOf(indicator.period);
  const write = useCallback((value: number) => formats.amount(value, decimals), [formats, decimals]);
  const words = useChartWords(period, write);
  const about = useMemo((): ChartAbout => {
    const names = data.places.filter(({ isChosen }) => isChosen).map(({ shortName }) => shortName);
    const more = names.length > maxNamed ? ` +${names.length - maxNamed}` : '';
    return {
      place: names.slice(0, maxNamed).join(', ') + more,
      indicator: measureName(measure),
      period: data.ends ? formatPeriodRange(period, data.ends.first, data.ends.last, formats.locale) : '',
      unit: unitTitle(unit),
      source: measure.sources.map(({ name }) => name).join('; '),
      address: '',
    };
  }, [data, formats, measure, period, unit]);
  const figure = useCallback(
    (value: number) => formats.figure(value, unit, decimals),
    [formats, unit, decimals],
  );
  const time = useCallback((day: string) => formatPeriod(period, day, formats.locale), [period, formats]);
  return { words, about, figure, time, period };
}

/** Signs of a unit that stands at each figure of a table: %, ₽. */
const shortUnit = 2;

/** The unit that a table names once in its heading; empty where it is so short that it stands at each figure. */
export function longUnit({ unit }: Measure): string {
  const title = unitTitle(unit);
  return title.length > shortUnit ? title : '';
}
