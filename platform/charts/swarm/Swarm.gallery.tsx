import { regionRates } from '#platform/charts/fixtures/period-data.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Swarm } from './Swarm.tsx';

const words = wordsOf('year');
const about = aboutOf('Родившихся', '2017', 'на 1000', '85 регионов');
const dots = regionRates.map(({ id, name, x }) => ({ id, name, value: x, own: name === 'Москва' }));

export const gallery: GallerySection = {
  title: 'Swarm',
  items: [
    {
      name: 'Regions, own, country',
      render: () => (
        <Swarm {...words} about={about} dots={dots} reference={{ name: 'Россия', value: 10.1 }} />
      ),
    },
    {
      name: 'Log scale, later',
      render: () => (
        <Swarm
          {...words}
          about={about}
          scale="log"
          dots={dots.map((dot, order) => (order === 3 ? { ...dot, later: 15 } : dot))}
        />
      ),
    },
    { name: 'No dots', render: () => <Swarm {...words} about={about} dots={[]} /> },
  ],
};
