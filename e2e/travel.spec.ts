import { expect } from '@playwright/test';
import { chooseLanguage, hasBurger, openMenuPlace, siteHeader } from './header.ts';
import { test } from './journey.ts';
import { awaitScripts, openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: the sample clock takes the reader to another day and back`, async ({ page }) => {
    await openPage(page, `/${locale}/`);
    const today = await page.locator('main a[data-news]').first().textContent();
    const place = await openMenuPlace(page, locale);
    await place.getByRole('button', { name: words('Clock_Sample') }).click();
    const days = page.getByRole('dialog', { name: words('Clock_Travel') });
    await days.getByLabel(words('Clock_OtherDay')).fill('2020-06-04');
    await days.getByRole('button', { name: words('Clock_Go') }).click();
    await expect(page).toHaveURL(/[?&]asOf=2020-06-04/);
    await expect(page.locator('main a[data-news]').first()).not.toHaveText(today!);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      locale === 'ru' ? '4 июня' : '4 June',
    );
    await openPage(page, `/${locale}/`);
    await expect(page.locator('main a[data-news]').first()).toHaveText(today!);
  });

  test(`${locale}: the chosen day stays on the way to another page`, async ({ page }) => {
    await openPage(page, `/${locale}/?asOf=2020-06-04`);
    await page
      .getByRole('navigation', { name: words('News_Rubrics') })
      .locator('a[href*="/rubric/6"]')
      .click();
    await expect(page).toHaveURL(/\/rubric\/6\?asOf=2020-06-04$/);
    await page.locator('main a[data-news]').first().click();
    await expect(page).toHaveURL(/\/news\/index\/\d+\?.*asOf=2020-06-04/);
    // A page that was loaded anew knows where the way back leads as well.
    await page.reload();
    await awaitScripts(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/rubric\/6\?asOf=2020-06-04$/);
    await expect(page.locator('main a[data-news]').first()).toBeVisible();
  });
}

test('another language keeps path, query and what is typed in the address, without a new page', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  await openPage(page, '/ru/regions/1124665/ecology?x=1');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await chooseLanguage(page, 'ru', 'ja');
  await expect(page).toHaveURL(/\/ja\/regions\/1124665\/ecology\?x=1$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  expect((await page.context().cookies()).find(({ name }) => name === 'svodka_locale')?.value).toBe('ja');
});

test('a reader changes the language on the feed, the search and a dossier and stays there', async ({
  page,
}) => {
  for (const path of ['/', '/search?q=Москва&range=week', '/rubric/6', '/news/35']) {
    await openPage(page, `/ru${path}`);
    const shown = new URL(page.url());
    await chooseLanguage(page, 'ru', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(
      (url) => url.pathname === shown.pathname.replace('/ru/', '/en/') && url.search === shown.search,
    );
    await page.context().clearCookies();
  }
});

test('the call after a change of language speaks the new one', async ({ page }) => {
  await openPage(page, '/ru/');
  await chooseLanguage(page, 'ru', 'es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  if (hasBurger(page)) await page.keyboard.press('Escape');
  const call = page.waitForRequest((request) => request.url().includes('/api/'));
  await page
    .getByRole('navigation', { name: wordsOf('es')('News_Rubrics') })
    .locator('a[href$="/rubric/6"]')
    .click();
  expect((await call).headers()['locale']).toBe('es');
});

test('an address without a language gets it from the cookie, else Russian; a wrong one is replaced', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/news');
  await expect(page).toHaveURL(/\/ru\/news$/);
  await context.addCookies([{ name: 'svodka_locale', value: 'es', url: baseURL! }]);
  await page.goto('/news?x=1');
  await expect(page).toHaveURL(/\/es\/news\?x=1$/);
  await page.goto('/xx/news');
  await expect(page).toHaveURL(/\/es\/news$/);
  await expect(siteHeader(page)).toBeVisible();
});
