import { useMemo } from 'react';
import { addDays } from '#platform/shared/calendar-days.ts';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { type DailyValue, sevenDayAverage } from '#platform/charts/daily-bars/daily-bars-data.ts';
import {
  layoutSmallMultiple,
  paneHeight,
  paneWidth,
} from '#platform/charts/small-multiples/layout-small-multiple.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useChartWords } from '../use-chart-words.ts';
import styles from './AccessDialog.module.css';

/** Real series for the pictures of the four features. */
export type Previews = OutputOf<'site/getAccessPreviews'>;

const size = { width: 320, height: 200 };

/** Days with their seven-day average, from a first one on. */
export function asDays(values: readonly (number | null)[], from: string): DailyValue[] {
  const averages = sevenDayAverage(values);
  return values.map((value, index) => ({
    date: addDays(from, index),
    value,
    average: averages[index] ?? null,
  }));
}

/** The highest of the values, 1 at least. */
export function highest(values: readonly (number | null)[]): number {
  return values.reduce<number>((most, value) => Math.max(most, value ?? 0), 1);
}

/** New cases of the region by day under their seven-day average. */
export function RegionBars({ name, dailyFrom, daily }: Previews) {
  const t = useText();
  const { format, texts } = useChartWords(t('Chart_CasesOf', { name }));
  const days = useMemo(() => asDays(daily, dailyFrom), [daily, dailyFrom]);
  return <DailyBars days={days} yMax={highest(daily)} nominal={size} format={format} texts={texts} />;
}

/** The country's waves since the first report. */
export function CountryWaves({ country }: Previews) {
  const t = useText();
  const { format, texts } = useChartWords(t('Chart_CasesOf', { name: country.name }));
  const days = useMemo(() => asDays(country.daily, country.from), [country]);
  return <DailyBars days={days} yMax={highest(country.daily)} nominal={size} format={format} texts={texts} />;
}

/** 120 days of incidence of the region and its neighbours on one scale, the country as a ghost. */
export function NeighbourTrends({ trends, countryTrend }: Previews) {
  const formats = useFormats();
  const yMax = highest(trends.flatMap(({ values }) => values));
  const ghost = layoutSmallMultiple(countryTrend, yMax).line;
  return (
    <dl className={styles.multiples}>
      {trends.map(({ yugoId, name, values }) => {
        const last = values.findLast((value) => value !== null);
        const { line, area } = layoutSmallMultiple(values, yMax);
        return (
          <div key={yugoId}>
            <dt>
              <span>{name}</span> <b>{last == null ? '' : formats.integer(last)}</b>
            </dt>
            <dd>
              <svg
                viewBox={`0 0 ${paneWidth} ${paneHeight}`}
                preserveAspectRatio="none"
                height={paneHeight}
                aria-hidden="true"
              >
                <path d={area} fill="var(--d1-bar)" opacity="0.4" />
                <path
                  d={ghost}
                  fill="none"
                  stroke="var(--ghost)"
                  strokeWidth="1"
                  vectorEffect="non-scaling-stroke"
                />
                <path
                  d={line}
                  fill="none"
                  stroke="var(--d1)"
                  strokeWidth="1.5"
                  vectorEffect="non-scaling-stroke"
                />
                <path
                  d={`M0 ${paneHeight - 0.5}H${paneWidth}`}
                  stroke="var(--axis)"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
