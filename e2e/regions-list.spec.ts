import { expect, type Page } from '@playwright/test';
import { hasBurger } from './header.ts';
import { test } from './journey.ts';
import { csvRows, savedFile, shownNumber } from './saved-file.ts';
import { openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

const rows = (page: Page) => page.locator('section[aria-labelledby=all-regions] tbody tr');
const names = (page: Page) => rows(page).locator('th a').allTextContents();
const rates = (page: Page) => rows(page).locator('td:nth-child(5) b').allTextContents();

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test.describe(`${locale}: regions list`, () => {
    test.beforeEach(async ({ page }) => {
      await signIn(page, 'analyst');
      await openPage(page, `/${locale}/regions-list/incidence`);
    });

    test('the country stands first, 85 subjects follow, highest incidence first; the trends are drawn', async ({
      page,
    }) => {
      await page.getByRole('link', { name: words('Regions_ShowAll', { count: 85 }) }).click();
      await expect(rows(page)).toHaveCount(86);
      const values = (await rates(page)).slice(1).map((text) => shownNumber(text, locale)!);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      await expect(page.getByRole('heading', { name: words('Regions_TrendsTitle') })).toBeVisible();
      await expect(
        page.getByRole('heading', { name: words('Regions_IncidenceTitle') }).first(),
      ).toBeVisible();
    });

    test('a column head sorts one way, then the other; the order stays in the address', async ({ page }) => {
      test.skip(hasBurger(page), 'cards have no column heads');
      const deaths = page.getByRole('columnheader', { name: words('Regions_DeathsHead') });
      await deaths.getByRole('button').click();
      await expect(deaths).toHaveAttribute('aria-sort', 'descending');
      await expect(page).toHaveURL(/sort=deaths7\.desc/);
      const highest = (await names(page))[1];
      await deaths.getByRole('button').click();
      await expect(deaths).toHaveAttribute('aria-sort', 'ascending');
      expect((await names(page))[1]).not.toBe(highest);
      await page.reload();
      await expect(deaths).toHaveAttribute('aria-sort', 'ascending');
    });

    test('search and a district narrow the list; nothing found says so and resets', async ({ page }) => {
      const search = page.getByRole('searchbox', { name: words('Regions_Find') });
      await search.fill(locale === 'ru' ? 'карел' : 'karel');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).locator('th a')).toHaveAttribute(
        'href',
        new RegExp(`/${locale}/regions/1124610/overview`),
      );
      await search.fill('ъъъ');
      await expect(page.getByText(words('Regions_NothingFound'))).toBeVisible();
      await page.getByRole('button', { name: words('Regions_Reset') }).click();
      await page
        .getByRole('group', { name: words('Regions_Districts') })
        .getByRole('button')
        .nth(2)
        .click();
      await expect(page).toHaveURL(/district=\d+/);
      // The rows follow the address, which changes a moment after the press.
      const isDistrict = async () => {
        const count = await rows(page).count();
        return count > 3 && count < 25;
      };
      await expect.poll(isDistrict).toBe(true);
    });

    test('two regions stand side by side on one scale', async ({ page }, { project }) => {
      // On a phone a row opens to its box.
      if (project.name === 'phone')
        for (const at of [1, 2, 3]) await rows(page).nth(at).getByRole('button').click();
      const boxes = rows(page).getByRole('checkbox');
      const third = boxes.nth(2);
      await third.scrollIntoViewIfNeeded();
      const before = (await third.boundingBox())!.y;
      // The box follows the address, which changes a moment after the press.
      for (const at of [0, 1]) {
        await boxes.nth(at).click({ force: true });
        await expect(boxes.nth(at)).toBeChecked();
      }
      await expect(page).toHaveURL(/compare=\d+(~|%7E)\d+/);
      // Ticking says what is chosen and moves no row; the places are drawn when that is asked for.
      const [, first = '', second = ''] = await names(page);
      await expect(
        page.getByText(words('Regions_Chosen', { count: 2, names: `${first}, ${second}` })),
      ).toBeVisible();
      const title = page.getByRole('heading', { name: words('Regions_CompareTitle', { first, second }) });
      await expect(title).toHaveCount(0);
      // The line that says what is chosen; on a phone its names take two.
      const most = project.name === 'phone' ? 64 : 48;
      expect(Math.abs((await third.boundingBox())!.y - before)).toBeLessThan(most);
      await page.getByRole('button', { name: words('Regions_Compare'), exact: true }).click();
      await expect(title).toBeInViewport();
      await page.getByRole('button', { name: words('Regions_CompareEnd') }).click();
      await expect(title).toHaveCount(0);
    });

    test('the saved CSV has the rows that are drawn, with their figures', async ({ page }) => {
      await page.getByRole('link', { name: words('Regions_ShowAll', { count: 85 }) }).click();
      await expect(rows(page)).toHaveCount(86);
      const drawn = (await rates(page)).map((text) => shownNumber(text, locale));
      const { name, bytes } = await savedFile(page, page.getByRole('button', { name: 'CSV', exact: true }));
      expect(name).toMatch(/\.csv$/);
      const [head = [], ...body] = csvRows(bytes);
      expect(body).toHaveLength(86);
      // Whose residents were not known yet has no rate, drawn or saved.
      const known = drawn.findIndex((value) => Number(value) > 0);
      const column = body[known]!.findIndex(
        (cell) => Math.abs(Number(cell) - drawn[known]!) < 0.051 && cell !== '',
      );
      expect(column, head.join(', ')).toBeGreaterThan(0);
      for (const [index, row] of body.entries())
        if (Number(drawn[index]) > 0)
          expect(Math.abs(Number(row[column]) - drawn[index]!), row.join()).toBeLessThan(0.051);
    });

    test('every map and chart of the list can be read as a table', async ({ page }) => {
      const map = page.getByRole('heading', { name: words('Regions_IncidenceTitle') }).first();
      await map.scrollIntoViewIfNeeded();
      // One Tab stop instead of all places: the map's own scripts take over when a key is pressed.
      await page.keyboard.press('Tab');
      await expect(page.locator('main figure').first().locator('svg a[tabindex="0"]')).toHaveCount(1);
      await page
        .getByRole('button', { name: words('Ui_ShowTable') })
        .first()
        .click();
      const table = page.getByRole('region', {
        name: words('Ui_TableLabel', { title: words('Regions_IncidenceTitle') }),
      });
      await expect(table.getByRole('row')).toHaveCount(86);
    });
  });
}

test('at 360 px a region is one line, which opens to a card with its words, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'analyst');
  await openPage(page, '/ru/regions-list/incidence');
  await expect(page.locator('section[aria-labelledby=all-regions] thead')).not.toBeInViewport();
  const card = rows(page).nth(1);
  await card.scrollIntoViewIfNeeded();
  const line = (await card.boundingBox())!;
  expect(line.width).toBeLessThanOrEqual(360);
  expect(line.height).toBeLessThan(60);
  await card.getByRole('button').click();
  expect((await card.boundingBox())!.height).toBeGreaterThan(120);
  const label = await card
    .locator('td[data-label]')
    .nth(2)
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain(wordsOf('ru')('Regions_RtHead'));
});

test('the other views of the list show measures in force, small business and largest organisations', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  const words = wordsOf('ru');
  for (const [view, key] of [
    ['actions', 'MeasuresRegion_InForce'],
    ['msp', 'RegionSmb_ShareHead'],
    ['companies', 'RegionSmb_Largest'],
  ] as const) {
    // On the sample's day no register of small business was known yet.
    await page.goto(`/ru/regions-list/${view}?asOf=2021-10-20`);
    await expect(page.getByText(words(key)).first()).toBeVisible();
  }
});
