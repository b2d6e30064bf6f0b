import { expect } from '@playwright/test';
import { holdScripts, openUnscripted } from './held-scripts.ts';
import { test } from './journey.ts';
import { awaitScripts, signIn } from './visitor.ts';
import { parts, walkedParts, walkForms } from './walk-forms.ts';
import { wordsOf } from './words.ts';

test('a measure is begun by a press that came before the scripts, with all that was typed', async ({
  page,
}) => {
  const words = wordsOf('ru');
  const title = `Маски в магазинах ${Date.now()}`;
  await signIn(page, 'contributor');
  const letThemCome = await holdScripts(page);
  await openUnscripted(page, '/ru/actions/0/propose');
  const begin = page.getByRole('button', { name: words('Measures_Begin') });
  await begin.click();
  await page.getByLabel(words('Measures_Field_title')).fill(title);
  await page.getByLabel(words('Measures_Place')).selectOption({ label: 'Москва' });
  await begin.click();
  letThemCome();
  await page.waitForURL(/\/actions\/\d+\/edit/);
  await expect(page.getByLabel(words('Measures_Field_title'))).toHaveValue(title);
});

for (const part of walkedParts)
  test(`what is typed before the scripts come stays in every form of the table: part ${part + 1} of ${parts}`, async ({
    browser,
    page,
  }) => {
    // A dozen pages, each opened once or twice.
    test.setTimeout(360_000);
    const { faults, filled, screens } = await walkForms(browser, page.request, part);
    expect(faults).toEqual([]);
    // Every part of the table has forms: a change that hides them all from this test is seen.
    expect(filled).toBeGreaterThan(screens / 2);
  });

test('a required field says so in the language of the page, before the scripts came as well', async ({
  page,
}) => {
  const words = wordsOf('ru');
  await signIn(page, 'contributor');
  const letThemCome = await holdScripts(page);
  await openUnscripted(page, '/ru/actions/0/propose');
  await page.getByRole('button', { name: words('Measures_Begin') }).click();
  letThemCome();
  const title = page.getByLabel(words('Measures_Field_title'));
  await expect(title).toHaveAccessibleDescription(words('Ui_FieldMissing'));
  await expect(title).toBeFocused();
  await title.fill('Маски');
  await expect(title).not.toHaveAttribute('aria-invalid');
});

test('a phone, en: the search opened by a tap has every letter, before any script came and before its own', async ({
  page,
}) => {
  const words = wordsOf('en');
  const field = page.getByRole('combobox', { name: words('Ui_Search') });
  const first = page.getByRole('option').first();
  const openAndType = async () => {
    await page
      .getByRole('button', { name: words('Ui_Search') })
      .filter({ visible: true })
      .click();
    await page.keyboard.type('Tomsk');
    await expect(field).toHaveValue('Tomsk');
  };
  const letAllCome = await holdScripts(page);
  await openUnscripted(page, '/en/news');
  await openAndType();
  letAllCome();
  await expect(first).toContainText('Tomsk Oblast');
  await expect(field).toHaveValue('Tomsk');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const letResultsCome = await holdScripts(page, /SearchResults/);
  await page.goto('/en/news');
  await awaitScripts(page);
  await openAndType();
  letResultsCome();
  await expect(first).toContainText('Tomsk Oblast');
  await expect(field).toHaveValue('Tomsk');
  // A press inside keeps the panel, one elsewhere closes it.
  await field.click();
  await expect(field).toHaveValue('Tomsk');
  await page.mouse.click(5, 5);
  await expect(field).toBeHidden();
});
