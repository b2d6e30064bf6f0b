import { expect } from '@playwright/test';
import { openMenuPlace, openPersonMenu, pressMenu, siteHeader } from './header.ts';
import { test } from './journey.ts';
import { openPage, signIn, signInAnew } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

const everybody = ['Menu_Home', 'Menu_Regions', 'Menu_Russia', 'Menu_Map', 'Titles_Sections'] as const;

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: three kinds of visitor see their menu, their buttons and their banner`, async ({
    page,
    context,
  }) => {
    const menu = async () =>
      (await openMenuPlace(page, locale))
        .getByRole('navigation', { name: words('Shell_MainMenu') })
        .getByRole('link');
    const banner = page.getByRole('complementary', { name: words('Shell_SignUp') });
    await openPage(page, `/${locale}/news`);
    await expect(banner).toBeVisible();
    await expect(
      siteHeader(page)
        .getByRole('link', { name: words('Shell_LogIn') })
        .filter({ visible: true }),
    ).toBeVisible();
    await expect(await menu()).toHaveText(everybody.map((key) => words(key)));

    await signIn(page, 'reader');
    await openPage(page, `/${locale}/news`);
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: words('Trial_Start') })).toBeVisible();
    const person = await openPersonMenu(page, 'Нина Орлова');
    await expect(person.getByRole('menuitem', { name: words('Menu_NoLicence') })).toHaveAttribute(
      'href',
      `/${locale}/landing`,
    );
    await expect(person.getByRole('menuitem', { name: words('Menu_LogOut') })).toBeVisible();
    await page.keyboard.press('Escape');
    const [feed, ...others] = everybody;
    const sections = others.pop()!;
    const ofReader = [feed!, 'Menu_Main', ...others, 'Titles_Mine', sections] as const;
    await expect(await menu()).toHaveText(ofReader.map((key) => words(key)));

    await context.clearCookies();
    await signIn(page, 'analyst');
    await openPage(page, `/${locale}/news`);
    const own = await openPersonMenu(page, 'Андрей Лебедев');
    for (const key of ['Titles_Profile', 'Menu_Dashboard', 'Titles_MyActions'] as const)
      await expect(own.getByRole('menuitem', { name: words(key) })).toBeVisible();
    await expect(own.getByRole('menuitem', { name: words('Menu_NoLicence') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(own).toBeHidden();
  });

  test(`${locale}: the entry of the page shown is marked, on regions inside any region`, async ({ page }) => {
    await signIn(page, 'analyst');
    for (const [path, entry] of [
      ['regions/1124665/ecology', 'Menu_Regions'],
      ['regions/1180665/overview', 'Menu_Russia'],
      ['sections', 'Titles_Sections'],
    ] as const) {
      await openPage(page, `/${locale}/${path}`);
      const place = await openMenuPlace(page, locale);
      await expect(
        place.getByRole('navigation', { name: words('Shell_MainMenu') }).locator('[aria-current=page]'),
      ).toHaveText(words(entry));
    }
  });
}

test('the clock ticks, Moscow time stands in its tooltip; audio and video are off', async ({ page }) => {
  await openPage(page, '/ru/news');
  const clock = siteHeader(page).locator('[title^="Московское время"]');
  const time = await clock.locator('b').textContent();
  await expect(clock).toContainText('13 июля 2020');
  await expect(clock.locator('b')).not.toHaveText(time!);
  for (const key of ['Shell_AudioOff', 'Shell_VideoOff'] as const)
    await expect(siteHeader(page).getByRole('button', { name: wordsOf('ru')(key) })).toBeDisabled();
});

test('products are asked for once, the account’s stand before ours, all open new tabs', async ({ page }) => {
  await signIn(page, 'analyst');
  await openPage(page, '/ru/news');
  let asked = 0;
  page.on(
    'request',
    (request) =>
      (asked += request.url().endsWith('/account/getProducts') && request.method() === 'POST' ? 1 : 0),
  );
  const button = siteHeader(page).getByRole('button', { name: wordsOf('ru')('Shell_Products') });
  await button.click();
  const links = page.getByRole('dialog', { name: wordsOf('ru')('Shell_Products') }).getByRole('link');
  await expect(links.first()).toBeVisible();
  await expect.poll(() => links.count()).toBeGreaterThan(3);
  await expect(links.last()).toHaveText(/Торговая площадка/);
  await button.click();
  await button.click();
  await expect(links.first()).toBeVisible();
  expect(asked).toBe(1);
  expect(
    await links.evaluateAll((all) =>
      all
        .map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`)
        .every((pair) => pair === '_blank noopener'),
    ),
  ).toBe(true);
});

test('logging out forgets the account and goes home, even when the call fails', async ({ page }) => {
  await signInAnew(page, 'reader');
  await page.route('**/api/account/logout*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openPage(page, '/ru/news');
  await (await openPersonMenu(page, 'Нина Орлова')).getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/ru\/$/);
  await expect(siteHeader(page).getByRole('link', { name: 'Войти' }).filter({ visible: true })).toBeVisible();
});

test(
  'three sister services stand in the header and the footer, four partners and help beside them, marked in a sample',
  { tag: '@widths' },
  async ({ page }) => {
    await openPage(page, '/ru/news');
    const place = await openMenuPlace(page, 'ru');
    for (const name of ['Ситуационный центр', 'Торговая площадка'])
      await expect(place.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    const footer = page.locator('footer');
    await expect(footer.locator('[target=_blank]')).toHaveCount(3 + 4);
    await expect(footer.locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(2);
    await expect(footer.getByText('пример', { exact: true })).toHaveCount(2);
  },
);

test('the server tells the page its own place: host, protocol, and whether the application asks (A33)', async ({
  request,
}) => {
  const html = await (await request.get('/ru/news', { headers: { 'User-Agent': 'SvodkaApp/1.0' } })).text();
  for (const name of ['isMobileApp', 'serverLocation', 'protocol']) expect(html).toContain(name);
});

test('a page whose program does not arrive says so and offers a reload: not white (M6)', async ({ page }) => {
  await openPage(page, '/ru/notFound');
  await page.route('**/assets/ServiceNewsPage*.js', (route) => route.abort());
  await pressMenu(page, 'ru', 'Menu_ServiceNews');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('ru')('Ui_ChunkError'));
  await page.unroute('**/assets/ServiceNewsPage*.js');
  await page.getByRole('button', { name: wordsOf('ru')('Ui_Reload') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('ru')('News_ServiceTitle'));
});
