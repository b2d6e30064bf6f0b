import { dailyBarsTable } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { dailyTexts, format } from '#platform/charts/fixtures/chart-words.ts';
import { moscowCases } from '#platform/charts/fixtures/moscow-days.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { ChartFrame } from './ChartFrame.tsx';

const data = { days: moscowCases, yMax: 9120 };
const table = dailyBarsTable(data, dailyTexts);
const title = 'Случаев стало на треть больше';
const sub = 'Новые случаи по дню сообщения и среднее за 7 дней';
const source = 'Федеральный оперштаб, суточные отчёты, 20 октября 2021';

export const gallery: GallerySection = {
  title: 'ChartFrame',
  items: [
    {
      name: 'chart and its tools',
      render: () => (
        <ChartFrame title={title} sub={sub} source={source} table={table}>
          <DailyBars {...data} format={format} texts={dailyTexts} />
        </ChartFrame>
      ),
    },
    {
      name: 'failed: no tools, the same height',
      render: () => (
        <ChartFrame
          title={title}
          sub={sub}
          source={source}
          table={table}
          height={240}
          state={{ kind: 'error', code: 'internal' }}
        >
          {null}
        </ChartFrame>
      ),
    },
  ],
};
