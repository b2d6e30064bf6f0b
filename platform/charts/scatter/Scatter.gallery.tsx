import { classes, regionRates } from '#platform/charts/fixtures/period-data.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { formatNumber } from '#platform/shared/numbers.ts';
import { Scatter } from './Scatter.tsx';

const words = wordsOf('year');
const format = (value: number) => formatNumber(value, 'ru');
const named = new Set([
  'Республика Тыва',
  'Псковская область',
  'Ленинградская область',
  'Чеченская Республика',
]);
const dots = regionRates.map((dot) => ({ ...dot, own: dot.name === 'Москва', named: named.has(dot.name) }));
const about = aboutOf('Рождаемость и смертность', '2017', 'на 1000', '85 регионов');
const x = { label: 'родившихся на 1000', format, reference: { value: 10.1, label: 'Россия 10,1' } };
const y = { label: 'умерших на 1000', format, reference: { value: 12.3, label: 'Россия 12,3' } };

export const gallery: GallerySection = {
  title: 'Scatter',
  items: [
    {
      name: 'Regions, own, references',
      render: () => <Scatter {...words} about={about} dots={dots} xAxis={x} yAxis={y} />,
    },
    {
      name: 'Log scale, losses, one beyond',
      render: () => (
        <Scatter
          {...words}
          about={aboutOf('Выручка и рост классов', '2016', '')}
          dots={classes.map(({ id, name, value, change }) => ({
            id,
            name,
            x: value,
            y: change,
            hollow: (change ?? 0) < 0,
          }))}
          xAxis={{ label: 'выручка, млрд ₽', format, scale: 'log' }}
          yAxis={{ label: 'рост, %', format, max: 60 }}
          nominal={{ width: 400, height: 300 }}
        />
      ),
    },
    {
      name: 'No dots',
      render: () => (
        <Scatter
          {...words}
          about={about}
          dots={[]}
          xAxis={x}
          yAxis={y}
          nominal={{ width: 400, height: 240 }}
        />
      ),
    },
  ],
};
