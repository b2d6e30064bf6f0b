import { expect, type Page } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf, type Words } from './words.ts';

const headlines = (page: Page) => page.locator('main a[data-news]');
const searched = { ru: 'коронавирус', en: 'coronavirus' } as const;
const stems = { ru: 'коронави', en: 'corona' } as const;
const filters = (page: Page) => page.locator('main search details').first();
const chosen = (page: Page, words: Words) => page.getByRole('list', { name: words('NewsSearch_Chosen') });
const main = (page: Page) => page.getByRole('main');

for (const locale of walkedLocales) {
  const words = wordsOf(locale);
  const address = `/${locale}/search?q=${encodeURIComponent(searched[locale])}`;

  test(`${locale}: words typed find headlines that have them, and stand out`, async ({ page }) => {
    await openPage(page, `/${locale}/search?inTitle=true`);
    await main(page)
      .getByRole('searchbox', { name: words('NewsSearch_Field') })
      .fill(searched[locale]);
    await main(page)
      .getByRole('button', { name: words('NewsSearch_Button') })
      .click();
    await expect(page).toHaveURL(/[?&]q=.*in=title/);
    await expect(headlines(page).first().locator('mark')).toBeVisible();
    for (const title of await headlines(page).allTextContents())
      expect(title.toLowerCase()).toContain(stems[locale]);
  });

  test(`${locale}: a facet narrows, its address says so, its chip takes it back`, async ({ page }) => {
    await openPage(page, address);
    await filters(page).locator('summary').first().click();
    const rubrics = page.getByRole('group', { name: words('NewsSearch_Rubrics') });
    const first = rubrics.getByRole('checkbox').first();
    const rubric = await first.getAttribute('value');
    await first.check();
    await expect(page).toHaveURL(new RegExp(`[?&]rubric=${rubric}(&|$)`));
    await page.keyboard.press('Escape');
    await expect(filters(page)).not.toHaveAttribute('open');
    await page.reload();
    await chosen(page, words).getByRole('link').click();
    await expect(page).not.toHaveURL(/rubric=/);
    await page.goBack();
    await expect(page).toHaveURL(/rubric=/);
  });

  test(`${locale}: a bar narrows the search to its days; arrows walk from bar to bar`, async ({ page }) => {
    await openPage(page, `${address}&range=week`);
    const bars = page.locator('main ol a[aria-label]');
    await expect(bars.first()).toBeVisible();
    await bars.first().focus();
    await page.keyboard.press('End');
    await expect(bars.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=2020-07-13&to=2020-07-13/);
    await expect(bars.last()).toHaveAttribute('aria-current', 'true');
  });

  test(`${locale}: signs alone are refused with a sentence, what is not found offers a way back`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/search?q=${encodeURIComponent('?!')}`);
    await expect(main(page).getByRole('alert')).toHaveText(words('Error_QueryWithoutWords'));
    await openPage(page, `/${locale}/search?q=${'a'.repeat(201)}`);
    await expect(main(page).getByRole('alert')).toHaveText(words('Error_QueryTooLong'));
    await openPage(page, `/${locale}/search?q=qqqzzzx`);
    await expect(page.getByText(words('NewsSearch_Empty'))).toBeVisible();
    await main(page)
      .getByRole('link', { name: words('NewsSearch_Reset') })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/search$`));
  });

  test(`${locale}: a filter is saved, opens as the same search, is renamed, deleted and taken back`, async ({
    page,
  }) => {
    await signIn(page, 'analyst');
    const name = `Filter ${Date.now()} ${Math.random().toString(36).slice(2, 6)}`;
    await openPage(page, `${address}&view=items&order=date`);
    await page.getByRole('button', { name: words('NewsSearch_Save') }).click();
    await page.getByRole('textbox', { name: words('NewsSearch_SaveName') }).fill(name);
    await page.keyboard.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    const found = await headlines(page).allTextContents();
    await openPage(page, `/${locale}/search`);
    await row.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/view=items/);
    await expect(headlines(page).first()).toHaveText(found[0]!);
    expect((await headlines(page).allTextContents()).slice(0, 18)).toEqual(found.slice(0, 18));
    await row.getByRole('button', { name: words('NewsSearch_Rename', { name }) }).click();
    await page.getByRole('textbox', { name: words('NewsSearch_SaveName') }).fill(`${name} new`);
    await page.keyboard.press('Enter');
    const renamed = page.getByRole('listitem').filter({ hasText: `${name} new` });
    await renamed.getByRole('button', { name: words('NewsSearch_Delete', { name: `${name} new` }) }).click();
    await expect(renamed).toHaveCount(0);
    await page.getByRole('button', { name: words('NewsSearch_Undo') }).click();
    await expect(renamed).toBeVisible();
    await renamed.getByRole('button', { name: words('NewsSearch_Delete', { name: `${name} new` }) }).click();
    await expect(renamed).toHaveCount(0);
  });

  test(`${locale}: a muted word leaves search and home, is shown when asked for, and comes back`, async ({
    page,
  }) => {
    await signIn(page, 'reader');
    await openPage(page, `/${locale}/search?q=${encodeURIComponent(searched[locale])}&view=items`);
    const title = (await headlines(page).first().textContent())!;
    const word = title.match(/\p{L}{7,}/gu)!.find((each) => !each.toLowerCase().startsWith(stems[locale]))!;
    await openPage(page, `/${locale}/search/muted`);
    await page.getByRole('textbox', { name: words('NewsMuted_Word') }).fill(word);
    await page.getByRole('button', { name: words('NewsMuted_Add') }).click();
    const row = page.getByRole('listitem').filter({ hasText: word.toLowerCase().replaceAll('ё', 'е') });
    await expect(row).toBeVisible();
    await openPage(page, `/${locale}/search?q=${encodeURIComponent(searched[locale])}&view=items`);
    await expect(headlines(page).filter({ hasText: title })).toHaveCount(0);
    await page.getByRole('link', { name: words('NewsSearch_ShowHidden') }).click();
    await expect(headlines(page).filter({ hasText: title }).first()).toBeVisible();
    await openPage(page, `/${locale}/`);
    expect((await headlines(page).allTextContents()).join(' ')).not.toContain(word);
    await openPage(page, `/${locale}/search/muted`);
    await row.getByRole('button').click();
    await expect(row).toHaveCount(0);
  });

  test(`${locale}: an outlet's page tells what it writes about, and its objects lead to a search`, async ({
    page,
  }) => {
    await openPage(page, address);
    await main(page).locator('a[href*="/source/"]').first().click();
    await expect(page).toHaveURL(/\/source\/\d+/);
    for (const key of [
      'NewsSource_PerDay',
      'NewsSource_Rubrics',
      'NewsSource_Tone',
      'NewsSource_First',
    ] as const)
      await expect(page.getByRole('heading', { name: words(key) })).toBeVisible();
    expect(await headlines(page).count()).toBeGreaterThan(0);
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`${locale}: the search can be used by everybody`, async ({ page }) => {
    await openPage(page, address);
    expect(await findBarriers(page)).toEqual([]);
    await filters(page).locator('summary').first().click();
    expect(await findBarriers(page)).toEqual([]);
  });
}
