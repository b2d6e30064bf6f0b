import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './journey.ts';
import { signIn } from './visitor.ts';

declare global {
  interface Window {
    heightAtLoad: number;
  }
}

interface Place {
  title: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the page's tiles stand, those that nobody sees (in a fold, on another width) left out. */
function placesOfTiles(page: Page): Promise<Place[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-tile]')]
      .filter((tile) => tile.checkVisibility())
      .map((tile) => {
        const { left, top, width, height } = tile.getBoundingClientRect();
        const title = tile.querySelector('h2, h3, h4')?.textContent?.trim() ?? '';
        return { title, left, top: top + scrollY, width, height };
      }),
  );
}

/** Whether something is drawn in a place of the picture: ink on ground, not one colour. */
async function isDrawn(picture: Buffer, { left, top, width, height }: Place): Promise<boolean> {
  const area = {
    left: Math.max(0, Math.round(left)),
    top: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
  };
  const { width: whole = 0, height: tall = 0 } = await sharp(picture).metadata();
  area.width = Math.min(area.width, whole - area.left);
  area.height = Math.min(area.height, tall - area.top);
  const { channels } = await sharp(picture).extract(area).greyscale().stats();
  return channels[0]!.stdev > 1;
}

const screens = [
  ['home', '/ru/', false],
  ['the overview', '/ru/regions/1124665/overview', true],
  ['the morning', '/ru/main/1124665/exclusive', true],
  ['scenarios', '/ru/regions/1124665/scenarios', true],
  ['the list', '/ru/regions-list/incidence', true],
] as const;

for (const [what, path, isKnown] of screens)
  for (const width of [1440, 360])
    test(`${what} at ${width} px is whole at load: every tile is in the picture, and the page’s height stays within 5 %`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      if (isKnown) await signIn(page, 'analyst');
      await page.addInitScript(() =>
        addEventListener('load', () => (window.heightAtLoad = document.documentElement.scrollHeight)),
      );
      await page.goto(path, { waitUntil: 'load' });
      const places = await placesOfTiles(page);
      const picture = await page.screenshot({ fullPage: true });
      expect(places.filter(({ title, height }) => title === '' || height < 40)).toEqual([]);
      const undrawn = [];
      for (const place of places) if (!(await isDrawn(picture, place))) undrawn.push(place.title);
      expect(undrawn, 'tiles that are not in the picture').toEqual([]);
      await page.waitForLoadState('networkidle');
      const [before, after] = await page.evaluate(() => [
        window.heightAtLoad,
        document.documentElement.scrollHeight,
      ]);
      expect(Math.abs(after! / before! - 1), `${before} px at load, ${after} px later`).toBeLessThan(0.05);
    });

/** Room without anything beside a longer column that a reader takes for the end of the page. Unit: px. */
const maxHole = 80;

/**
 * Columns that end earlier than the one beside them, with the room below. What stays in sight while the longer one is read
 * (sticky) leaves none; what stands below in the same column ends it.
 */
function findHoles(page: Page): Promise<{ hole: number; column: string }[]> {
  return page.evaluate((most) => {
    const placed = '[data-tile], p, li, td, svg, dl, button, a, img, h1, h2, h3';
    const isSticky = (element: Element) => getComputedStyle(element).position === 'sticky';
    const endOf = (column: Element): number =>
      Math.max(
        column.getBoundingClientRect().top,
        ...[...column.querySelectorAll(placed)]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect().bottom),
      );
    const isGrid = (element: Element) => ['grid', 'flex'].includes(getComputedStyle(element).display);
    return [...document.querySelectorAll('main, main *')].filter(isGrid).flatMap((row) => {
      const columns = [...row.children]
        .filter((column) => column.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 200 && box.height > 20);
      return columns.flatMap(({ element, box }) => {
        const others = columns.filter((other) => other.element !== element);
        const beside = others.filter(
          (other) =>
            (other.box.left >= box.right - 1 || other.box.right <= box.left + 1) &&
            other.box.top < box.bottom &&
            other.box.bottom > box.top,
        );
        if (beside.length === 0 || [element, ...element.children].some(isSticky)) return [];
        const below = others.filter(
          (other) =>
            other.box.top >= box.bottom - 1 &&
            other.box.left < box.right - 1 &&
            other.box.right > box.left + 1,
        );
        const end = endOf(element);
        const until = Math.min(
          Math.max(...beside.map((other) => endOf(other.element))),
          ...below.map((other) => other.box.top),
        );
        const column = element.querySelector('h2, h3')?.textContent ?? element.textContent.slice(0, 60);
        return until - end > most ? [{ hole: Math.round(until - end), column }] : [];
      });
    });
  }, maxHole);
}

const regions = [
  ['Moscow', 1124665],
  ['Rostov', 1124661],
] as const;

for (const [name, id] of regions)
  test(`no screen of ${name} has a hole beside a longer column`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'analyst');
    const tabs = [
      'overview',
      'forecast',
      'events',
      'companies',
      'scenarios',
      'geo',
      'products',
      'population',
    ];
    const screens = [
      ...[...tabs, 'ecology', 'finance'].map((tab) => `/ru/regions/${id}/${tab}`),
      `/ru/main/${id}/exclusive?asOf=2021-10-20`,
      `/ru/health/${id}`,
      `/ru/population/1/${id}`,
      ...(id === 1124665
        ? ['/ru/summary', '/ru/dashboard/1124665', '/ru/maps/rf', '/ru/maps/rf?indicator=grp']
        : []),
    ];
    const found = [];
    for (const screen of screens) {
      await page.goto(screen, { waitUntil: 'networkidle' });
      for (const hole of await findHoles(page)) found.push({ screen, ...hole });
    }
    expect(found).toEqual([]);
  });
