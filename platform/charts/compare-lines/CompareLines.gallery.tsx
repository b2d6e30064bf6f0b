import { format } from '#platform/charts/fixtures/chart-words.ts';
import { trendDates, regionWeek } from '#platform/charts/fixtures/region-week.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { CompareLines } from './CompareLines.tsx';
import type { ComparedSeries } from './layout-compare-lines.ts';

const texts = { label: 'Пять регионов: на 100 тысяч за неделю', date: 'день', noData: 'нет данных' };
const chosen = [1124678, 1124665, 1124650, 1124623, 1124605];
const series: ComparedSeries[] = chosen.flatMap((id) => {
  const region = regionWeek.find((candidate) => candidate.id === id);
  return region ? [{ id, name: region.name, values: region.trend, own: id === 1124665 }] : [];
});
const small = { width: 400, height: 224 };

export const gallery: GallerySection = {
  title: 'Comparison lines',
  items: [
    {
      name: 'Five series',
      render: () => (
        <CompareLines series={series} dates={trendDates} yMax={450} format={format} texts={texts} />
      ),
    },
    {
      name: 'Two series, small',
      render: () => (
        <CompareLines
          series={series.slice(0, 2)}
          dates={trendDates}
          yMax={450}
          format={format}
          texts={texts}
          nominal={small}
        />
      ),
    },
    {
      name: 'Log scale',
      render: () => (
        <CompareLines
          series={series}
          dates={trendDates}
          yMax={450}
          scale="log"
          format={format}
          texts={texts}
          nominal={small}
        />
      ),
    },
  ],
};
