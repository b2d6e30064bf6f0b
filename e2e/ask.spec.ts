import { expect, type Page } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

const main = (page: Page) => page.getByRole('main');

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: an example is answered with its receipt, another year is a chip away, the address keeps the question`, async ({
    page,
  }) => {
    await signIn(page, 'analyst');
    await openPage(page, `/${locale}/ask`);
    await main(page)
      .getByRole('link', { name: words('Ask_Example_1'), exact: true })
      .click();
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(main(page).getByRole('heading', { level: 2, name: /3[.,]3/ })).toBeVisible();
    await expect(main(page).getByText('2018').first()).toBeVisible();
    const picker = main(page).locator('summary', { hasText: '2018' });
    await picker.click();
    await main(page).getByRole('link', { name: '2017', exact: true }).click();
    await expect(main(page).locator('summary', { hasText: '2017' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`${locale}: what cannot be answered says why and leads on; the field keeps the question`, async ({
    page,
  }) => {
    await signIn(page, 'analyst');
    await openPage(page, `/${locale}/ask`);
    const field = main(page).getByRole('combobox', { name: words('Ask_Field') });
    await field.fill(locale === 'ru' ? 'сколько медведей в Якутии' : 'how many bears in Yakutia');
    await main(page)
      .getByRole('button', { name: words('Ask_Send') })
      .click();
    await expect(main(page).getByText(words('Ask_No_no_indicator'))).toBeVisible();
    await expect(field).not.toHaveValue('');
    await main(page)
      .getByRole('heading', { name: words('Ask_Offers') })
      .locator('xpath=following-sibling::ul[1]')
      .getByRole('link')
      .first()
      .click();
    await expect(main(page).locator('dl').first()).toBeVisible();
  });
}

test('a question fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'analyst');
  await openPage(page, `/en/ask?q=${encodeURIComponent('top 5 regions by unemployment 2018')}`);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
