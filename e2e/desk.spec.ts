import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { writeWav } from '#features/news/server/speech/testing/write-wav.ts';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { signUp } from './sign-up.ts';
import { openPage, signIn } from './visitor.ts';

/** A name nobody else's journey uses. */
const newName = () => `Journey ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;

async function beginCollection(page: Page, name: string): Promise<string> {
  await openPage(page, '/en/desk');
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.waitForURL(/\/desk\/compilations\/\d+$/);
  await page.getByLabel('Title').first().fill(name);
  await expect(page.getByText(/Saved at/)).toBeVisible();
  return page.url().split('/').at(-1)!;
}

const pick = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Add news').fill(words);
  await page.getByRole('option').first().click();
};

test(
  'an editor puts a collection together, readers see it, deleting can be undone',
  { tag: '@widths' },
  async ({ page, browser }) => {
    await signIn(page, 'chief');
    const name = newName();
    const id = await beginCollection(page, name);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Still missing for publication');
    await pick(page, 'coronavirus');
    await page.getByLabel('Why it is here').fill('Where it began');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    const reader = await (await browser.newContext()).newPage();
    await expect(async () => {
      await reader.goto(`/en/compilations/${id}`);
      await expect(reader.getByRole('heading', { name })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(reader.getByText('Where it began')).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/desk$/);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await page.getByRole('link', { name }).first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/desk$/);
  },
);

test('two write at once: both texts are shown and nothing is lost', async ({ page }) => {
  await signIn(page, 'chief');
  const name = newName();
  await beginCollection(page, name);
  const other = await page.context().newPage();
  await openPage(other, new URL(page.url()).pathname);
  await other.getByLabel('Title').first().fill(`${name} theirs`);
  await expect(other.getByText(/Saved at/)).toBeVisible();
  await page.getByLabel('Title').first().fill(`${name} mine`);
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText(`${name} mine`);
  await expect(conflict).toContainText(`${name} theirs`);
  await page.getByRole('button', { name: 'All mine' }).click();
  await page.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Title').first()).toHaveValue(`${name} mine`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/desk$/);
});

test('leaving with work that can not be saved asks first', async ({ page }) => {
  await signIn(page, 'chief');
  await beginCollection(page, newName());
  await page.route('**/api/newsdesk/saveDraft', (route) => route.abort());
  await page.getByLabel('Title').first().fill('Unsaved');
  await page.getByRole('link', { name: 'News desk' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Title').first()).toHaveValue('Unsaved');
  await page.unroute('**/api/newsdesk/saveDraft');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/desk$/);
});

test('About is edited in its languages and can not be deleted; who is no editor is refused', async ({
  page,
}) => {
  await signIn(page, 'super');
  await openPage(page, '/en/desk/service-news/35');
  await expect(page.getByRole('button', { name: 'Japanese: written' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Japanese: written' }).first().click();
  await expect(page.getByLabel('Title').first()).not.toHaveValue('About Svodka');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, 'moderator');
  await page.goto('/en/desk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have no access to this section');
});

test('a reader says that a headline stands in the wrong story; an editor parts it and takes that back', async ({
  page,
}) => {
  // A reader says it once of a headline: what an earlier run left is of others.
  await signUp(page, ['Remark', 'Reader']);
  await openPage(page, '/en/?asOf=2020-06-03');
  const address = await page.locator('main a[href*="/story/"]').first().getAttribute('href');
  const id = /story\/(\d+)/.exec(address!)![1]!;
  await openPage(page, address!);
  await page.getByRole('button', { name: 'Something wrong here?' }).click();
  await page.getByRole('button', { name: 'Not about this story' }).first().click();
  await expect(page.getByText('Thank you. An editor will look.').first()).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, 'editor');
  await openPage(page, '/en/desk/corrections');
  const remark = page.getByRole('listitem').filter({ has: page.locator(`a[href*="/desk/stories/${id}"]`) });
  await expect(remark.first()).toContainText('1 reader says so');
  await remark.first().getByRole('button', { name: 'Leave it' }).click();
  await expect(remark).toHaveCount(0);

  await openPage(page, `/en/desk/stories/${id}`);
  const headlines = page.getByRole('checkbox');
  const count = await headlines.count();
  await headlines.first().check();
  await page.getByRole('button', { name: 'Make a story of its own' }).click();
  await expect(headlines).toHaveCount(count - 1);
  const takenBack = await page.getByText(/^Taken back by/).count();
  await page.getByRole('button', { name: 'Take back' }).first().click();
  await expect(headlines).toHaveCount(count);
  await expect(page.getByText(/^Taken back by/)).toHaveCount(takenBack + 1);
});

test.describe('reading aloud', () => {
  const openItem = async (page: Page): Promise<void> => {
    const answer = await page.request.get('/api/Section?rubricId=1', { headers: { Locale: 'ru' } });
    const { news } = (await answer.json()) as { news: { newsId: number }[] };
    await openPage(page, `/ru/news/index/${news[0]!.newsId}`);
  };
  const listen = (page: Page) => page.getByRole('button', { name: /^Слушать/ }).first();

  test(
    'plays, pauses, seeks, remembers its speed, and Escape ends it',
    { tag: '@widths' },
    async ({ page }) => {
      const sound = writeWav({ bits: 16, samples: Array(8000 * 30).fill(0), sampleRate: 8000 });
      await page.route('**/api/tts?*', (route) => route.fulfill({ json: { address: '/speech/x.mp3' } }));
      await page.route('**/speech/x.mp3', (route) =>
        route.fulfill({ contentType: 'audio/wav', body: Buffer.from(sound) }),
      );
      await openItem(page);
      await listen(page).click();
      const player = page.getByRole('group', { name: /^Проигрыватель/ });
      await expect(player.getByRole('button', { name: 'Пауза' })).toBeFocused();
      await player.getByRole('button', { name: 'Пауза' }).click();
      await player.getByRole('slider').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(player).toContainText('0:1');
      await player.getByLabel('Скорость чтения').selectOption('1.5');
      await page.keyboard.press('Escape');
      await expect(listen(page)).toBeFocused();
      await listen(page).click();
      await expect(player.getByLabel('Скорость чтения')).toHaveValue('1.5');
    },
  );

  test('a failure brings the button back without a word', async ({ page }) => {
    await page.route('**/api/tts?*', (route) => route.fulfill({ status: 500, json: {} }));
    await openItem(page);
    const asked = page.waitForResponse('**/api/tts?*');
    await listen(page).click();
    await asked;
    await expect(listen(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a picture nobody published finds nothing, and what is no picture is refused', async ({ page }) => {
  const picture = await sharp(Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 73) % 256)), {
    raw: { width: 10, height: 10, channels: 3 },
  })
    .resize(200, 200)
    .png()
    .toBuffer();
  await openPage(page, '/ru/search/image');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('heading', { name: 'Ничего не\u00a0нашлось' })).toBeVisible();
  await input.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(page.getByText('Это не\u00a0картинка')).toBeVisible();
});

for (const locale of ['ru', 'en'] as const)
  test(`${locale}: the desk, collections and search by picture stand in the way of nobody`, async ({
    page,
  }) => {
    await signIn(page, 'chief');
    const list = await page.request.get('/api/newsCompilations/GetNewsCompilationsList', {
      headers: { Locale: locale },
    });
    const [first] = (await list.json()) as { id: number }[];
    const paths = [
      'desk',
      'desk/service-news/35',
      `desk/compilations/${first!.id}`,
      'compilations',
      `compilations/${first!.id}`,
      'search/image',
    ];
    for (const path of paths) {
      await openPage(page, `/${locale}/${path}`);
      expect(await findBarriers(page), path).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
