import { dailyTexts, format } from '#platform/charts/fixtures/chart-words.ts';
import { moscowCases, moscowDeaths } from '#platform/charts/fixtures/moscow-days.ts';
import type { ChartEvent } from '#platform/charts/events/layout-events.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import type { DailyValue } from './daily-bars-data.ts';
import { DailyBars } from './DailyBars.tsx';
import { findPeaks } from './find-peaks.ts';

const events: ChartEvent[] = [
  { id: 'stay', start: '2020-03-30', end: '2020-06-08', label: 'самоизоляция' },
  {
    id: 'dine',
    start: '2020-11-13',
    end: '2021-01-21',
    label: 'рестораны до 23:00',
    shortLabel: 'рестораны до 23',
  },
  { id: 'rest', start: '2021-06-15', end: '2021-06-19', label: 'нерабочие дни' },
  { id: 'code', start: '2021-06-28', end: '2021-07-18', label: 'QR-коды в кафе', shortLabel: 'QR-коды' },
  { id: 'home', start: '2021-10-25', label: 'с 25 октября домашний режим 60+', future: true },
];

const yMax = 9120;
const small = { width: 400, height: 224 };
const withUnit = { ...dailyTexts, unit: 'случаев в день' };

/** Twenty days unreported, one negative correction. */
const broken: DailyValue[] = moscowCases.map((day, index) => {
  if (index > 500 && index < 520) return { ...day, value: null, average: null };
  return index === 530 ? { ...day, value: -300 } : day;
});

const nothing: DailyValue[] = moscowCases.slice(-60).map((day) => ({ ...day, value: null, average: null }));

export const gallery: GallerySection = {
  title: 'Daily bars',
  items: [
    {
      name: 'Whole series, peaks, events',
      render: () => (
        <DailyBars
          days={moscowCases}
          yMax={yMax}
          peaks={findPeaks(moscowCases, 3)}
          events={events}
          format={format}
          texts={withUnit}
        />
      ),
    },
    {
      name: 'Strip of strengths under the axis, events below it',
      render: () => (
        <DailyBars
          days={moscowCases}
          yMax={yMax}
          events={events.slice(0, 1)}
          strip={{
            name: 'строгость мер, 0–100',
            runs: [
              { from: '2020-03-14', to: '2020-03-29', value: 40 },
              { from: '2020-03-30', to: '2020-06-08', value: 85 },
              { from: '2020-06-09', to: '2021-10-20', value: 44 },
            ],
          }}
          format={format}
          texts={withUnit}
        />
      ),
    },
    {
      name: 'Last three days unfinished',
      render: () => (
        <DailyBars
          days={moscowCases}
          from="2021-08-24"
          yMax={6823}
          unfinishedDays={3}
          format={format}
          texts={dailyTexts}
          nominal={small}
        />
      ),
    },
    {
      name: 'Deaths',
      render: () => (
        <DailyBars
          days={moscowDeaths}
          from="2021-04-01"
          yMax={125}
          hue={2}
          format={format}
          texts={dailyTexts}
          nominal={small}
        />
      ),
    },
    {
      name: 'Gap, negative correction',
      render: () => (
        <DailyBars
          days={broken}
          from="2021-07-01"
          yMax={yMax}
          format={format}
          texts={dailyTexts}
          nominal={small}
        />
      ),
    },
    {
      name: 'Log scale',
      render: () => (
        <DailyBars
          days={moscowCases}
          yMax={yMax}
          scale="log"
          format={format}
          texts={dailyTexts}
          nominal={small}
        />
      ),
    },
    {
      name: 'Taller than the scale',
      render: () => (
        <DailyBars
          days={moscowCases}
          from="2021-05-20"
          to="2021-07-20"
          yMax={8000}
          format={format}
          texts={dailyTexts}
          nominal={small}
        />
      ),
    },
    {
      name: 'Two weeks',
      render: () => (
        <DailyBars
          days={moscowCases}
          from="2021-10-07"
          yMax={yMax}
          format={format}
          texts={dailyTexts}
          nominal={small}
        />
      ),
    },
    {
      name: 'No report at all',
      render: () => (
        <DailyBars days={nothing} yMax={yMax} format={format} texts={dailyTexts} nominal={small} />
      ),
    },
  ],
};
