import { expect, test } from 'vitest';
import { listTextFiles } from './page-source.ts';

const manifest = {
  'platform/ui/messages/ru.ts': { file: 'assets/ui.js', imports: ['_words.js'] },
  'platform/web/messages/ru.ts': { file: 'assets/web.js', imports: ['_words.js'] },
  '_words.js': { file: 'assets/words.js' },
  'features/regions/messages/ru.ts': { file: 'assets/regions.js' },
  'features/regions/messages/en.ts': { file: 'assets/regions-en.js' },
  'features/quotes/messages/ru.ts': { file: 'assets/quotes.js' },
};

test('a page names the words of its rooms in its language once, those they stand on first', () => {
  expect(listTextFiles(manifest, '/ru/regions/1124665/overview')).toEqual([
    '/assets/words.js',
    '/assets/web.js',
    '/assets/ui.js',
    '/assets/regions.js',
  ]);
});

test('an address without a page names those that every page has, one without a language none', () => {
  expect(listTextFiles(manifest, '/ru/nowhere')).toEqual([
    '/assets/words.js',
    '/assets/web.js',
    '/assets/ui.js',
  ]);
  expect(listTextFiles(manifest, '/regions')).toEqual([]);
});
