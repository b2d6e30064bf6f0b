import { expect, type Page } from '@playwright/test';
import { fillPage, findLost } from './fill-page.ts';
import { test } from './journey.ts';
import { listScreens, namedScreens, type Screen } from './screen.ts';
import { awaitScripts, signIn, type SampleName } from './visitor.ts';
import { wordsOf } from './words.ts';

/** Screens that only a stranger sees. */
const anonymous = new Set(['login', 'signUp', 'recovery', 'landing', 'mailing']);
/** Between them they may see and write everything. */
const accounts = ['super', 'moderator'] as const satisfies SampleName[];
/** What stands beyond the addresses that the table gives. */
const further = ['/ru/settings/privacy', '/ru/search?q=Москва&view=items'];
const fillable = /<(?:select|textarea|input(?![^>]*type="(?:hidden|file|range)"))\b/g;
const parts = 4;

/** Holds the page's scripts back until it is told to let them come. */
async function holdScripts(page: Page, which = /\.js$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => which.test(url.pathname),
    async (route) => {
      await promise;
      // The page may have been left meanwhile.
      await route.continue().catch(() => {});
    },
  );
  return resolve;
}

/** Opens a page whose scripts are held back, as far as it can be read. */
async function openUnscripted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
}

/** Who sees most to be filled on a page; null where nobody sees anything. */
async function findWriter(page: Page, { name, path }: Pick<Screen, 'name' | 'path'>) {
  let best: { who: SampleName | null; count: number } = { who: null, count: 0 };
  for (const who of anonymous.has(name) ? [null] : accounts) {
    await (who === null ? page.context().clearCookies() : signIn(page, who));
    const html = await (await page.request.get(path)).text();
    const count = html.match(fillable)?.length ?? 0;
    if (count > best.count) best = { who, count };
  }
  // The search over the page is one of them.
  return best.count > 1 ? best : null;
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

// Where choices are addresses or build on drawn state (family, scenarios, ratings, compilations, alerts) something typed
// early is still lost: `WALK_FORMS=1` walks all forms and names each loss.
if (process.env['WALK_FORMS'] === '1') {
  for (let part = 0; part < parts; part += 1)
    test(`what is typed before the scripts come stays in every form of the table: part ${part + 1} of ${parts}`, async ({
      browser,
      page,
    }) => {
      const screens = [
        ...(await listScreens(page.request, 'ru')),
        ...further.map((path) => ({ name: 'further', path })),
      ].filter((_, at) => at % parts === part);
      const faults: string[] = [];
      let filled = 0;
      for (const screen of screens) {
        const writer = await findWriter(page, screen);
        if (writer === null) continue;
        const tab = await (await browser.newContext()).newPage();
        if (writer.who !== null) await signIn(tab, writer.who);
        const letThemCome = await holdScripts(tab);
        await openUnscripted(tab, screen.path);
        const count = await tab.evaluate(fillPage);
        filled += count;
        letThemCome();
        await awaitScripts(tab);
        // Parts of a page that come late come when something is pressed; what they were not told is gone with their next drawing.
        await tab.keyboard.press('Shift');
        await tab.waitForTimeout(500);
        const lost = await tab.evaluate(findLost);
        faults.push(...lost.map((fault) => `${screen.name} ${screen.path}: ${fault}`));
        await tab.context().close();
      }
      expect(faults).toEqual([]);
      // Every part of the table has forms: a change that hides them all from this test is seen.
      expect(filled).toBeGreaterThan(namedScreens.length / parts);
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
}
