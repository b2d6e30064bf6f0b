import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('ru');
/** The day before the sample's own: its forecast's first day is known by now. */
const asOf = '2020-07-12';

/** Days of the autumn of 2020, which nobody could know in July. */
const later = /\d{1,2} (августа|сентября|октября) 2020/;

test('as it was known on 12 July 2020: the dossier, its forecast with what came of it, the map, the news', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  await openPage(page, `/ru/regions/1124665/overview?asOf=${asOf}`);
  await expect(page.locator('dl').first()).toContainText('12 июля 2020');
  await expect(page.locator('main')).not.toContainText(later);

  // The day goes along to the next tab, where what came of the forecast is drawn dashed over it.
  await page.getByRole('link', { name: words('Regions_TabForecast'), exact: true }).click();
  await expect(page).toHaveURL(/\/forecast\?asOf=2020-07-12$/);
  const chart = page.locator('[data-tile]', { hasText: words('RegionForecast_ChartSub') }).first();
  await expect(chart.locator('[data-ghost]')).toBeVisible();
  await expect(chart).toContainText(words('Ui_ChartLaterNote'));
  await chart.getByRole('button', { name: words('Ui_ShowTable') }).click();
  await expect(chart.getByRole('columnheader', { name: words('Ui_ChartLater') })).toBeVisible();
  // 13 July lies in the first week ahead: its mean of seven days is known by now, and was not then.
  await expect(chart.getByRole('row', { name: /13 июля 2020/ })).toBeVisible();

  await openPage(page, `/ru/maps/rf?asOf=${asOf}`);
  await expect(page.getByRole('main')).toContainText('12 июля 2020');
  await expect(page.getByRole('main')).not.toContainText(later);

  // Before the first report the map shows what was known instead.
  await openPage(page, '/ru/maps/rf?asOf=2020-03-01');
  await expect(page.getByRole('main')).toContainText(/Население на\s1\sянваря.*2019/);

  await openPage(page, `/ru/regions/1124665/news?asOf=${asOf}`);
  await expect(page.locator('main').last()).not.toContainText(later);

  // Back on the usual day nothing is dashed: nothing is known later than today.
  await openPage(page, '/ru/regions/1124665/forecast');
  await expect(chart.locator('svg[data-chart]').first()).toBeVisible();
  await expect(chart.locator('[data-ghost]')).toHaveCount(0);
});

test('the wall shows the very page that was pressed, thirty days ago, and nothing later', async ({
  page,
}) => {
  await signIn(page, 'reader');
  await openPage(page, '/ru/news');
  await page
    .getByRole('link', { name: words('Menu_Map'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: words('Access_Title') });
  await expect(dialog).toContainText('13 июня 2020');
  await expect(dialog).toContainText(words('Access_WallFrom', { day: '14 июня 2020' }));
  const framed = dialog.frameLocator('iframe');
  await expect(framed.getByRole('heading', { level: 1 })).toHaveText(words('Regions_MapTitle'));
  await expect(framed.locator('body')).toContainText('13 июня 2020');
  for (const tab of ['overview', 'population', 'finance', 'companies', 'events']) {
    const answer = await page.request.get(`/ru/regions/1124665/${tab}?wall=1&asOf=now`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).not.toContain('<script');
    expect(html.replaceAll(/<input[^>]*>/g, '')).not.toMatch(/(1[4-9]|2\d|30) июня 2020 г|июля 2020 в \d/);
    expect(html).not.toContain('2020-07-');
  }
});
