import { expect, type Page } from '@playwright/test';
import type { Locale } from '#platform/shared/locales.ts';
import { openBurger, hasBurger, pressMenu, siteHeader } from './header.ts';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

const accessDialog = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: wordsOf(locale)('Access_Title') });

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: without a licence a link to analytics opens get-access and the address stays`, async ({
    page,
  }) => {
    await signIn(page, 'reader');
    await openPage(page, `/${locale}/news`);
    await pressMenu(page, locale, 'Menu_Map');
    const dialog = accessDialog(page, locale);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${locale}/news$`));
    await expect(dialog.getByText(words('Menu_Map'), { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      words('Access_Analysis'),
      words('Access_Forecasts'),
      words('Access_Modelling'),
      words('Access_Scenarios'),
    ]);
    await expect(dialog.getByRole('link', { name: words('Shell_LogIn') })).toHaveCount(0);
    const getAccess = dialog.getByRole('link', { name: words('Shell_GetAccess') });
    await expect(getAccess).toBeFocused();
    await expect(getAccess).toHaveAttribute('href', new RegExp(`^/${locale}/landing`));
    await expect(getAccess).toHaveAttribute('target', '_blank');
    // The help line that the sample has.
    await expect(dialog).toContainText('help@example.org');
    const { width, height } = page.viewportSize()!;
    const box = (await dialog.boundingBox())!;
    expect(box).toMatchObject({ x: 0, y: 0, width });
    expect(box.height).toBeGreaterThanOrEqual(height);
    await expect(dialog.getByRole('button', { name: words('Trial_Start') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/${locale}/news$`));
  });

  test(`${locale}: an anonymous visitor meets the dialog with a login that leads on; public links pass`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/`);
    await pressMenu(page, locale, 'Menu_ServiceNews');
    await expect(page).toHaveURL(new RegExp(`/${locale}/news$`));
    await pressMenu(page, locale, 'Menu_About');
    await expect(page).toHaveURL(new RegExp(`/${locale}/news/35$`));
    await pressMenu(page, locale, 'Menu_Regions');
    const dialog = accessDialog(page, locale);
    await dialog.getByRole('link', { name: words('Shell_LogIn') }).click();
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === `/${locale}/login` &&
        url.searchParams.get('returnUrl') === `/${locale}/regions-list/incidence`,
    );
  });

  test(`${locale}: a protected address leads an anonymous visitor to the login, with the way back`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto(`/${locale}/maps/rf?indicator=population_jan1`);
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === `/${locale}/login` &&
        url.searchParams.get('returnUrl') === `/${locale}/maps/rf?indicator=population_jan1`,
    );
    expect(calls.filter((url) => /getLocationsRating|getMapIndicators/.test(url))).toEqual([]);
  });

  test(`${locale}: a dashboard without a region of one's own says why (F1), with one keeps it`, async ({
    page,
    context,
  }) => {
    await signIn(page, 'contributor');
    await openPage(page, `/${locale}/dashboard/1124665`);
    await expect(page.getByText(words('Errors_NoDashboard'))).toBeVisible();
    await context.clearCookies();
    await signIn(page, 'analyst');
    await openPage(page, `/${locale}/dashboard/1124665/economy`);
    await expect(page.getByText(words('Errors_NoDashboard'))).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words('Balance_Next') })).toBeVisible();
  });
}

test('a licence opens the same links', async ({ page }) => {
  await signIn(page, 'analyst');
  await openPage(page, '/ru/news');
  await pressMenu(page, 'ru', 'Menu_Regions');
  await expect(page).toHaveURL(/\/ru\/regions-list\/incidence$/);
  await expect(siteHeader(page).getByRole('link', { name: wordsOf('ru')('Shell_GetAccess') })).toHaveCount(0);
});

test(
  'under 1336 px the burger has the menu and, without a licence, get-access below it',
  { tag: '@widths' },
  async ({ page }) => {
    if (!hasBurger(page)) await page.setViewportSize({ width: 1335, height: 900 });
    const words = wordsOf('ru');
    await openPage(page, '/ru/news');
    await expect(siteHeader(page).getByRole('navigation', { name: words('Shell_MainMenu') })).toBeHidden();
    const panel = await openBurger(page, 'ru');
    const block = panel.getByRole('heading', { name: words('Access_MiniTitle') });
    await block.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await signIn(page, 'analyst');
    await openPage(page, '/ru/news');
    await openBurger(page, 'ru');
    await expect(panel.getByRole('link', { name: words('Menu_Map'), exact: true })).toBeVisible();
    await expect(block).toHaveCount(0);
  },
);
