import { useCallback, useState } from 'react';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { formatPeriodRange } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tabs } from '#platform/ui/navigation/Tabs.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './FuelTile.module.css';

type Months = NonNullable<NonNullable<OutputOf<'Section'>>['bottomWidgetInfo']>;

/** Horizons of the forecast, months, as the specification has them, and how many months before it stand beside each. */
const horizons = { quarter: { ahead: 3, before: 6 }, year: { ahead: 12, before: 12 } } as const;

/** The price of petrol by month with its forecast, three months or a year ahead; generated, and marked so. */
export function FuelTile({ months }: { months: Months }) {
  const t = useText();
  const [horizon, setHorizon] = useState<keyof typeof horizons>('quarter');
  const observed = months.filter(({ value }) => value !== null);
  const ahead = months.filter(({ forecastValue }) => forecastValue !== null);
  const hasYear = ahead.length >= horizons.year.ahead;
  const { before, ahead: far } = horizons[hasYear ? horizon : 'quarter'];
  const shown = [...observed.slice(-before), ...ahead.slice(0, far)];
  const { locale, roubles } = useFormats();
  const write = useCallback((value: number) => roubles(value, 2), [roubles]);
  const words = useChartWords('month', write);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const title = t('News_FuelTitle');
  const about = {
    place: t('News_FuelPlace'),
    indicator: title,
    period: formatPeriodRange('month', first.date, last.date, locale),
    unit: t('News_FuelUnit'),
    source: t('News_FuelGenerated'),
    address: '',
  };
  const points = shown.map(({ date, value, forecastValue }) => ({
    day: date,
    value: value ?? forecastValue,
  }));
  const series = [{ id: 'ai95', name: title, shortName: t('News_FuelShort'), points }];
  const data = { period: 'month', series, projectedFrom: ahead[0]?.date, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('News_FuelSub')}
      sample={months.some(({ sample }) => sample)}
      about={about}
      table={linesTable(data, words)}
      source={t('News_FuelSource')}
    >
      <Tabs
        small
        label={t('News_FuelHorizon')}
        value={hasYear ? horizon : 'quarter'}
        onChange={setHorizon}
        tabs={[
          { value: 'quarter', label: t('News_FuelQuarter') },
          { value: 'year', label: t('News_FuelYear'), disabled: !hasYear },
        ]}
      >
        <div className={styles.chart}>
          <Lines {...data} nominal={{ width: 400, height: 220 }} />
        </div>
      </Tabs>
    </ChartFrame>
  );
}
