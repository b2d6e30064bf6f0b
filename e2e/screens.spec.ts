import { expect, type Page } from '@playwright/test';
import { findBarriers, findBarriersInLight, findSmallTargets } from './accessibility.ts';
import { test } from './journey.ts';
import { listScreens, namedScreens, type Screen } from './screen.ts';
import { openPage, signIn } from './visitor.ts';

/** Screens that are seen otherwise, or only, without an account. */
const anonymous = new Set(['login', 'signUp', 'recovery', 'landing', 'home']);

async function openAs(page: Page, screen: Screen): Promise<void> {
  if (anonymous.has(screen.name)) await page.context().clearCookies();
  else await signIn(page, screen.path.includes('/desk') ? 'super' : 'analyst');
  await openPage(page, screen.path);
}

/** The page's width when it is more than the window's. */
async function findWider(page: Page, width: number, path: string): Promise<string[]> {
  const actual = await page.evaluate(() => document.documentElement.scrollWidth);
  return actual > width ? [`${path}: ${actual} px at ${width}`] : [];
}

/** Widths at which a layout changes, and one of each kind of screen. Unit: px. */
const widths = [1890, 1440, 1335, 768, 360];
/** A part holds a few screens, so that workers share them and a slow machine is not out of time. */
const screensOfPart = 6;
const parts = Math.ceil(namedScreens.length / screensOfPart);

for (let part = 0; part < parts; part += 1) {
  test(
    `no screen of the table stands in anybody's way or is wider than the window: part ${part + 1} of ${parts}`,
    { tag: '@widths' },
    async ({ page }, { project }) => {
      test.setTimeout(180_000);
      const isWide = project.name === 'wide';
      const all = await listScreens(page.request, 'ru');
      const faults: string[] = [];
      for (const screen of all.filter((_, at) => at % parts === part)) {
        await openAs(page, screen);
        const barriers = await (isWide ? findBarriers : findBarriersInLight)(page);
        faults.push(...barriers.map((barrier) => `${screen.name}: ${barrier}`));
        if (isWide) faults.push(...(await findWiderAtAll(page, screen.path)));
        else {
          faults.push(...(await findSmallLetters(page, screen.path)));
          faults.push(...(await findSmallTargets(page)).map((target) => `${screen.name}: ${target}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
}

/** Letters of drawings that a phone shows lower than the smallest of the page, 11 px. */
async function findSmallLetters(page: Page, path: string): Promise<string[]> {
  const small = await page.evaluate(() =>
    Array.from(document.querySelectorAll<SVGTextElement>('svg text'), (text) => ({
      height: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 1),
      isSeen: text.getBoundingClientRect().width > 0,
      words: text.textContent,
    })).filter(({ height, isSeen, words }) => isSeen && words.trim() !== '' && height < 11),
  );
  return small.slice(0, 3).map(({ words, height }) => `${path}: ${words} ${height.toFixed(1)} px high`);
}

async function findWiderAtAll(page: Page, path: string): Promise<string[]> {
  const shown = page.viewportSize()!;
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    wide.push(...(await findWider(page, width, path)));
  }
  await page.setViewportSize(shown);
  return wide;
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
