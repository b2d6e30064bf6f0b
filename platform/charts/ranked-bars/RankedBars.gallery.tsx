import { balance, regionRates, spending } from '#platform/charts/fixtures/period-data.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { RankedBars } from './RankedBars.tsx';

const words = wordsOf('year');
const places = regionRates
  .slice(0, 7)
  .map(({ name, y }, at) => ({ id: name, name, value: y, own: at === 3 }));

export const gallery: GallerySection = {
  title: 'Ranked bars',
  items: [
    {
      name: 'Own row, the country, an unknown one',
      render: () => (
        <RankedBars
          {...words}
          about={aboutOf('Умерших на 1000 жителей', '2017', '', '8 регионов')}
          rows={[
            ...places,
            { id: 'ru', name: 'Россия', value: 12.4, reference: true },
            { id: 0, name: 'Условный край', value: null },
          ]}
        />
      ),
    },
    {
      name: 'With the plan',
      render: () => (
        <RankedBars
          {...words}
          about={aboutOf('Расходы бюджета', '2020', 'млрд ₽')}
          rows={spending}
          nominalWidth={840}
        />
      ),
    },
    {
      name: 'Both sides of zero, an interval',
      render: () => (
        <RankedBars
          {...words}
          about={aboutOf('Баланс бюджета', '2011–2021', 'млрд ₽')}
          order="given"
          rows={balance.map(({ day, value }) => ({
            id: day,
            name: day.slice(0, 4),
            value,
            low: value - 20,
            high: value + 20,
          }))}
        />
      ),
    },
    { name: 'No rows', render: () => <RankedBars {...words} about={aboutOf('Ничего', '', '')} rows={[]} /> },
  ],
};
