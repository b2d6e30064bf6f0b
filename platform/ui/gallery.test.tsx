import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { KitPage } from './testing/KitPage.tsx';

const modules = import.meta.glob<{ gallery: GallerySection }>('./**/*.gallery.tsx', { eager: true });
const items = Object.values(modules).flatMap(({ gallery }) =>
  gallery.items.map((item) => ({ title: `${gallery.title}: ${item.name}`, ...item })),
);

test('the gallery has its sections', () => {
  expect(items.length).toBeGreaterThan(40);
});

test.each(items)('$title is drawn on the server', ({ render }) => {
  expect(renderToString(<KitPage>{render()}</KitPage>)).not.toBe('');
});
