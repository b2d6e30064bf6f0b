import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Picture } from './Picture.tsx';

export const gallery: GallerySection = {
  title: 'Picture',
  items: [
    {
      name: 'none',
      render: () => (
        <div style={{ width: 240 }}>
          <Picture image={null} alt="" />
        </div>
      ),
    },
    {
      name: 'square',
      render: () => (
        <div style={{ width: 96 }}>
          <Picture image={null} alt="" ratio="1 / 1" />
        </div>
      ),
    },
  ],
};
