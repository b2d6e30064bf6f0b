import { expect, test } from 'vitest';
import { imageUrl, placeholderImage } from './image-url.ts';

test('bucket, size prefix and key make the address', () => {
  expect(imageUrl({ bucket: 'news', key: '2020/06/08/a.jpg' }, 'small')).toBe(
    '/images/news/2020/06/08/s_a.jpg',
  );
  expect(imageUrl({ bucket: 'news', key: 'a.jpg' }, 'original')).toBe('/images/news/a.jpg');
  expect(imageUrl({ bucket: 'news', key: 'a.jpg' }, 'large', 'https://pictures.example')).toBe(
    'https://pictures.example/news/l_a.jpg',
  );
});

test('signs of a key are written so that they stay in the path', () => {
  expect(imageUrl({ bucket: 'b', key: 'а б?.png' })).toBe('/images/b/m_%D0%B0%20%D0%B1%3F.png');
});

test('no picture is the placeholder: no request, so no 404', () => {
  for (const image of [
    null,
    undefined,
    {},
    { bucket: 'b', key: '' },
    { bucket: '', key: 'a' },
    { bucket: 'b', key: '../a' },
  ]) {
    expect(imageUrl(image)).toBe(placeholderImage);
  }
});
