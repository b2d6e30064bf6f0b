import { regionRates } from '#platform/charts/fixtures/period-data.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Slope } from './Slope.tsx';

const words = wordsOf('year');
const about = aboutOf('Родившихся и умерших', '2017', 'на 1000', '85 регионов');
const rows = regionRates.map(({ id, name, x, y }, at) => ({
  id,
  name,
  start: x,
  end: y,
  own: at === 0,
  coloured: at < 4,
}));

export const gallery: GallerySection = {
  title: 'Slope',
  items: [
    {
      name: 'Nine places, four in colour',
      render: () => <Slope {...words} about={about} rows={rows.slice(0, 9)} first="2000" last="2020" />,
    },
    {
      name: 'All regions',
      render: () => <Slope {...words} about={about} rows={rows} first="2000" last="2020" />,
    },
    { name: 'None', render: () => <Slope {...words} about={about} rows={[]} first="2000" last="2020" /> },
  ],
};
