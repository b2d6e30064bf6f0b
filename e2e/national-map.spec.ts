import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { pointInside } from './map-place.ts';
import { csvRows, savedFile } from './saved-file.ts';
import { openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

const murmansk = 1124651;
const karelia = 1124610;
/** The map itself; the enlarged south beside it is another picture. */
const map = (page: Page) => page.locator('main figure').first();
const place = (page: Page, id: number) => map(page).locator(`svg a[href*="/regions/${id}/"]`).first();

/** The map's one Tab stop: one as soon as its own scripts have taken over, all places before. */
const mapStop = (page: Page) => map(page).locator('svg a[tabindex="0"]');

async function pressPlace(page: Page, id: number): Promise<void> {
  await place(page, id).scrollIntoViewIfNeeded();
  const { x, y } = await pointInside(place(page, id));
  await page.mouse.click(x, y);
}

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test.describe(`${locale}: national map`, () => {
    test.beforeEach(async ({ page }) => {
      await signIn(page, 'analyst');
      await openPage(page, `/${locale}/maps/rf`);
      await expect(mapStop(page)).toHaveCount(1);
    });

    test('85 subjects are drawn, and a press on Murmansk and on Karelia opens their own cards and dossiers', async ({
      page,
    }) => {
      await expect(map(page).locator('svg a[href*="/regions/"]')).toHaveCount(85);
      await pressPlace(page, murmansk);
      await expect(
        page.getByRole('heading', {
          level: 2,
          name: locale === 'ru' ? 'Мурманская область' : 'Murmansk Oblast',
        }),
      ).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`place=${murmansk}`));
      await pressPlace(page, karelia);
      await expect(
        page.getByRole('heading', { level: 2, name: locale === 'ru' ? 'Республика Карелия' : 'Karelia' }),
      ).toBeVisible();
      await page.getByRole('link', { name: words('Regions_OpenDossier') }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/regions/${karelia}/overview`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`place=${karelia}`));
    });

    test('another indicator is drawn, saved and kept in the address', async ({ page }) => {
      const name = locale === 'ru' ? 'Население на 1 января' : 'Population on 1 January';
      await page.getByRole('combobox', { name: words('Regions_Indicator') }).fill(name);
      await page.getByRole('option', { name }).first().click();
      await expect(page).toHaveURL(/indicator=population_jan1/);
      await expect(place(page, karelia)).toBeAttached();
      await page
        .getByRole('button', { name: words('Ui_Download') })
        .first()
        .click();
      const { bytes } = await savedFile(page, page.getByRole('menuitem', { name: words('Ui_DownloadCsv') }));
      const body = csvRows(bytes).slice(1);
      expect(body).toHaveLength(85);
      const moscow = body.find((row) =>
        row.some((cell) => cell === (locale === 'ru' ? 'Москва' : 'Moscow')),
      )!;
      expect(Math.max(...moscow.map(Number).filter(Number.isFinite))).toBeGreaterThan(10_000_000);
    });

    test('the slider goes back in time, play goes on, and the day is in the address', async ({ page }) => {
      const slider = page.getByRole('slider', { name: words('Regions_Moment') });
      const play = page.getByRole('button', { name: words('Regions_Play') });
      await play.click();
      await expect(page.getByRole('button', { name: words('Regions_Pause') })).toBeVisible();
      await page.getByRole('button', { name: words('Regions_Pause') }).click();
      const paused = await slider.getAttribute('aria-valuetext');
      await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
      const pausedAt = page.url();
      await slider.fill('100');
      await expect(slider).not.toHaveAttribute('aria-valuetext', paused!);
      const shown = await slider.getAttribute('aria-valuetext');
      // The address follows the hand.
      await expect(page).not.toHaveURL(pausedAt);
      await page.reload();
      await expect(slider).toHaveAttribute('aria-valuetext', shown!);
    });

    test('without a pointer: one stop by Tab, arrows go to the neighbour, Enter opens the card', async ({
      page,
    }) => {
      await mapStop(page).focus();
      const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .not.toBe(first);
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await page.keyboard.press('Enter');
      const name = label!.split(':')[0]!;
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    });
  });
}

test('every one of the 85 subjects answers a press with its own card', async ({ page }) => {
  await signIn(page, 'analyst');
  await openPage(page, '/ru/maps/rf');
  await expect(mapStop(page)).toHaveCount(1);
  const ids = await map(page)
    .locator('svg a[href*="/regions/"]')
    .evaluateAll((links) =>
      links.map((link) => Number(/regions\/(\d+)/.exec(link.getAttribute('href')!)![1])),
    );
  const wrong: number[] = [];
  for (const id of ids) {
    await pressPlace(page, id);
    const answered = await page
      .waitForURL((url) => url.searchParams.get('place') === String(id), { timeout: 15_000 })
      .then(
        () => true,
        () => false,
      );
    if (!answered) wrong.push(id);
  }
  expect(wrong).toEqual([]);
});
