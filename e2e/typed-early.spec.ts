import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { fillPage, findLost, type Lost } from './fill-page.ts';
import { holdChanges, holdScripts, openUnscripted } from './held-scripts.ts';
import { test } from './journey.ts';
import { listScreens, namedScreens } from './screen.ts';
import { awaitScripts, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

type Visitor = 'super' | 'moderator' | 'stranger';

/** What stands beyond the addresses that the table gives. */
const further = ['/ru/settings/privacy', '/ru/search?q=Москва&view=items'];
/** Screens that somebody else fills: the super user may do everything but this. */
const writers: Record<string, Visitor> = {
  ...Object.fromEntries(
    ['login', 'signUp', 'recovery', 'landing', 'mailing'].map((name) => [name, 'stranger']),
  ),
  createAction: 'moderator',
  actionsManuals: 'moderator',
};
/** What is chosen here is taken over at once, and the line is empty for the next. */
const taken = new Set([wordsOf('ru')('Regions_OwnWhich'), wordsOf('ru')('Measures_Field_issues')]);
const parts = 4;

/** Somebody with a session of the journeys. */
async function openVisitor(browser: Browser, who: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (who !== 'stranger') await signIn(page, who);
  await page.close();
  return context;
}

/** Fills a page before its scripts come and saves nothing of it, all of it or the controls of these places; says how many, and what is lost when they are here. */
async function fillEarly(context: BrowserContext, path: string, only?: number[]) {
  const tab = await context.newPage();
  const letThemCome = await holdScripts(tab);
  const forgetChanges = await holdChanges(tab);
  await openUnscripted(tab, path);
  const filled = await tab.evaluate(fillPage, only);
  let lost: Lost[] = [];
  if (filled > 0) {
    letThemCome();
    await awaitScripts(tab);
    // Parts of a page that come late come when something is pressed; what they were not told is gone with their next drawing.
    await tab.keyboard.press('Shift');
    await tab.waitForTimeout(500);
    // An address needs a moment.
    await expect
      .poll(
        async () => (lost = (await tab.evaluate(findLost)).filter(({ name }) => !taken.has(name))).length,
        { timeout: 3000 },
      )
      .toBe(0)
      .catch(() => {});
  }
  await forgetChanges();
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

for (let part = 0; part < parts && process.env['WALK_FORMS'] === '1'; part += 1)
  test(`what is typed before the scripts come stays in every form of the table: part ${part + 1} of ${parts}`, async ({
    browser,
    page,
  }) => {
    const screens = [
      ...(await listScreens(page.request, 'ru')),
      ...further.map((path) => ({ name: 'further', path })),
    ].filter((_, at) => at % parts === part);
    const contexts = new Map<Visitor, BrowserContext>();
    const faults: string[] = [];
    let count = 0;
    for (const { name, path } of screens) {
      const who = writers[name] ?? 'super';
      const context = contexts.get(who) ?? (await openVisitor(browser, who));
      contexts.set(who, context);
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
