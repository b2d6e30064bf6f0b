import { expect } from '@playwright/test';
import { wordsOf, walkedLocales } from './words.ts';
import { test } from './journey.ts';
import { listScreens } from './screen.ts';
import { signIn } from './visitor.ts';

const accountScreens = new Set(['login', 'replacePassword']);

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`an anonymous visitor gets every public page, and the login instead of every other (${locale})`, async ({
    request,
  }) => {
    const wrong: string[] = [];
    for (const { name, path, access } of await listScreens(request, locale)) {
      if (name === 'replacePassword') continue;
      const answer = await request.get(path, { maxRedirects: 0 });
      const location = answer.headers()['location'] ?? '';
      const right =
        access === 'public'
          ? answer.status() === (name === 'notFound' ? 404 : 200)
          : answer.status() === 302 && location === `/${locale}/login?returnUrl=${encodeURIComponent(path)}`;
      if (!right) wrong.push(`${name} ${path}: ${answer.status()} ${location}`);
    }
    expect(wrong).toEqual([]);
  });

  test(`every page of the table has its header, its footer and its title (${locale})`, async ({ page }) => {
    await signIn(page, 'analyst');
    const wrong: string[] = [];
    for (const { name, path, hiddenHeader, hiddenFooter, titleKey, ownTitle } of await listScreens(
      page.request,
      locale,
    )) {
      if (accountScreens.has(name)) continue;
      const html = (await (await page.request.get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, '');
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      const faults = [
        html.includes(`aria-label="${words('Shell_MainMenu')}"`) === hiddenHeader && 'header',
        html.includes(words('Footer_Rights')) === hiddenFooter && 'footer',
        !title.startsWith(`${words('App_ShortName')} — `) && `short name in «${title}»`,
        !ownTitle && titleKey && !title.endsWith(words(titleKey)) && `title «${title}»`,
      ];
      wrong.push(...faults.filter(Boolean).map((fault) => `${name} ${path}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });

  test(`an unknown address ends on notFound, which says so (${locale})`, async ({ page }) => {
    const response = await page.goto(`/${locale}/zzz`);
    await expect(page).toHaveURL(new RegExp(`/${locale}/notFound$`));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Errors_NotFound'));
  });
}

test('a call that changes something is refused without the anti-forgery token, and done with it (A26)', async ({
  page,
}) => {
  await signIn(page, 'reader');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')!;
  expect(token.httpOnly).toBe(false);
  const identity = cookies.filter(({ httpOnly }) => httpOnly);
  expect(identity.map(({ sameSite }) => sameSite)).toContain('Lax');
  const ask = (headers: Record<string, string>) =>
    page.request.post('/api/account/setLocale', { data: { locale: 'ru' }, headers });
  expect((await ask({})).status()).toBe(403);
  expect((await ask({ 'X-XSRF-TOKEN': 'forged' })).status()).toBe(403);
  expect((await ask({ 'X-XSRF-TOKEN': token.value })).status()).toBe(200);
});

test('an address of upper case or with a slash at its end is still the page', async ({ request }) => {
  for (const path of ['/ru/NEWS', '/ru/news/', '/ru/landing/'])
    expect((await request.get(path)).status(), path).toBe(200);
});

/** Addresses whose form is known and whose thing does not exist: a wrong number, and no number at all. */
const missing = [
  'story/abc',
  'story/999999999',
  'news/index/abc',
  'news/index/999999999',
  'news/abc',
  'news/99999',
  'rubric/abc',
  'rubric/15',
  'source/abc',
  'source/999999999',
  'compilations/abc',
  'compilations/999999',
  'docs/nothing',
  'docs/adr/nothing',
  'regions/abc/overview',
  'regions/77/overview',
  'regions/abc/news',
  'regions/77/news',
  'all-actions/77',
  'desk/articles/abc',
  'desk/articles/999999999',
  'desk/stories/abc',
  'desk/stories/999999999',
  'desk/feeds/abc',
  'desk/feeds/999999999',
  'desk/sources/nobody',
];

test('what does not exist answers 404 at its own address, with the header and a sentence', async ({
  page,
}) => {
  await signIn(page, 'super');
  const words = wordsOf('en');
  const said = [words('Errors_NotFound'), words('Errors_ArticleGone')];
  const wrong: string[] = [];
  for (const path of missing) {
    const answer = await page.request.get(`/en/${path}`, { maxRedirects: 0 });
    const html = await answer.text();
    const isSaid = said.some((sentence) => html.includes(sentence));
    const hasHeader = html.includes(`aria-label="${words('Shell_MainMenu')}"`);
    if (answer.status() !== 404 || !isSaid || !hasHeader)
      wrong.push(`${path}: ${answer.status()} ${isSaid ? '' : 'not said'} ${hasHeader ? '' : 'no header'}`);
  }
  expect(wrong).toEqual([]);
});
