import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { SkeletonChart, SkeletonLine, SkeletonRows, SkeletonStories } from './Skeleton.tsx';

export const gallery: GallerySection = {
  title: 'Skeleton',
  items: [
    { name: 'line', render: () => <SkeletonLine width={220} /> },
    { name: 'chart', render: () => <SkeletonChart height={160} /> },
    { name: 'rows', render: () => <SkeletonRows rows={4} /> },
    { name: 'stories', render: () => <SkeletonStories stories={2} /> },
  ],
};
