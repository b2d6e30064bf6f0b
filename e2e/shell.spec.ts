import { expect, test, type Page } from '@playwright/test';

const reader = { email: 'reader@example.org', password: 'reader-2020' };
const analyst = { email: 'analyst@example.org', password: 'analyst-2020' };

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/ru/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/login'));
}

/** Opens a page and waits until its links are ours to watch: before that they are plain links, guarded by the server. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

const bar = (page: Page) => page.locator('header');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Нет доступа' });

test('an address without a language gets one from the cookie, else Russian', async ({
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
});

test('another language keeps the place, the search and no page is loaded anew', async ({ page }) => {
  await signIn(page, analyst);
  await page.goto('/ru/regions/1124665/ecology?x=1');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await bar(page)
    .getByRole('button', { name: /Русский/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '日本語' }).click();
  await expect(page).toHaveURL(/\/ja\/regions\/1124665\/ecology\?x=1$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  const call = page.waitForRequest((request) => request.url().includes('/api/'));
  await page.getByRole('link', { name: '概況', exact: true }).first().click();
  expect((await call).headers()['locale']).toBe('ja');
});

test('an unknown address ends on notFound, which says so', async ({ page }) => {
  const response = await page.goto('/ru/zzz');
  await expect(page).toHaveURL(/\/ru\/notFound$/);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Извините, такой страницы не существует');
});

test('a protected page sends the anonymous to the login, which leads back', async ({ page }) => {
  await page.goto('/ru/summary?x=1');
  await expect(page).toHaveURL(/\/ru\/login\?returnUrl=%2Fru%2Fsummary%3Fx%3D1$/);
  await page.locator('[name=email]').fill(analyst.email);
  await page.locator('[name=password]').fill(analyst.password);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/ru\/summary\?x=1$/);
  await expect(page).toHaveTitle('Сводка — Сводка прогнозов');
});

test('titles carry the short name in the letters of the language', async ({ page }) => {
  await signIn(page, analyst);
  await page.goto('/ru/population/1/1');
  await expect(page).toHaveTitle('Сводка — Население');
  await page.goto('/en/population/1/1');
  await expect(page).toHaveTitle('Svodka — Population');
});

test.describe('get-access', () => {
  test('opens on a link to a protected page and stops the click; Escape closes it', async ({ page }) => {
    await open(page, '/ru/notFound');
    await bar(page).getByRole('link', { name: 'Карта' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/ru\/notFound$/);
    await expect(dialog(page).getByText('Карта России')).toBeVisible();
    const access = dialog(page).getByRole('link', { name: 'Получить доступ' });
    await expect(access).toHaveAttribute('target', '_blank');
    await expect(access).toHaveAttribute('href', '/ru/landing');
    await expect(dialog(page).getByRole('link', { name: 'Войти' })).toBeVisible();
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText([
      'Анализ',
      'Прогнозы',
      'Моделирование',
      'Сценарии',
    ]);
    await expect(dialog(page).getByText('8 800 000-00-00')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('lets public links pass', async ({ page }) => {
    await open(page, '/ru/notFound');
    await bar(page).getByRole('link', { name: 'Новости' }).click();
    await expect(page).toHaveURL(/\/ru\/news$/);
    await bar(page).getByRole('link', { name: 'О проекте' }).click();
    await expect(page).toHaveURL(/\/ru\/news\/35$/);
  });

  test('has no login button for whoever is signed in, and does not stand before a licence', async ({
    page,
  }) => {
    await signIn(page, reader);
    await open(page, '/ru/notFound');
    await bar(page).getByRole('link', { name: 'Обзор' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Войти' })).toHaveCount(0);
    await page.context().clearCookies();
    await signIn(page, analyst);
    await bar(page).getByRole('link', { name: 'Обзор' }).click();
    await expect(page).toHaveURL(/\/ru\/regions-list\/incidence$/);
  });
});

test('the three kinds of visitor see their header', async ({ page }) => {
  const row = () =>
    bar(page).getByRole('navigation', { name: 'Главное меню' }).getByRole('link').allTextContents();
  const everybody = ['Обзор', 'Федеральная аналитика', 'Карта', 'Новости', 'О\u00A0проекте'];
  await open(page, '/ru/notFound');
  expect(await row()).toEqual(everybody);
  await expect(bar(page).getByRole('link', { name: 'Войти' }).first()).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Получить доступ' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Зарегистрироваться' })).toBeVisible();

  await signIn(page, reader);
  await open(page, '/ru/notFound');
  expect(await row()).toEqual(['Главная', ...everybody]);
  await expect(page.getByRole('complementary', { name: 'Зарегистрироваться' })).toHaveCount(0);
  await bar(page).locator('button[aria-haspopup=menu]:visible').last().click();
  await expect(page.getByRole('menuitem', { name: 'Нет активной лицензии' })).toHaveAttribute(
    'href',
    '/ru/landing',
  );

  await page.context().clearCookies();
  await signIn(page, analyst);
  await open(page, '/ru/notFound');
  await bar(page).locator('button[aria-haspopup=menu]:visible').last().click();
  await expect(page.getByRole('menuitem', { name: 'Профиль' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Получить доступ' })).toHaveCount(0);
});

test('the clock ticks, audio and video are off', async ({ page }) => {
  await open(page, '/ru/notFound');
  const clock = bar(page).locator('b').first();
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before!, { timeout: 3000 });
  await expect(bar(page).getByRole('button', { name: 'Аудио недоступно' })).toBeDisabled();
  await expect(bar(page).getByRole('button', { name: 'Видео недоступно' })).toBeDisabled();
});

test('products are asked for once, the account’s stand before ours, all open new tabs', async ({ page }) => {
  await signIn(page, analyst);
  await open(page, '/ru/notFound');
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/account/getProducts') ? 1 : 0));
  const button = bar(page).getByRole('button', { name: 'Продукты' });
  await button.click();
  const links = page.getByRole('dialog', { name: 'Продукты' }).getByRole('link');
  await expect(links.last()).toHaveText(/Торговая площадка/);
  await button.click();
  await button.click();
  expect(asked).toBe(1);
  expect(
    await links.evaluateAll((all) =>
      all.every(
        (link) => link.getAttribute('target') === '_blank' && link.getAttribute('rel') === 'noopener',
      ),
    ),
  ).toBe(true);
});

test('logging out forgets the account and goes home even when the call fails', async ({ page }) => {
  await signIn(page, analyst);
  await page.route('**/api/account/logout*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/ru/news');
  await bar(page).locator('button[aria-haspopup=menu]:visible').last().click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/ru\/$/);
  await expect(bar(page).getByRole('link', { name: 'Войти' }).first()).toBeVisible();
});

