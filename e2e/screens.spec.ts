import { expect, type Page } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { listScreens, type Screen } from './screen.ts';
import { openPage, signIn } from './visitor.ts';

/** Screens with content of their own; the others say in one sentence what will stand there. */
const main = new Set([
  'home',
  'rubric',
  'article',
  'story',
  'readLater',
  'regionNews',
  'search',
  'serviceNews',
  'serviceNewsItem',
  'source',
  'away',
  'landing',
  'login',
  'signUp',
  'recovery',
  'mailing',
  'regions',
  'overview',
  'map-rf',
  'map',
  'notFound',
]);
const anonymous = new Set(['login', 'signUp', 'recovery', 'landing', 'home']);

async function openAs(page: Page, screen: Screen): Promise<void> {
  if (anonymous.has(screen.name)) await page.context().clearCookies();
  else await signIn(page, 'analyst');
  await openPage(page, screen.path);
}

/** The page's width when it is more than the window's. */
async function findWider(page: Page, width: number, path: string): Promise<string[]> {
  const actual = await page.evaluate(() => document.documentElement.scrollWidth);
  return actual > width ? [`${path}: ${actual} px`] : [];
}

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`no screen of the table stands in anybody's way, in light or in dark: part ${part + 1} of ${parts}`, async ({
    page,
  }, { project }) => {
    test.setTimeout(180_000);
    const all = await listScreens(page.request, 'ru');
    const screens = all.filter(
      ({ name }, at) => at % parts === part && (project.name === 'wide' || main.has(name)),
    );
    const barriers: string[] = [];
    for (const screen of screens) {
      await openAs(page, screen);
      barriers.push(...(await findBarriers(page)).map((barrier) => `${screen.name}: ${barrier}`));
    }
    expect(barriers).toEqual([]);
  });
}

for (const width of [360, 768, 1335, 1440, 1890]) {
  test(`nothing is wider than the window at ${width} px`, async ({ page }, { project }) => {
    test.skip((project.name === 'phone') !== width < 1000, 'each width is walked once');
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const wide: string[] = [];
    for (const screen of (await listScreens(page.request, 'ru')).filter(({ name }) => main.has(name))) {
      await openAs(page, screen);
      wide.push(...(await findWider(page, width, screen.path)));
    }
    expect(wide).toEqual([]);
  });
}

test('other languages fit a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const wide: string[] = [];
  for (const locale of ['en', 'ja', 'pt', 'es']) {
    await signIn(page, 'analyst');
    for (const path of [
      '',
      'news',
      'landing',
      'regions-list/incidence',
      'regions/1124665/overview',
      'maps/rf',
    ]) {
      await page.goto(`/${locale}/${path}`);
      wide.push(...(await findWider(page, 360, `/${locale}/${path}`)));
    }
  }
  expect(wide).toEqual([]);
});
