import { formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { Answer } from './answer.ts';

/** What the picture of an answer is about, for its caption, files and table. */
export function useAbout({ view, chips, receipt, rows = [] }: Answer) {
  const { locale } = useFormats();
  const chip = (kind: string): string => chips.find((each) => each.kind === kind)?.text ?? '';
  const days = (view.kind === 'line' ? view.course : rows).map(({ day }) => day).toSorted();
  return {
    place: chip('place'),
    indicator: chip('indicator'),
    period: formatPeriodRange(periodOf(view.period ?? 'annual'), days[0]!, days.at(-1)!, locale),
    unit: view.unit?.forms.at(-1) ?? '',
    source: receipt?.source.name ?? '',
    address: '',
  };
}

/** Words of a chart for the figures of an answer. */
export function useFigureWords({ unit, decimals, period }: Answer['view']) {
  const { figure, number } = useFormats();
  return useChartWords(periodOf(period ?? 'annual'), (value: number) =>
    unit === null ? number(value) : figure(value, unit, decimals),
  );
}
