import type { Locator, Page } from '@playwright/test';
import { languageNames } from '#features/shell/web/header/utility/language-names.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { wordsOf } from './words.ts';

/** The header of the site: the first one of a page, since dossiers have their own. */
export function siteHeader(page: Page): Locator {
  return page.locator('header').first();
}

/** True where the menu is in the burger: under 1336 px. */
export function hasBurger(page: Page): boolean {
  return page.viewportSize()!.width < 1336;
}

/** The burger's panel, opened. */
export async function openBurger(page: Page, locale: Locale): Promise<Locator> {
  const words = wordsOf(locale);
  await siteHeader(page)
    .getByRole('button', { name: words('Shell_Menu'), exact: true })
    .filter({ visible: true })
    .click();
  return page.getByRole('dialog', { name: words('Shell_Menu') });
}

/** What holds the menu, the language and the sample clock at this width: the header, or the opened burger. */
export async function openMenuPlace(page: Page, locale: Locale): Promise<Locator> {
  return hasBurger(page) ? openBurger(page, locale) : siteHeader(page);
}

/** A press on an entry of the menu, or on one of the links beside it that speak of the product. */
export async function pressMenu(
  page: Page,
  locale: Locale,
  entry: Parameters<ReturnType<typeof wordsOf>>[0],
): Promise<void> {
  const words = wordsOf(locale);
  const place = await openMenuPlace(page, locale);
  await place
    .getByRole('link', { name: words(entry), exact: true })
    .filter({ visible: true })
    .click();
}

/** Another language by the switch. */
export async function chooseLanguage(page: Page, from: Locale, to: Locale): Promise<void> {
  const place = await openMenuPlace(page, from);
  await place.getByRole('button', { name: wordsOf(from)('Shell_Language') }).click();
  await page.getByRole('menuitem', { name: languageNames[to] }).click();
}

/** The menu under the person's name, opened. */
export async function openPersonMenu(page: Page, name: string): Promise<Locator> {
  await siteHeader(page).getByRole('button', { name }).filter({ visible: true }).click();
  return page.getByRole('menu', { name });
}
