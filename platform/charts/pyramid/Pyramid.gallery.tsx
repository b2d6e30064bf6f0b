import { ages } from '#platform/charts/fixtures/period-data.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Pyramid } from './Pyramid.tsx';

const words = wordsOf('year', 0);
const about = aboutOf('Население по полу и возрасту', '2020', 'чел.');

export const gallery: GallerySection = {
  title: 'Pyramid',
  items: [
    { name: 'One year', render: () => <Pyramid {...words} about={about} {...ages[2020]} /> },
    {
      name: 'With another year',
      render: () => (
        <Pyramid {...words} about={about} {...ages[2020]} before={{ ...ages[1989], label: '1989' }} />
      ),
    },
    {
      name: 'Small',
      render: () => (
        <Pyramid {...words} about={about} {...ages[2020]} nominal={{ width: 280, height: 220 }} />
      ),
    },
    {
      name: 'Nobody',
      render: () => (
        <Pyramid {...words} about={about} men={[]} women={[]} nominal={{ width: 280, height: 120 }} />
      ),
    },
  ],
};
