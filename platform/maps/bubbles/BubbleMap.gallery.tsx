import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { mapFormat } from '#platform/maps/fixtures/map-words.ts';
import { BubbleMap } from './BubbleMap.tsx';

const texts = { label: 'Места, названные в заголовках', value: 'упоминаний' };
const bubbles = [
  { id: 1, name: 'Москва', longitude: 37.6, latitude: 55.75, value: 15, href: '#1' },
  { id: 2, name: 'Петербург', longitude: 30.3, latitude: 59.9, value: 13, href: '#2' },
  { id: 3, name: 'Красноярский край', longitude: 92.9, latitude: 56, value: 2, href: '#3' },
  { id: 4, name: 'Крым', longitude: 34.1, latitude: 44.95, value: 1, href: '#4' },
  { id: 5, name: 'Казань', longitude: 49.1, latitude: 55.8, value: 3, href: '#5' },
  { id: 6, name: 'Самара', longitude: 50.1, latitude: 53.2, value: 1, href: '#6' },
  { id: 7, name: 'Уфа', longitude: 56, latitude: 54.7, value: 1, href: '#7' },
];

export const gallery: GallerySection = {
  title: 'Bubble map',
  items: [
    {
      name: 'Places of a day',
      render: () => <BubbleMap bubbles={bubbles} format={mapFormat} texts={texts} />,
    },
    { name: 'No place named', render: () => <BubbleMap bubbles={[]} format={mapFormat} texts={texts} /> },
  ],
};
