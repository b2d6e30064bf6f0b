import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { DotInterval } from './DotInterval.tsx';

const scale = { domain: [0.6, 1.6], reference: 1 } as const;

export const gallery: GallerySection = {
  title: 'Dot with interval',
  items: [
    { name: 'Narrow', render: () => <DotInterval value={1.17} low={1.16} high={1.18} {...scale} /> },
    {
      name: 'Wide, around the rule',
      render: () => <DotInterval value={1.0} low={0.81} high={1.24} {...scale} />,
    },
    { name: 'Beyond the scale', render: () => <DotInterval value={1.9} low={1.4} high={2.4} {...scale} /> },
  ],
};
