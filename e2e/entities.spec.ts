import { expect } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';

test('a person is found with an error in the name; a field opens its receipt; the tree is walked by keys to the documents of a bond', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  await openPage(page, '/ru/ratings');
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('Собянен');
  await page.getByRole('option', { name: /Сергей Собянин/ }).click();
  await page.waitForURL(/\/dossier\/person\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Сергей Собянин' })).toBeVisible();
  await page.getByRole('button', { name: '21 июня 1958' }).click();
  await expect(page.getByText('Лицензия: CC0')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('link', { name: 'Связи', exact: true }).click();
  await page.waitForURL(/\/tree\/\d+/);
  const lines = page.getByRole('treeitem');
  await lines.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/bond=/);
  await expect(page.getByText(/заголов\S+\s+вместе/)).toBeVisible();
  const before = await lines.count();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/open=/);
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  expect(await findBarriers(page)).toEqual([]);
});

test('from a region over its classes to an industry, a company, who stands beside it, and a story; from a headline to a person', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  await openPage(page, `/ru/regions/${moscow}/companies`);
  await page.locator('svg[data-chart] [role=button], svg[data-chart] a').first().waitFor();
  await page.getByRole('link', { name: words('RegionCompanies_Industry') }).click();
  await page.waitForURL(/\/department\/1124665\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await page.locator('main table').getByRole('link').first().click();
  await page.waitForURL(/\/dossier\/company\/\d{8}$/);
  await expect(page.getByText(words('Entities_Level_medium')).first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('link', { name: words('Entities_Tab_tree'), exact: true }).click();
  await page.waitForURL(/\/tree\/\d+/);
});
