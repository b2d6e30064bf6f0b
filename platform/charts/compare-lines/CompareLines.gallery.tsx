import { format } from '#platform/charts/fixtures/chart-words.ts';
import { courseDates, regionWeek } from '#platform/charts/fixtures/region-week.ts';
import type { GallerySection } from '#platform/ui/gallery-section.ts';
import { CompareLines } from './CompareLines.tsx';
import type { ComparedSeries } from './place-compare-lines.ts';

const texts = { label: 'Пять регионов: на 100 тысяч за неделю', date: 'день', noData: 'нет данных' };
const chosen = [1124678, 1124665, 1124650, 1124623, 1124605];
const series: ComparedSeries[] = chosen.flatMap((id) => {
  const region = regionWeek.find((candidate) => candidate.id === id);
  return region ? [{ id, name: region.name, values: region.course, own: id === 1124665 }] : [];
});
const small = { width: 400, height: 224 };

export const gallery: GallerySection = {
  title: 'Comparison lines',
  items: [
    {
      name: 'Five series',
      render: () => (
        <CompareLines series={series} dates={courseDates} yMax={450} format={format} texts={texts} />
      ),
    },
    {
      name: 'Two series, small',
      render: () => (
        <CompareLines
          series={series.slice(0, 2)}
          dates={courseDates}
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
          dates={courseDates}
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
