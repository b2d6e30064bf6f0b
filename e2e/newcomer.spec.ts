import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { awaitLetter, pathIn } from './letter.ts';
import { savedFile } from './saved-file.ts';
import { awaitScripts, openPage } from './visitor.ts';
import { walkedLocales, wordsOf, type Words } from './words.ts';

const tomsk = { id: 1124670, ru: 'Томская область', en: 'Tomsk Oblast' } as const;

async function signUp(page: Page, words: Words): Promise<void> {
  const email = `newcomer-${randomUUID().slice(0, 8)}@example.org`;
  await page.locator('[name=firstName]').fill('Вера');
  await page.locator('[name=lastName]').fill('Ким');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=acceptTerms]').check();
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // One letter, one link: the password is set and the newcomer is in.
  await page.goto(pathIn(await awaitLetter(email), '/sign-up'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Account_Replace_Title'));
  await page.locator('[name=password]').fill('своё-слово');
  await page.locator('form button[type=submit]').click();
}

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(
    `${locale}: a newcomer reads of his region, signs up, opens its dossier and takes a chart with him`,
    {
      tag: '@widths',
    },
    async ({ page }) => {
      await openPage(page, `/${locale}/`);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: words('Ui_Search') }).fill(tomsk[locale]);
      await page.getByRole('option', { name: tomsk[locale] }).first().click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?.*region=${tomsk.id}`));
      await expect(page.getByRole('main')).toContainText(tomsk[locale]);

      await page
        .getByRole('link', { name: words('Shell_SignUp') })
        .first()
        .click();
      await signUp(page, words);
      // Back where the sign-up was pressed.
      await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?.*region=${tomsk.id}`));

      await page.getByRole('link', { name: words('Shell_OpenRegions') }).click();
      await expect(page).toHaveURL(/regions-list\/incidence/);
      await awaitScripts(page);
      await page
        .getByRole('combobox', { name: words('Regions_OwnWhich') })
        .selectOption({ label: tomsk[locale] });
      await expect(page.getByText(words('Regions_OwnKept'))).toBeVisible();
      await page.getByRole('status').getByRole('link', { name: tomsk[locale] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(tomsk[locale]);

      const tile = page.locator('[data-tile]', { hasText: words('Regions_BarsSub') }).first();
      await tile.getByRole('button', { name: words('Ui_Download') }).click();
      const picture = await savedFile(page, page.getByRole('menuitem', { name: words('Ui_DownloadSvg') }));
      expect(picture.bytes.toString('utf8')).toContain(tomsk[locale]);
    },
  );
}
