import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { awaitLetter, passwordIn, pathIn } from './letter.ts';
import { openPage, sampleAccount } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type=submit]');
const recovered = { ru: 'editor', en: 'super' } as const;
const freshAddress = () => `walker-${randomUUID().slice(0, 8)}@example.org`;

async function fillLogin(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await submit(page).click();
}

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: sign up, first sign-in by the mailed password, a password of one's own, sign in, recovery`, async ({
    page,
    context,
  }) => {
    const email = freshAddress();
    await openPage(page, `/${locale}/sign-up`);
    await field(page, 'firstName').fill('Вера');
    await field(page, 'lastName').fill('Ким');
    await field(page, 'email').fill(email);
    await page.locator('[name=acceptTerms]').check();
    await expect(page.locator('[name=subscribeToMailing]')).not.toBeChecked();
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Account_SignUp_Done'));
    const oneTime = passwordIn(await awaitLetter(email));

    await openPage(page, `/${locale}/login`);
    await fillLogin(page, { email, password: oneTime });
    await expect(page).toHaveURL(new RegExp(`/${locale}/login/password`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Account_Replace_Title'));
    await field(page, 'password').fill('мой-пароль');
    await submit(page).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/$`));
    await page.getByRole('link', { name: words('Shell_OpenRegions') }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/regions-list/incidence`));

    await context.clearCookies();
    await openPage(page, `/${locale}/login`);
    await fillLogin(page, { email, password: oneTime });
    await expect(page.getByRole('alert')).toContainText(words('Error_InvalidCredentials'));
    await fillLogin(page, { email, password: 'мой-пароль' });
    await expect(page).toHaveURL(new RegExp(`/${locale}/$`));

    await context.clearCookies();
    await openPage(page, `/${locale}/recovery`);
    await field(page, 'email').fill(email);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Account_Recovery_SentTitle'));
    await expect.poll(async () => (await awaitLetter(email)).includes('recovery?token=')).toBe(true);
    const link = pathIn(await awaitLetter(email), '/recovery');
    await openPage(page, link);
    await field(page, 'password').fill('другой-пароль');
    await submit(page).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/$`));
    await context.clearCookies();
    await openPage(page, link);
    await field(page, 'password').fill('третий-пароль');
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(words('Error_LinkExpired'));
  });

  test(`${locale}: recovery and sign-up do not tell whether an address is known`, async ({ page }) => {
    // An address gets three letters an hour: each language asks for another's.
    for (const email of [freshAddress(), sampleAccount(recovered[locale]).email]) {
      await openPage(page, `/${locale}/recovery`);
      await field(page, 'email').fill(email);
      await submit(page).click();
      await expect(page.getByText(words('Account_Recovery_Sent', { email }))).toBeVisible();
    }
  });

  test(`${locale}: every rule of the fields is said in its own sentence, 5 and 21 characters are refused, 6 and 20 are not`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/sign-up`);
    await submit(page).click();
    for (const key of [
      'Account_FirstNameRequired',
      'Account_LastNameRequired',
      'Account_EmailRequired',
      'Account_TermsRequired',
    ] as const) {
      await expect(page.locator('main form')).toContainText(words(key));
    }
    await openPage(page, `/${locale}/login`);
    for (const [length, refused] of [
      [5, true],
      [21, true],
      [6, false],
      [20, false],
    ] as const) {
      await fillLogin(page, { email: freshAddress(), password: 'x'.repeat(length) });
      const alert = page
        .getByRole('alert')
        .filter({ hasText: words(refused ? 'Account_PasswordLength' : 'Error_InvalidCredentials') });
      await expect(alert).toBeVisible();
    }
  });

  test(`${locale}: a trial starts from the landing page by an address alone`, async ({ page }) => {
    const email = freshAddress();
    await openPage(page, `/${locale}/landing`);
    await field(page, 'email').fill(email);
    await page.getByRole('button', { name: words('Landing_Start') }).click();
    await expect(page.getByText(words('Landing_Done', { email }))).toBeVisible();
    await openPage(page, `/${locale}/login`);
    await fillLogin(page, { email, password: passwordIn(await awaitLetter(email)) });
    // The page that is left has a password field too, and stands a moment longer than its address.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Account_Replace_Title'));
    await field(page, 'password').fill('проба-2020');
    await submit(page).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/$`));
    await openPage(page, `/${locale}/regions-list/incidence`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Regions_Title'));
  });
}

test('the login leads back to the page asked for, and never to another site', async ({ page, context }) => {
  await page.goto('/ru/summary?x=1');
  await expect(page).toHaveURL(/\/ru\/login\?returnUrl=%2Fru%2Fsummary%3Fx%3D1$/);
  await openPage(page, page.url());
  await fillLogin(page, sampleAccount('analyst'));
  await expect(page).toHaveURL(/\/ru\/summary\?x=1$/);
  await context.clearCookies();
  await openPage(page, `/ru/login?returnUrl=${encodeURIComponent('https://evil.example/')}`);
  await expect(page.getByText(wordsOf('ru')('Account_Login_ReturnForeign'))).toBeVisible();
  await fillLogin(page, sampleAccount('analyst'));
  await expect(page).toHaveURL(/\/ru\/$/);
});
