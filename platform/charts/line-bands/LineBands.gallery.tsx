import { forecastTexts, format } from '#platform/charts/fixtures/chart-words.ts';
import { earlier, forecast } from '#platform/charts/fixtures/forecast.ts';
import { moscowCases } from '#platform/charts/fixtures/moscow-days.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import type { DatedValue } from './line-bands-data.ts';
import { LineBands } from './LineBands.tsx';

const averages: DatedValue[] = moscowCases.map(({ date, average }) => ({ date, value: average }));
const days: DatedValue[] = moscowCases.map(({ date, value }) => ({ date, value }));
const since = (from: string, values: DatedValue[]) => values.filter(({ date }) => date >= from);
const gaps = averages.map((day, index) => (index % 90 > 70 ? { ...day, value: null } : day));
const small = { width: 400, height: 224 };
const { fact: _, forecast: __, ...quiet } = forecastTexts;

export const gallery: GallerySection = {
  title: 'Line with bands',
  items: [
    {
      name: 'Forecast with three bands, days, earlier forecasts',
      render: () => (
        <LineBands
          points={since('2021-07-14', averages)}
          bars={since('2021-07-14', days)}
          forecast={forecast}
          earlier={earlier}
          yMax={24_000}
          format={format}
          texts={forecastTexts}
        />
      ),
    },
    {
      name: 'Small, two bands',
      render: () => (
        <LineBands
          points={since('2021-08-25', averages)}
          forecast={{
            ...forecast,
            steps: forecast.steps.map((step) => ({
              ...step,
              bands: step.bands.filter(({ percent }) => percent < 95),
            })),
          }}
          earlier={earlier}
          yMax={18_000}
          format={format}
          texts={quiet}
          nominal={small}
        />
      ),
    },
    {
      name: 'Weeks without reports are not bridged',
      render: () => <LineBands points={gaps} yMax={8000} format={format} texts={quiet} nominal={small} />,
    },
    {
      name: 'Log scale, deaths in rust',
      render: () => (
        <LineBands
          points={averages}
          yMax={8000}
          scale="log"
          hue={2}
          format={format}
          texts={quiet}
          nominal={small}
        />
      ),
    },
  ],
};
