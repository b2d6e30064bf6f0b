import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { mapFormat } from '#platform/maps/fixtures/map-words.ts';
import { sampleMap } from '#platform/maps/fixtures/sample-map.ts';
import { PlacesMap } from './PlacesMap.tsx';

const texts = { label: 'Города региона', value: 'жителей' };
const nominal = { width: 400, height: 300, narrowHeight: 300 };
const ids = sampleMap.regions.slice(0, 1).map(({ id }) => id);

export const gallery: GallerySection = {
  title: 'Places map',
  items: [
    {
      name: 'A region without towns',
      render: () => <PlacesMap map={sampleMap} places={[]} {...{ ids, texts, nominal }} format={mapFormat} />,
    },
  ],
};
