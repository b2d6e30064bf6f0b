import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

const moscow = 1124665;
const sverdlovsk = 1124666;
const words = wordsOf('ru');

test('the morning of an analyst: the brief, what changed, why, the forecast and its record', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  await openPage(page, `/ru/main/${moscow}/exclusive`);
  await expect(page.getByText(words('Events_Section_next'), { exact: true })).toBeVisible();
  await expect(page.getByText(/На .+ прогноз даёт/)).toBeVisible();

  await openPage(page, `/ru/main/${moscow}/info`);
  await page.getByRole('link', { name: words('Events_Dossier') }).click();
  await expect(page).toHaveURL(/\/regions\/1124665\/overview/);
  await expect(page.getByRole('region', { name: words('Regions_WeekNow') })).toBeVisible();

  const turn = page.getByLabel(words('Events_WhyChoice'));
  await turn.scrollIntoViewIfNeeded();
  await turn.selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: words('Events_WhyWritten') })).toBeVisible();

  await page.getByRole('link', { name: words('RegionForecast_TeaserLink') }).click();
  await expect(page).toHaveURL(/\/regions\/1124665\/forecast/);
  await expect(page.getByRole('heading', { name: words('RegionForecast_Horizons') })).toBeVisible();
});

test('@widths two regions beside each other on the overview, drawn on one scale', async ({ page }) => {
  await signIn(page, 'analyst');
  await openPage(page, `/ru/regions/${moscow}/overview?compare=${sverdlovsk}&per100k=1`);
  const chart = page.locator('[data-tile] svg[data-chart]').first();
  await expect(chart).toContainText('Свердловская');
  await expect(chart).toContainText('Москва');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.locator('main details summary').last().click();
  await expect(page.getByRole('heading', { name: words('RegionTwins_Title') })).toBeVisible();
});
