import { format } from '#platform/charts/fixtures/chart-words.ts';
import { countryCourse, courseDates, regionWeek } from '#platform/charts/fixtures/region-week.ts';
import type { GallerySection } from '#platform/ui/gallery-section.ts';
import type { SmallMultiple } from './place-small-multiple.ts';
import { SmallMultiples } from './SmallMultiples.tsx';

const whole = { value: (value: number) => format.value(Math.round(value)), date: format.date };
const texts = { label: '120 дней, одна шкала', noData: 'нет данных' };
const items: SmallMultiple[] = regionWeek.slice(0, 12).map(({ id, name, course }) => ({
  id,
  name,
  href: `#${id}`,
  values: course,
  marked: id === 1124665,
}));
const [first, ...rest] = items;
const shared = { dates: courseDates, ghost: countryCourse, yMax: 430, threshold: 250, format: whole, texts };

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
          items={first ? [{ ...first, values: courseDates.map(() => null) }, ...rest.slice(0, 3)] : []}
          {...shared}
        />
      ),
    },
  ],
};
