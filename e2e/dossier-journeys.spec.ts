import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { savedTab, textOf } from './saved-file.ts';
import { awaitScripts, openPage, signIn } from './visitor.ts';
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
  // In June 2020 too few days were known for a forecast.
  await openPage(page, `/ru/main/${moscow}/exclusive?asOf=2020-06-08`);
  await expect(page.getByText(words('Events_Section_next'), { exact: true })).toBeVisible();
  await expect(page.getByText(/На .+ прогноз даёт/)).toHaveCount(0);

  await openPage(page, `/ru/main/${moscow}/info`);
  await page.getByRole('link', { name: words('Events_Dossier') }).click();
  await expect(page).toHaveURL(/\/regions\/1124665\/overview/);
  await expect(page.getByRole('region', { name: words('Regions_WeekNow') })).toBeVisible();

  // By then more than one turn is known.
  await openPage(page, `/ru/regions/${moscow}/overview?asOf=2021-10-20`);
  const turn = page.getByLabel(words('Events_WhyChoice'));
  await turn.scrollIntoViewIfNeeded();
  await turn.selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: words('Events_WhyWritten') })).toBeVisible();

  await openPage(page, `/ru/regions/${moscow}/overview`);
  await page.getByRole('link', { name: words('RegionForecast_TeaserLink') }).click();
  await expect(page).toHaveURL(/\/regions\/1124665\/forecast/);
  await expect(page.getByRole('heading', { name: words('RegionForecast_Horizons') })).toBeVisible();
  // A year and a half later the record is long.
  await openPage(page, `/ru/regions/${moscow}/forecast?asOf=2021-10-20`);
  // What past bands held is one sentence, and the rule itself stands at 1.00.
  await expect(page.getByText(/Из\s\d+\sпрошлых\sполос\s95.+правду\sудержал/)).toBeVisible();
  const rule = page.getByRole('row').filter({ hasText: words('RegionForecast_Baseline') });
  await expect(rule).toContainText('1,00');

  const { name, bytes } = await savedTab(page, words);
  expect(name).toBe(`svodka-${moscow}-forecast.pdf`);
  const text = await textOf(bytes);
  expect(text).toContain('Москва');
  expect(text).toContain('прошлых полос 95');
  expect(text).toContain(`/ru/regions/${moscow}/forecast`);
});

test('"tell me when" on a dossier: a threshold of its region is set, stands with the figure of now, and is taken back', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  await openPage(page, `/ru/regions/${sverdlovsk}/finance`);
  await page
    .locator('#content')
    .getByRole('link', { name: words('Titles_Alerts'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/ru/alerts\\?place=${sverdlovsk}$`));
  const form = page.getByRole('form', { name: words('Keeping_New') });
  await expect(form).toContainText('Свердловская');
  await expect(form).toContainText('13 июля 2020');
  await form.getByRole('textbox', { name: words('Keeping_Threshold') }).fill('не число');
  await expect(form.getByRole('button', { name: words('Keeping_Add'), exact: true })).toBeDisabled();
  await form.getByRole('textbox', { name: words('Keeping_Threshold') }).fill('98 765');
  await form.getByRole('button', { name: words('Keeping_Add'), exact: true }).click();
  const own = page.getByRole('row').filter({ hasText: /98\s765/ });
  await expect(own).toContainText('Свердловская');
  await page.reload();
  // The server's row has no hands before the scripts come.
  await awaitScripts(page);
  await own.getByRole('button', { name: words('Keeping_Delete') }).click();
  await expect(own).toHaveCount(0);
});

test('an address that opens a chart as a table over the whole window is answered', async ({ page }) => {
  await signIn(page, 'analyst');
  const answer = await page.goto(`/ru/regions/${moscow}/forecast?view=table&full=1&asOf=2021-07-01`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('row', { name: /11 июля 2021/ }).first()).toBeVisible();
});

test('@widths two regions beside each other on the overview, drawn on one scale', async ({ page }) => {
  await signIn(page, 'analyst');
  await openPage(page, `/ru/regions/${moscow}/overview?per100k=1`);
  await page
    .locator('main')
    .getByRole('button', { name: words('Regions_Compare') })
    .click();
  const dialog = page.getByRole('dialog', { name: words('Regions_CompareWith') });
  await dialog.getByRole('searchbox').fill('свердл');
  await dialog.getByRole('checkbox').first().click({ force: true });
  await expect(page).toHaveURL(new RegExp(`compare=${sverdlovsk}`));
  await dialog.getByRole('button', { name: words('Regions_Done') }).click();
  const chart = page.locator('[data-tile] svg[data-chart]').first();
  await expect(chart).toContainText('Свердловская');
  await expect(chart).toContainText('Москва');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page
    .locator('main details summary')
    .filter({ hasText: words('RegionTwins_Title') })
    .click();
  await expect(page.getByRole('heading', { name: words('RegionTwins_Title') })).toBeVisible();
});
