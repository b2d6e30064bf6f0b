import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { GallerySection } from '#platform/ui/gallery-section.ts';
import { ChartFrame } from './ChartFrame.tsx';

const table: ChartTable = {
  columns: [
    { key: 'day', label: 'День', kind: 'date' },
    { key: 'cases', label: 'Новые случаи', kind: 'number' },
  ],
  rows: [
    ['2021-10-18', 6823],
    ['2021-10-19', 5700],
    ['2021-10-20', null],
  ],
};

export const gallery: GallerySection = {
  title: 'ChartFrame',
  items: [
    {
      name: 'chart and its tools',
      render: () => (
        <ChartFrame
          title="Случаев стало на треть больше"
          sub="Новые случаи по дню сообщения и среднее за 7 дней"
          source="Федеральный оперштаб, 20 октября 2021"
          table={table}
        >
          <svg viewBox="0 0 400 120" width="400" height="120" role="img" aria-label="Три столбика">
            <rect x="0" y="20" width="100" height="100" fill="var(--d1-bar)" />
            <rect x="120" y="36" width="100" height="84" fill="var(--d1-bar)" />
            <rect x="240" y="60" width="100" height="60" fill="var(--nodata-line)" />
          </svg>
        </ChartFrame>
      ),
    },
  ],
};
