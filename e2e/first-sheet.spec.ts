import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { listScreens } from './screen.ts';

const sheetOf = /href="(\/assets\/style-[^"]+\.css)"/;
const classes = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names]) => names!.split(/\s+/).filter((name) => name !== ''));
const written = /\.(-?[_a-zA-Z][\w-]*)/g;

test('a first page is served with every style it is drawn with, and any other page with both sheets', async ({
  request,
}) => {
  const missing: string[] = [];
  for (const { name, path, isFirst, access } of await listScreens(request, 'ru')) {
    if (access !== 'public' || name === 'away') continue;
    const html = await (await request.get(path)).text();
    const [, first] = sheetOf.exec(html) ?? [];
    if (first === undefined) continue;
    const later = first.replace('/style-', '/later-');
    if (isFirst) {
      const own = new Set(classes(await (await request.get(first)).text(), written));
      const others = new Set(classes(await (await request.get(later)).text(), written));
      const needed = classes(html, / class="([^"]*)"/g).filter((seen) => others.has(seen) && !own.has(seen));
      if (needed.length > 0) missing.push(`${name}: ${[...new Set(needed)].join(' ')}`);
    } else if (!html.includes(`rel="stylesheet" href="${later}"`)) missing.push(`${name}: ${later}`);
  }
  expect(missing).toEqual([]);
});
