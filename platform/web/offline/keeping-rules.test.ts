import { expect, test } from 'vitest';
import {
  cachesOf,
  filesOf,
  isFile,
  isPage,
  leftBehind,
  mayKeepFile,
  mayKeepPage,
  type Answer,
} from './keeping-rules.ts';

const answer = (headers: Record<string, string>, rest: Partial<Answer> = {}): Answer => ({
  status: 200,
  type: 'basic',
  redirected: false,
  ...rest,
  headers: new Headers(headers),
});
const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' };
const shared = { ...page, 'x-page-audience': 'strangers' };

test('only a page that the server made for all strangers is kept', () => {
  expect(mayKeepPage(answer(shared))).toBe(true);
  for (const refused of [
    answer(page),
    answer({ ...page, 'x-page-audience': 'visitor' }),
    answer({ ...shared, 'cache-control': 'private, no-store' }),
    answer({ ...shared, 'set-cookie': 'a=1' }),
    answer({ ...shared, 'content-type': 'application/json' }),
    answer(shared, { status: 404 }),
    answer(shared, { redirected: true }),
    answer(shared, { type: 'opaque' }),
  ])
    expect(mayKeepPage(refused)).toBe(false);
});

test('only built files are kept: public, and never another under their name', () => {
  expect(mayKeepFile(answer({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true);
  expect(mayKeepFile(answer({ 'cache-control': 'public, max-age=60' }))).toBe(false);
  expect(mayKeepFile(answer({ 'cache-control': 'private, immutable' }))).toBe(false);
  const here = 'https://svodka.example';
  const is = (path: string) => [isFile(new URL(path, here), here), isPage(new URL(path, here), here)];
  expect(is('/assets/a.js')).toEqual([true, false]);
  expect(is('/ru/rubric/3?asOf=2020-07-13')).toEqual([false, true]);
  expect(is('/api/account/getCurrentAccount')).toEqual([false, false]);
  expect(is('/documents/7')).toEqual([false, false]);
  expect(is('https://elsewhere.example/assets/a.js')).toEqual([false, false]);
});

test('another version leaves nothing of the one before; caches of others are not touched', () => {
  const names = [...Object.values(cachesOf('1')), ...Object.values(cachesOf('2')), 'workbox-x'];
  expect(leftBehind(names, '2')).toEqual(Object.values(cachesOf('1')));
});

test('the files of a page are those it names, each once, whatever names them', () => {
  const html = `<link rel="modulepreload" href="/assets/home-C1_a-b.js"/><link rel="stylesheet" href="/assets/home-x.css">
    <script>import "/assets/home-C1_a-b.js";import "/assets/entry-2.js";</script><img src="/pictures/1.png">`;
  expect(filesOf(html)).toEqual(['/assets/home-C1_a-b.js', '/assets/home-x.css', '/assets/entry-2.js']);
  expect(filesOf('<p>nothing</p>')).toEqual([]);
});
