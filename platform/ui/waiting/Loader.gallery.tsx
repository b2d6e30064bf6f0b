import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Loader } from './Loader.tsx';

export const gallery: GallerySection = {
  title: 'Loader',
  items: [
    { name: 'circles', render: () => <Loader /> },
    { name: 'progress', render: () => <Loader kind="progress" /> },
    { name: 'progress, measured', render: () => <Loader kind="progress" share={0.4} label="Готовим PDF" /> },
    { name: 'hex', render: () => <Loader kind="hex" /> },
  ],
};
