import { expect, type Page } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, sampleAccount } from './visitor.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('ru');
const exactly = (text: string) => ({ name: text, exact: true });

/** A device with a finger that is always there. */
async function plugIn(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added in the settings, renamed, signs in without a password, and removed signs in no more', async ({
  page,
  baseURL,
}) => {
  // Browsers make keys for names alone: the same site by its name.
  const site = baseURL!.replace('127.0.0.1', 'localhost');
  await plugIn(page);
  const { email, password } = sampleAccount('chief');
  await openPage(page, `${site}/ru/login?returnUrl=%2Fru%2Fsettings%2Fpassword`);
  await page.locator('form [name=email]').fill(email);
  await page.locator('form [name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/settings\/password/);

  const keys = page.getByRole('region', exactly(words('Account_Passkey_Title')));
  const name = `Ноутбук ${Date.now()}`;
  await keys.getByLabel(words('Account_Passkey_Name')).fill(name);
  await keys.getByLabel(words('Account_CurrentPassword'), { exact: true }).fill('не тот пароль');
  await keys.getByRole('button', exactly(words('Account_Passkey_Add'))).click();
  await expect(keys.getByRole('alert')).toContainText(words('Error_Reason_wrong_password'));
  await keys.getByLabel(words('Account_CurrentPassword'), { exact: true }).fill(password);
  await keys.getByRole('button', exactly(words('Account_Passkey_Add'))).click();
  const line = keys.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText(words('Account_Passkey_Unused'));
  expect(await findBarriers(page)).toEqual([]);

  await line.getByRole('button', exactly(words('Account_Passkey_RenameOne', { name }))).click();
  await keys.getByRole('form').getByLabel(words('Account_Passkey_Name')).first().fill(`${name} второй`);
  await keys.getByRole('button', exactly(words('Account_Passkey_Save'))).click();
  await expect(keys.getByRole('listitem').filter({ hasText: `${name} второй` })).toHaveCount(1);

  await page.context().clearCookies();
  await openPage(page, `${site}/ru/login?returnUrl=%2Fru%2Fsettings%2Fpassword`);
  await page.getByRole('button', exactly(words('Account_Login_Passkey'))).click();
  await page.waitForURL(/settings\/password/);
  await expect(line).not.toContainText(words('Account_Passkey_Unused'));

  await line
    .getByRole('button', exactly(words('Account_Passkey_RemoveOne', { name: `${name} второй` })))
    .click();
  // Behind the dialog no line is seen anyway: the key is gone when the server has said so.
  const removed = page.waitForResponse(/removePasskey$/);
  await page
    .getByRole('dialog')
    .getByRole('button', exactly(words('Account_Passkey_Remove')))
    .click();
  expect((await removed).status()).toBe(200);
  await expect(line).toHaveCount(0);
  await page.context().clearCookies();
  await openPage(page, `${site}/ru/login`);
  await page.getByRole('button', exactly(words('Account_Login_Passkey'))).click();
  await expect(page.getByRole('alert')).toContainText(words('Error_PasskeyRefused'));
});
