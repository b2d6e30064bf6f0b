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
