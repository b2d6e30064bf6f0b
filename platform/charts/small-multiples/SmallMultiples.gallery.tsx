import { format } from '#platform/charts/fixtures/chart-words.ts';
import { countryTrend, trendDates, regionWeek } from '#platform/charts/fixtures/region-week.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import type { SmallMultiple } from './layout-small-multiple.ts';
import { SmallMultiples } from './SmallMultiples.tsx';

const whole = { value: (value: number) => format.value(Math.round(value)), date: format.date };
const texts = { label: '120 дней, одна шкала', noData: 'нет данных' };
const items: SmallMultiple[] = regionWeek.slice(0, 12).map(({ id, name, trend }) => ({
  id,
  name,
  href: `#${id}`,
  values: trend,
  marked: id === 1124665,
}));
const [first, ...rest] = items;
const shared = { dates: trendDates, ghost: countryTrend, yMax: 430, threshold: 250, format: whole, texts };

export const gallery: GallerySection = {
  title: 'Small multiples',
  items: [
    {
      name: 'Twelve regions, the country as a ghost',
      render: () => <SmallMultiples items={items} {...shared} />,
    },
    {
      name: 'A region without data',
      render: () => (
        <SmallMultiples
          items={first ? [{ ...first, values: trendDates.map(() => null) }, ...rest.slice(0, 3)] : []}
          {...shared}
        />
      ),
    },
  ],
};
