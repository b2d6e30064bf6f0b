import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { sampleAccount } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

test.use({ javaScriptEnabled: false });

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: without JavaScript the feed is read, paged and searched`, async ({ page }) => {
    await page.goto(`/${locale}/`);
    const headlines = page.locator('main a[data-news]');
    const first = await headlines.allTextContents();
    expect(first.length).toBeGreaterThanOrEqual(15);
    await page.getByRole('link', { name: words('News_NextPage') }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    const second = await headlines.allTextContents();
    expect(second.length).toBeGreaterThanOrEqual(15);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.getByRole('link', { name: words('News_ToStart') }).click();
    await expect(headlines.first()).toHaveText(first[0]!);

    await page.goto(`/${locale}/search`);
    await page.getByRole('searchbox').fill(locale === 'ru' ? 'коронавирус' : 'coronavirus');
    await page
      .getByRole('main')
      .getByRole('button', { name: words('NewsSearch_Button') })
      .click();
    await expect(page).toHaveURL(/[?&]q=/);
    expect(await headlines.count()).toBeGreaterThan(0);
    await headlines.first().click();
    await expect(page).toHaveURL(/\/news\/index\/\d+/);
    await page
      .locator('main article a[href*="/away?to="]')
      .first()
      .evaluate((link) => link.removeAttribute('target'));
    await page.locator('main article a[href*="/away?to="]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('News_AwayTitle'));
  });

  test(`${locale}: without JavaScript one signs in, reads a dossier's figures and charts, and changes the language`, async ({
    page,
  }) => {
    const { email, password } = sampleAccount('analyst');
    await page.goto(
      `/${locale}/login?returnUrl=${encodeURIComponent(`/${locale}/regions/1124665/overview`)}`,
    );
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill('не тот пароль');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('alert')).toContainText(words('Error_InvalidCredentials'));
    await page.locator('[name=password]').fill(password);
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/regions/1124665/overview$`));
    await expect(page.getByRole('region', { name: words('Regions_WeekNow') })).toContainText(/\d/);
    expect(await page.locator('main svg[data-chart] path').count()).toBeGreaterThan(2);
    await page.goto(`/${locale}/news`);
    await page.locator('footer').getByRole('link', { name: '日本語' }).click();
    await expect(page).toHaveURL(/\/ja\/news$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
}
