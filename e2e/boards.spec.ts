import { expect, type Page } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

const main = (page: Page) => page.getByRole('main');
const words = wordsOf('ru');

test('five regions are compared, kept, laid on a board, ordered by keys, shared, and fit a phone', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  const regions = '1124616.1124611.1124605.1124687.1124665';
  await openPage(page, `/ru/explore?i=unemployment_rate&p=${regions}&from=2010`);
  await main(page)
    .getByRole('button', { name: words('Boards_ToBoard') })
    .click();
  await page.getByRole('menuitem', { name: words('Boards_ToNew') }).click();
  await page.getByRole('button', { name: words('Boards_OpenBoard') }).click();
  await expect(page).toHaveURL(/\/boards\/\d+$/);
  await expect(main(page).getByRole('link', { name: words('Boards_Open') })).toBeVisible();

  const text = main(page).getByLabel(words('Boards_AddText'), { exact: true });
  await text.fill('Почему снизилась.');
  await main(page)
    .getByRole('button', { name: words('Boards_TextLay') })
    .click();
  const up = main(page).getByRole('button', { name: 'Выше: Почему снизилась.' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('listitem').first()).toContainText('Почему снизилась.');
  await expect(up).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);

  await main(page).getByText(words('Boards_Share'), { exact: true }).click();
  await main(page)
    .getByRole('switch', { name: words('Boards_ShareSwitch') })
    .click();
  const address = await main(page).locator('code').textContent();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(main(page).getByText('Почему снизилась.').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.context().clearCookies();
  await openPage(page, new URL(address!).pathname);
  await expect(main(page).getByText('Почему снизилась.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: words('Boards_Rename') })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
