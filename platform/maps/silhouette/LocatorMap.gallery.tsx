import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { LocatorMap } from './LocatorMap.tsx';

export const gallery: GallerySection = {
  title: 'Locator map',
  items: [
    {
      name: 'Moscow',
      render: () => <LocatorMap at={{ longitude: 37.6, latitude: 55.75 }} label="Москва на карте России" />,
    },
    {
      name: 'Beyond the date line',
      render: () => <LocatorMap at={{ longitude: -169.8, latitude: 66.1 }} label="Мыс Дежнёва" width={160} />,
    },
    { name: 'The whole country', render: () => <LocatorMap at={null} label="Россия" width={160} /> },
  ],
};
