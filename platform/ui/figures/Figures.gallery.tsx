import type { GallerySection } from '#platform/ui/gallery-section.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { NoData } from './NoData.tsx';
import { SampleTag } from './SampleTag.tsx';

export const gallery: GallerySection = {
  title: 'Figures',
  items: [
    {
      name: 'change: worse, better, nearly equal, neutral, points, no word',
      render: () => (
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          <ChangeMark value={29.6} upIs="worse" />
          <ChangeMark value={-4.7} upIs="worse" />
          <ChangeMark value={1.2} upIs="worse" />
          <ChangeMark value={12} upIs="neutral" />
          <ChangeMark value={-0.03} unit="points" digits={2} equalBelow={0.01} upIs="worse" />
          <ChangeMark value={47.9} upIs="worse" word="" />
          <ChangeMark value={null} />
        </p>
      ),
    },
    {
      name: 'not known, not applicable, sample',
      render: () => (
        <p style={{ display: 'flex', gap: 24 }}>
          <NoData /> <NoData notApplicable /> <SampleTag />
        </p>
      ),
    },
  ],
};