test('the chosen day stays on the way through the site, and can be given up', async ({ page }) => {
  await page.goto('/ru/news?asOf=2020-06-01');
  await expect(bar(page).getByText('1 июня 2020')).toBeVisible();
  await bar(page).getByRole('link', { name: 'О проекте' }).click();
  await expect(page).toHaveURL(/\/ru\/news\/35\?asOf=2020-06-01$/);
  await bar(page).getByRole('button', { name: 'выбранный день' }).click();
  await page.getByRole('link', { name: 'Дни образца' }).click();
  await expect(page).toHaveURL(/\/ru\/news\/35$/);
  await expect(bar(page).getByText('8 июня 2020')).toBeVisible();
});

test('Ctrl K finds a region by the beginning of its name', async ({ page }) => {
  await open(page, '/ru/notFound');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('карел');
  await expect(page.getByRole('option').first()).toContainText('Карелия');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
});

test('under 1336 px the menu is in the burger, with get-access below it', async ({ page }) => {
  await page.setViewportSize({ width: 1335, height: 900 });
  await open(page, '/ru/notFound');
  await expect(bar(page).getByRole('navigation', { name: 'Главное меню' })).toBeHidden();
  await page.getByRole('button', { name: 'Меню', exact: true }).locator('visible=true').click();
  const panel = page.getByRole('dialog', { name: 'Меню' });
  await expect(panel.getByRole('link', { name: 'Карта' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Аналитика по лицензии' })).toBeVisible();
  await panel.getByRole('heading', { name: 'Аналитика по лицензии' }).click();
  await expect(panel).toBeVisible();
  await page.mouse.click(1200, 500);
  await expect(panel).toBeHidden();
});

test('a page whose program does not arrive says so and offers a reload: not white', async ({ page }) => {
  await open(page, '/ru/notFound');
  await page.route('**/assets/ServiceNewsPage*.js', (route) => route.abort());
  await bar(page).getByRole('link', { name: 'Новости' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Часть страницы не загрузилась. Обновите страницу',
  );
  await bar(page).getByRole('link', { name: 'О\u00A0проекте' }).click();
  await expect(page).toHaveURL(/\/ru\/news\/35$/);
  await bar(page).getByRole('link', { name: 'Новости' }).click();
  await expect(page.getByRole('button', { name: 'Обновить страницу' })).toBeVisible();
  await page.unroute('**/assets/ServiceNewsPage*.js');
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect(page).toHaveURL(/\/ru\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости сервиса');
});

test('the footer has its services, partners and contacts, and is absent where the table says so', async ({
  page,
}) => {
  await page.goto('/ru/news');
  const footer = page.locator('footer');
  await expect(footer.locator('[target=_blank]')).toHaveCount(7);
  await expect(footer.getByText('help@example.org')).toBeVisible();
  await page.goto('/ru/');
  await expect(page.locator('footer')).toHaveCount(0);
});

test.beforeEach(({ page: _page }, { project }) => {
  test.skip(project.name === 'phone', 'these journeys set their widths themselves');
});

for (const width of [360, 768, 1335, 1440, 1890]) {
  test(`nothing is wider than the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/ru/notFound', '/ru/landing', '/en/news', '/pt/login']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
