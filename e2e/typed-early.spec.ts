import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { findStarter } from '#app/text-files.ts';
import { fillPage, findLost, type Lost } from './fill-page.ts';
import { holdChanges, holdScripts, openUnscripted } from './held-scripts.ts';
import { test } from './journey.ts';
import { listScreens, namedScreens } from './screen.ts';
import { awaitScripts, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

/** Screens that only a stranger sees. */
const anonymous = new Set(['login', 'signUp', 'recovery', 'landing', 'mailing']);
/** What stands beyond the addresses that the table gives. */
const further = ['/ru/settings/privacy', '/ru/search?q=Москва&view=items'];
const parts = 2;

/** Somebody whose changes go nowhere. */
async function openVisitor(browser: Browser, who: 'super' | null): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (who !== null) await signIn(page, who);
  await page.close();
  await holdChanges(context);
  return context;
}

/** Fills a page before its scripts come, all of it or the controls of these places; says how many, and what is lost when they are here. */
async function fillEarly(context: BrowserContext, path: string, only?: number[]) {
  const tab = await context.newPage();
  const letThemCome = await holdScripts(tab, new RegExp(`${await findStarter()}$`));
  await openUnscripted(tab, path);
  const filled = await tab.evaluate(fillPage, only);
  let lost: Lost[] = [];
  // The search over the page is one of them.
  if (filled > 1 || only) {
    letThemCome();
    await awaitScripts(tab);
    // Parts of a page that come late come when something is pressed; what they were not told is gone with their next drawing.
    await tab.keyboard.press('Shift');
    await tab.waitForTimeout(500);
    // An address needs a moment.
    await expect
      .poll(async () => (lost = await tab.evaluate(findLost)).length, { timeout: 3000 })
      .toBe(0)
      .catch(() => {});
  }
  await tab.close();
  return { filled, lost };
}

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

for (let part = 0; part < parts; part += 1)
  test(`what is typed before the scripts come stays in every form of the table: part ${part + 1} of ${parts}`, async ({
    browser,
    page,
  }) => {
    const screens = [
      ...(await listScreens(page.request, 'ru')),
      ...further.map((path) => ({ name: 'further', path })),
    ].filter((_, at) => at % parts === part);
    const [stranger, writer] = [await openVisitor(browser, null), await openVisitor(browser, 'super')];
    const faults: string[] = [];
    let count = 0;
    for (const { name, path } of screens) {
      const context = anonymous.has(name) ? stranger : writer;
      const { filled, lost } = await fillEarly(context, path);
      count += filled;
      if (lost.length === 0) continue;
      // A choice may put others in the place of what stood there: what is gone with it stays when filled without it.
      const again = await fillEarly(
        context,
        path,
        lost.map(({ at }) => at),
      );
      faults.push(...again.lost.map(({ fault }) => `${name} ${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
    // Every part of the table has forms: a change that hides them all from this test is seen.
    expect(count).toBeGreaterThan(namedScreens.length / parts);
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
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});
