import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { csvRows, savedFile } from './saved-file.ts';
import { openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf, type Words } from './words.ts';

const moscow = 1124665;
const country = 1180665;

/** The tile of the trend: its title says what the days come to, the line below it what is drawn. */
const trend = (page: Page, drawn: string) => page.locator('[data-tile]', { hasText: drawn }).first();
const choose = (page: Page, word: string) =>
  page
    .locator('main label')
    .filter({ hasText: new RegExp(`^${word}$`) })
    .first()
    .click();

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

async function saveCsv(page: Page, words: Words, drawn: string): Promise<string[][]> {
  await trend(page, drawn)
    .getByRole('button', { name: words('Ui_Download') })
    .click();
  return csvRows(
    (await savedFile(page, page.getByRole('menuitem', { name: words('Ui_DownloadCsv') }))).bytes,
  );
}

for (const locale of walkedLocales) {
  const words = wordsOf(locale);
  const cases = words('Regions_BarsSub');
  const compared = words('Regions_LinesSub');

  test.describe(`${locale}: region overview`, () => {
    test.beforeEach(async ({ page }) => {
      await signIn(page, 'analyst');
      await openPage(page, `/${locale}/regions/${moscow}/overview`);
    });

    test('the week leads, and its receipt adds up to it', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'ru' ? 'Москва' : 'Moscow');
      const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
      const week = digits(
        await page
          .getByRole('region', { name: words('Regions_WeekNow') })
          .locator('p')
          .first()
          .textContent(),
      );
      const receipt = page.locator('section[aria-labelledby=receipt] dl > div');
      const figures = (await receipt.locator('dd').allTextContents()).map(digits);
      expect(figures).toHaveLength(8);
      expect(figures.slice(0, 7).reduce((sum, value) => sum + value, 0)).toBe(week);
      expect(figures[7]).toBe(week);
    });

    test('measure, period, per 100,000 and the logarithmic scale change the chart and stand in the address; Reload keeps them', async ({
      page,
    }) => {
      await choose(page, words('Regions_MeasureDeaths'));
      await expect(page).toHaveURL(/measure=deaths/);
      // Drawn deaths stand further down too: the choice tells when the chart has taken it.
      const deaths = page.getByRole('radio', { name: words('Regions_MeasureDeaths'), exact: true });
      await expect(deaths).toBeChecked();
      await expect(trend(page, cases)).toHaveCount(0);
      await choose(page, words('Regions_MeasureCases'));
      const tile = trend(page, cases);
      const drawn = () => tile.locator('svg[data-chart]').first().innerHTML();
      let before = await drawn();
      for (const [press, inAddress] of [
        [() => choose(page, words('Regions_Period3m')), /period=3m/],
        [() => page.getByRole('button', { name: words('Regions_UnitPer100k') }).click(), /per100k=1/],
        [() => page.getByRole('button', { name: words('Regions_LogScale') }).click(), /scale=log/],
      ] as const) {
        await press();
        await expect(page).toHaveURL(inAddress);
        await expect.poll(drawn).not.toBe(before);
        before = await drawn();
      }
      await expect(tile.locator('svg[data-chart]').first()).toContainText(words('Regions_UnitPer100k'));
      await page.reload();
      await expect(page.getByRole('button', { name: words('Regions_LogScale') })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByRole('radio', { name: words('Regions_Period3m') })).toBeChecked();
    });

    test('places of the address are drawn together, and the file has a column for each', async ({ page }) => {
      await openPage(page, `/${locale}/regions/${moscow}/overview?compare=${moscow}~1124610~${country}`);
      const [head = [], ...body] = await saveCsv(page, words, compared);
      // A day and three places; then what the file says of itself, in columns of its own.
      expect(head).toHaveLength(9);
      expect(head[1]).not.toContain(', ' + head[2]!.split(' (')[0]);
      // Every day of the series, from the end of March on.
      expect(body.length).toBeGreaterThan(100);
      expect(body.every((row) => row.length === 9)).toBe(true);
    });

    test('another place is added from the dialog and taken out again', async ({ page }) => {
      await page
        .locator('main')
        .getByRole('button', { name: words('Regions_Compare') })
        .click();
      const dialog = page.getByRole('dialog', { name: words('Regions_CompareWith') });
      await dialog.getByRole('searchbox').fill(locale === 'ru' ? 'карел' : 'karel');
      const box = dialog.getByRole('checkbox').first();
      await box.click({ force: true });
      await expect(page).toHaveURL(/compare=1124610/);
      await expect(box).toBeChecked();
      await dialog.getByRole('button', { name: words('Regions_Done') }).click();
      await expect(dialog).toBeHidden();
      await expect(trend(page, compared)).toBeVisible();
    });

    test('the trend can be read as a table and saved as PNG, SVG and CSV', async ({ page }) => {
      const tile = trend(page, cases);
      for (const [key, starts] of [
        ['Ui_DownloadPng', '\u0089PNG'],
        ['Ui_DownloadSvg', '<svg'],
      ] as const) {
        await tile.getByRole('button', { name: words('Ui_Download') }).click();
        const { bytes } = await savedFile(page, page.getByRole('menuitem', { name: words(key) }));
        expect(bytes.toString('latin1')).toContain(starts);
        expect(bytes.length).toBeGreaterThan(5000);
      }
      const [, ...body] = await saveCsv(page, words, cases);
      await tile.getByRole('button', { name: words('Ui_ShowTable') }).click();
      // Only the rows in sight are drawn; the table says how many there are.
      await expect(tile.getByRole('table').last()).toHaveAttribute('aria-rowcount', String(body.length + 1));
      await tile.getByRole('button', { name: words('Ui_ShowChart') }).click();
      await expect(tile.locator('svg[data-chart]').first()).toBeVisible();
    });

    test('tabs are addresses, and Back returns to the one before', async ({ page }) => {
      const tabs = page.getByRole('navigation', { name: words('Regions_Tabs') });
      await expect(tabs.getByRole('link')).toHaveCount(11);
      await tabs.getByRole('link', { name: words('Regions_TabEcology') }).click();
      await expect(page).toHaveURL(new RegExp(`/regions/${moscow}/ecology$`));
      await expect(page.getByRole('heading', { name: words('RegionEcology_Missing') })).toBeVisible();
      await tabs.getByRole('link', { name: words('Regions_TabNews') }).click();
      await expect(page).toHaveURL(/\/news$/);
      await expect(page.locator('footer')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/ecology$/);
      await expect(tabs.locator('[aria-current=page]')).toContainText(words('Regions_TabEcology'));
    });
  });
}

