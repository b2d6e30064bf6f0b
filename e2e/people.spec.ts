import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { logIn, signUp, tokenOf } from './sign-up.ts';
import { awaitScripts, openPage, signInAnew } from './visitor.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('ru');
/** A text as the name of a button: blanks that keep words together are blanks there. */
const like = (text: string, before = '') => new RegExp(before + text.replaceAll('\u00A0', '\\s'));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A second person in a browser of their own. */
async function openOther(browser: Browser, name: 'reader' | 'moderator' | 'contributor'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAnew(page, name);
  return page;
}

async function idOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/people/getOwnProfile');
  return ((await answer.json()) as { id: number }).id;
}

/** Undoes what an earlier journey left between the two. */
async function partWays(page: Page, other: number): Promise<void> {
  const headers = await tokenOf(page);
  for (const step of ['unblockPerson', 'removeFriend', 'declineFriend'])
    await page.request.post(`/api/people/${step}`, { data: { id: other }, headers });
}

async function firstStory(request: APIRequestContext): Promise<number> {
  const answer = await request.get('/api/Section?rubricId=1&pageSize=3', { headers: { Locale: 'ru' } });
  return ((await answer.json()) as { news: { storyId: number }[] }).news[0]!.storyId;
}

test('two people become friends, write to each other, and one blocks the other', async ({
  page,
  browser,
}) => {
  await signInAnew(page, 'analyst');
  const other = await openOther(browser, 'reader');
  const [me, them] = [await idOf(page), await idOf(other)];
  await partWays(page, them);
  await partWays(other, me);

  await openPage(page, `/ru/people/${them}`);
  expect(await findBarriers(page)).toEqual([]);
  await button(page, like(words('People_Step_askFriend'))).click();
  await expect(button(page, like(words('People_TakeBack')))).toBeVisible();
  await openPage(other, '/ru/friends?list=incoming');
  expect(await findBarriers(other)).toEqual([]);
  await button(other, like(words('People_Step_acceptFriend'), '^')).click();
  await expect(other.getByText(words('People_Empty_incoming'))).toBeVisible();

  await openPage(other, `/ru/messages?with=${me}`);
  await openPage(page, `/ru/messages?with=${them}`);
  const said = `Посмотри слепые пятна <b>${Date.now()}</b>`;
  await page.getByLabel(words('People_Message'), { exact: true }).fill(said);
  await button(page, words('People_Send')).click();
  // It comes by itself to the page that is open, and stays text.
  await expect(other.getByRole('listitem').filter({ hasText: said }).last()).toBeVisible();
  expect(await findBarriers(other)).toEqual([]);

  await openPage(other, `/ru/people/${me}`);
  await button(other, like(words('People_Step_blockPerson'), '^')).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: words('People_Step_blockPerson') })
    .click();
  await expect(button(other, like(words('People_Step_unblockPerson')))).toBeVisible();
  await openPage(page, `/ru/messages?with=${them}`);
  await expect(page.getByText(words('People_MayNotWrite'))).toBeVisible();
  expect((await page.request.get(`/api/people/getPerson?id=${them}`)).status()).toBe(404);
  await partWays(other, me);
  await other.context().close();
});

test('a first comment waits for a moderator, who shows it to everybody', async ({ page, browser }) => {
  const storyId = await firstStory(page.request);
  await openPage(page, `/ru/story/${storyId}`);
  await button(page, words('Comments_Show')).click();
  await expect(page.getByRole('link', { name: words('Comments_LogIn') })).toBeVisible();

  const writer = await openOther(browser, 'contributor');
  const said = `Раньше сняли ограничения www.example.org ${Date.now()}`;
  await openPage(writer, `/ru/story/${storyId}`);
  await button(writer, words('Comments_Show')).click();
  await writer.getByLabel(words('Comments_Yours')).fill(said);
  await button(writer, words('Comments_Send')).click();
  await expect(writer.getByText(words('Comments_Waiting')).last()).toBeVisible();
  expect(await findBarriers(writer)).toEqual([]);

  const moderator = await openOther(browser, 'moderator');
  await openPage(moderator, '/ru/desk/moderation');
  expect(await findBarriers(moderator)).toEqual([]);
  const line = moderator.getByRole('listitem').filter({ hasText: said });
  await line.getByRole('button', { name: words('People_ShowComment') }).click();
  await expect(line).toHaveCount(0);
  await openPage(page, `/ru/story/${storyId}`);
  await button(page, words('Comments_Show')).click();
  await expect(page.getByText(said)).toBeVisible();

  // The moderator asks what readers think; whoever answers sees the shares, nobody before.
  const question = `Снимать ли ограничения? ${Date.now()}`;
  await openPage(moderator, `/ru/story/${storyId}`);
  await button(moderator, words('Polls_Add')).click();
  await moderator.getByLabel(words('Polls_Question')).fill(question);
  await moderator.getByLabel(/^Ответы/).fill('Да\nНет');
  await button(moderator, words('Polls_Publish')).click();
  const asked = moderator.getByRole('region', { name: question });
  await expect(asked.getByText(words('Polls_AfterVote'))).toBeVisible();
  await openPage(writer, `/ru/story/${storyId}`);
  const poll = writer.getByRole('region', { name: question });
  await poll.getByRole('button', { name: 'Да' }).click();
  await poll.getByRole('button', { name: 'Нет', disabled: false }).click();
  await expect(poll.getByText(/^1, 100\s%$/)).toHaveCount(1);
  expect(await findBarriers(writer)).toEqual([]);
  await asked.getByRole('button', { name: words('Polls_Remove') }).click();
  await moderator
    .getByRole('dialog')
    .getByRole('button', { name: words('Polls_Remove') })
    .click();
  await expect(asked).toHaveCount(0);
  await writer.context().close();
  await moderator.context().close();
});

test('somebody takes everything of theirs, leaves, and comes back within the thirty days', async ({
  page,
}) => {
  const account = await signUp(page, ['Лев', 'Уходящий']);
  await openPage(page, '/ru/settings/data');
  expect(await findBarriers(page)).toEqual([]);
  await button(page, words('People_ArchiveOrder')).click();
  const take = page.getByRole('link', { name: /КБ/ });
  await expect(take).toBeVisible({ timeout: 15_000 });
  const archive = await page.request.get((await take.getAttribute('href'))!);
  expect((await archive.body()).subarray(0, 2).toString()).toBe('PK');

  await button(page, words('People_DeletionAsk')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('People_CurrentPassword'), { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: words('People_DeletionConfirm') }).click();
  await page.waitForURL(/\/(ru\/?)?$/);
  await awaitScripts(page);
  expect((await page.request.get('/api/people/getOwnProfile')).status()).toBe(401);
  expect(await logIn(page, account)).toBe(200);
  await openPage(page, '/ru/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лев Уходящий');
});
