import { balance, birthRate, gdpGrowth, revenue } from '#platform/charts/fixtures/period-data.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Columns } from './Columns.tsx';

const years = { period: 'year', ...wordsOf('year', 0) } as const;
const wide = { width: 840, height: 320, narrowHeight: 280 };

export const gallery: GallerySection = {
  title: 'Columns',
  items: [
    {
      name: 'Above and below zero',
      render: () => (
        <Columns
          {...years}
          about={aboutOf('Доходы минус расходы бюджета', '2011–2020', 'млрд ₽')}
          series={[{ id: 'balance', name: 'баланс', points: balance }]}
          to="2020-12-31"
        />
      ),
    },
    {
      name: 'Stacked',
      render: () => (
        <Columns
          {...years}
          about={aboutOf('Доходы бюджета по видам налогов', '2011–2021', 'млрд ₽')}
          series={[
            { id: 'personal', name: 'НДФЛ', points: revenue.personal },
            { id: 'corporate', name: 'прибыль', points: revenue.corporate },
            { id: 'property', name: 'имущество', points: revenue.property },
          ]}
          nominal={wide}
        />
      ),
    },
    {
      name: 'A period left out and why, computed ones',
      render: () => (
        <Columns
          {...years}
          {...wordsOf('year')}
          about={aboutOf('Рождаемость на 1000', '2003–2017', '')}
          series={[
            {
              id: 'births',
              name: 'родились',
              points: birthRate
                .slice(-15)
                .map((point) =>
                  point.day.startsWith('2012') ? { ...point, value: null, note: 'новые территории' } : point,
                ),
            },
          ]}
          projectedFrom="2016-01-01"
        />
      ),
    },
    {
      name: 'Quarters',
      render: () => (
        <Columns
          period="quarter"
          {...wordsOf('quarter')}
          about={aboutOf('ВВП к тому же кварталу года раньше, минус 100', '2014–2017', '%', 'Россия')}
          series={[
            {
              id: 'gdp',
              name: 'ВВП',
              points: gdpGrowth.map(({ day, value }) => ({ day, value: value - 100 })),
            },
          ]}
          nominal={wide}
        />
      ),
    },
    {
      name: 'Nothing known',
      render: () => <Columns {...years} about={aboutOf('Ничего', '', '')} series={[]} />,
    },
  ],
};