test('the link of a view opens the same view in another browser', async ({ page, browser, baseURL }) => {
  const path = `/ru/regions/${moscow}/overview?measure=deaths&period=1y&per100k=1&scale=log&compare=1124610`;
  await signIn(page, 'analyst');
  await openPage(page, path);
  const other = await browser.newPage({ baseURL, viewport: page.viewportSize() });
  await signIn(other, 'analyst');
  await openPage(other, page.url());
  const drawn = (one: Page) =>
    one
      .locator('main svg[data-chart]')
      .first()
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  await expect.poll(async () => (await drawn(page)).length).toBeGreaterThan(1);
  expect(await drawn(other)).toEqual(await drawn(page));
  await other.close();
});

test('an unknown region and a tab there is none of are not found, a region without a tab opens its overview', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  const answer = await page.goto('/ru/regions/999999999/overview');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('ru')('Errors_NotFound'));
  const odd = await page.request.get(`/ru/regions/${moscow}/weather`);
  expect(odd.status()).toBe(404);
  await page.goto(`/ru/regions/${moscow}`);
  await expect(page).toHaveURL(new RegExp(`/regions/${moscow}/overview$`));
});

test('the chart has an address as CSV whose rows are the ones drawn', async ({ page }) => {
  await signIn(page, 'analyst');
  const path = `/ru/regions/${moscow}/overview/chart.csv?period=3m`;
  const answer = await page.request.get(path);
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines[0]).toBe('date,value,mean_7_days');
  expect(lines).toHaveLength(1 + 92);
  expect(lines.at(-1)).toMatch(/^2020-07-13,\d+,\d+(\.\d+)?$/);
  await page.context().clearCookies();
  expect((await page.request.get(path, { maxRedirects: 0 })).status()).toBe(302);
});

test('a dossier prints on four sheets, with its address', async ({ page }) => {
  await signIn(page, 'analyst');
  await openPage(page, `/ru/regions/${moscow}/overview`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`/ru/regions/${moscow}/overview`)).toBeVisible();
  // What stays are the numbers of its sentence and the heads of its tables, which are buttons only on a screen.
  const pressed = page.locator('main button:not(th *)').filter({ visible: true });
  await expect(pressed.filter({ hasNotText: /^[\d\s.,%]+$/ })).toHaveCount(0);
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(4);
});

test('the sheet of all forecasts is one sheet, of A4 as of A3, with its address', async ({ page }) => {
  await signIn(page, 'analyst');
  for (const address of ['/ru/summary', '/ru/summary?paper=a3']) {
    await openPage(page, address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Дагестан')).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }
});
