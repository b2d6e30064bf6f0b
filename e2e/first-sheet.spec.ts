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

test('a Russian page is drawn before it asks for Latin headlines; an English one asks for them at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const [locale, after] of [
    ['ru', true],
    ['en', false],
  ] as const) {
    await page.goto(`/${locale}/`);
    await expect(page.locator('html')).toHaveAttribute('data-drawn', '');
    const times = await page.evaluate(async () => {
      // Drawn by the family that a headline names, so it is asked for where none is near.
      await document.fonts.load(
        `600 30px ${getComputedStyle(document.documentElement).getPropertyValue('--serif')}`,
        'A',
      );
      const faces = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('headline-latin'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return { asked: faces[0]?.startTime ?? Infinity, drawn: paint!.startTime };
    });
    expect(times.asked, locale).toBeLessThan(Infinity);
    expect(times.asked > times.drawn, locale).toBe(after);
  }
});
