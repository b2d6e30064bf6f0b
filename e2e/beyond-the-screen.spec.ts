import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { pagesOf, savedFile, savedTab, textOf } from './saved-file.ts';
import { openPage, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

const moscow = 1_124_665;

test('ru: an analyst prints the summary, and takes it as a PDF', async ({ page }) => {
  const words = wordsOf('ru');
  await signIn(page, 'analyst');
  await openPage(page, '/ru/summary');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: words('RegionSummary_Print', { paper: 'A4' }) }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: words('Printing_Pdf') })).toBeHidden();
  await expect(page.getByText('Дагестан').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const { name, bytes } = await savedFile(page, page.getByRole('button', { name: words('Printing_Pdf') }));
  expect(name).toBe('svodka-summary.pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await textOf(bytes)).toContain('Дагестан');
});

test('ru: a dossier as it was known on 1 July 2021 goes into its PDF as such', async ({ page }) => {
  const words = wordsOf('ru');
  await signIn(page, 'analyst');
  const address = `/ru/regions/${moscow}/overview?asOf=2021-07-01`;
  await openPage(page, address);
  await expect(page.locator('dl').first()).toContainText('1 июля 2021');
  const { name, bytes } = await savedTab(page, words);
  expect(name).toBe(`svodka-${moscow}-overview.pdf`);
  const text = await textOf(bytes);
  expect(text).toContain('Москва');
  expect(text).toContain('1 июля 2021');
  expect(text).not.toMatch(/\d октября 2021/);
  expect(text).toContain(address);
  // Nothing of the person who asked goes along.
  expect(text).not.toContain('Лебедев');
});

test('ru: two tabs of a dossier go into one PDF, with contents, each on sheets of its own, the projection too', async ({
  page,
}) => {
  const words = wordsOf('ru');
  await signIn(page, 'analyst');
  await openPage(page, `/ru/regions/${moscow}/population`);
  await page.getByRole('button', { name: words('Printing_Paper') }).click();
  const dialog = page.getByRole('dialog', { name: words('Printing_Title') });
  const tabs = [words('Regions_TabGeo'), words('Regions_TabPopulation')];
  await dialog.getByRole('checkbox', { name: tabs[0]!, exact: true }).click();
  const { bytes } = await savedFile(
    page,
    dialog.getByRole('button', { name: words('Printing_Pdf'), exact: true }),
  );
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(2);
  for (const title of [words('Printing_Contents'), ...tabs, words('Printing_Sources')])
    expect(pages[0]).toContain(title);
  expect(pages.join(' ')).toMatch(/К 20\d\d году .+ если всё пойдёт как сейчас/);
});

test('ru: a branch goes into its PDF with its name, place and year', async ({ page }) => {
  const words = wordsOf('ru');
  await signIn(page, 'analyst');
  await openPage(page, '/ru/industries');
  await page.getByRole('link', { name: 'Фармацевтика' }).first().click();
  await page.waitForURL(/\/industries\/\d+/);
  const { name, bytes } = await savedFile(page, page.getByRole('button', { name: words('Printing_Pdf') }));
  expect(name).toMatch(/^svodka-.*\.pdf$/);
  const text = await textOf(bytes);
  expect(text).toContain('Фармацевтика');
  expect(text).toContain('2016');
});
