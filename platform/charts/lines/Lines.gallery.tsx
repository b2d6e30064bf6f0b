import {
  birthRate,
  census,
  deathRate,
  gdpGrowth,
  revenue,
  unemployment,
} from '#platform/charts/fixtures/period-data.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Lines } from './Lines.tsx';
import type { LinesInput } from './lines-data.ts';

const small = { width: 400, height: 240 };
const years = { period: 'year', ...wordsOf('year') } as const;

const natural: LinesInput = {
  ...years,
  about: aboutOf('Родившиеся и умершие на 1000 жителей', '1990–2017', ''),
  series: [
    { id: 'births', name: 'родились', points: birthRate, own: true },
    { id: 'deaths', name: 'умерли', points: deathRate },
  ],
  fillBetween: true,
};
const taxes: LinesInput = {
  ...years,
  about: aboutOf('Доходы бюджета по видам налогов', '2011–2021', 'млрд ₽'),
  series: [
    { id: 'personal', name: 'НДФЛ', points: revenue.personal },
    { id: 'corporate', name: 'прибыль', points: revenue.corporate },
    { id: 'property', name: 'имущество', points: revenue.property },
  ],
};
const gap = birthRate.filter(({ day }) => day < '1998' || day > '2004');
/** A fan for the gallery: drawn, not computed. */
const fan = birthRate
  .slice(-12)
  .map((point, at) => ({ ...point, low: point.value - at * 0.2, high: point.value + at * 0.2 }));

export const gallery: GallerySection = {
  title: 'Lines',
  items: [
    { name: 'Years, difference filled', render: () => <Lines {...natural} /> },
    { name: 'Three series with a unit', render: () => <Lines {...taxes} /> },
    {
      name: 'Quarters',
      render: () => (
        <Lines
          period="quarter"
          {...wordsOf('quarter')}
          about={aboutOf('ВВП к тому же кварталу года раньше', '2014–2017', '%', 'Россия')}
          series={[{ id: 'gdp', name: 'ВВП', points: gdpGrowth }]}
          nominal={small}
        />
      ),
    },
    {
      name: 'Months',
      render: () => (
        <Lines
          period="month"
          {...wordsOf('month')}
          about={aboutOf('Безработица', '2014–2018', '%', 'Россия')}
          series={[{ id: 'unemployment', name: 'безработица', points: unemployment }]}
          nominal={small}
        />
      ),
    },
    {
      name: 'Missing years, a break in the series',
      render: () => (
        <Lines
          {...natural}
          fillBetween={false}
          series={[{ id: 'births', name: 'родились', points: gap }]}
          breaks={[{ day: '2010-12-31', label: 'перепись 2010' }]}
          nominal={small}
        />
      ),
    },
    {
      name: 'Censuses: mostly missing',
      render: () => (
        <Lines
          {...years}
          {...wordsOf('year', 0)}
          about={aboutOf('Население по переписям', '1926–1989', 'чел.')}
          series={[{ id: 'census', name: 'население', points: census }]}
          nominal={small}
        />
      ),
    },
    {
      name: 'Interval, computed part',
      render: () => (
        <Lines
          {...years}
          about={aboutOf('Рождаемость на 1000', '2006–2017', '')}
          series={[{ id: 'births', name: 'родились', points: fan }]}
          projectedFrom="2014-01-01"
          nominal={small}
        />
      ),
    },
    { name: 'Nothing known', render: () => <Lines {...natural} series={[]} nominal={small} /> },
  ],
};
