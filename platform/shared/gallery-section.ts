import type { ReactNode } from 'react';

/** One heading of /dev/gallery. Files named `<Name>.gallery.tsx` export `gallery` of this shape. */
export interface GallerySection {
  title: string;
  items: { name: string; render: () => ReactNode }[];
}
