import { mapFormat, mapTexts, sampleValues } from '#platform/maps/fixtures/map-words.ts';
import { sampleMap } from '#platform/maps/fixtures/sample-map.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Choropleth } from './Choropleth.tsx';

const scale = { bounds: [50, 100, 150, 200, 250, 300], palette: 'sequential' } as const;
const shared = { map: sampleMap, places: sampleValues, scale, format: mapFormat, texts: mapTexts };
const nominal = { width: 400, height: 320, narrowHeight: 320 };
const south = [3, 4];

export const gallery: GallerySection = {
  title: 'Choropleth',
  items: [
    {
      name: 'Classes, no data, not applicable, a tiny place with a leader, own place outlined',
      render: () => <Choropleth {...shared} nominal={nominal} leaders={[5]} ownId={1} />,
    },
    {
      name: 'A class highlighted',
      render: () => <Choropleth {...shared} nominal={nominal} highlighted={6} />,
    },
    {
      name: 'Inset with words',
      render: () => <Choropleth {...shared} nominal={nominal} only={south} labelled={south} />,
    },
    {
      name: 'Diverging',
      render: () => (
        <Choropleth {...shared} nominal={nominal} scale={{ bounds: [50, 150, 250], palette: 'diverging' }} />
      ),
    },
  ],
};
