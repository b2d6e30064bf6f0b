import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { resolvedRoutes } from '#app/routes/find-route.ts';
import { pageFiles, type PageName } from '#app/routes/page-registry.ts';
import { routeTable, type RouteEntry } from '#app/routes/route-table.ts';
import { formType } from '#platform/server/http/body-parsers.ts';
import { Browser, type Answer } from './browser.ts';

/** Names of the routes whose page takes a form by itself. */
const acting = (await Promise.all((routeTable as readonly RouteEntry[]).flatMap(namesOf))).flat();
const addresses = resolvedRoutes
  .filter(({ name }) => acting.includes(name))
  .map(({ address }) =>
    address
      .replace(':locale', 'ru')
      .replaceAll(/\/:\w+\?/g, '')
      .replaceAll(/:\w+/g, '1'),
  );

async function namesOf({ name, page, children = [] }: RouteEntry): Promise<string[]> {
  const below = (await Promise.all(children.map(namesOf))).flat();
  const file = pageFiles[page as PageName] as string | undefined;
  const text = file === undefined ? '' : await readFile(new URL(`../${file}`, import.meta.url), 'utf8');
  const acts = /export (?:async function|function|const) action\b/.test(text);
  return name !== undefined && acts ? [name, ...below] : below;
}

const browser = new Browser();

/** What a page answers to a form; one that sends whoever is not signed in to the login refuses them. */
async function post(asker: Browser, address: string, type: string | null, body?: string): Promise<Answer> {
  const headers = { accept: 'text/html', ...(type !== null && { 'content-type': type }) };
  const answer = await asker.send(address, { method: 'POST', headers, body });
  const isSentAway = answer.status === 302 && String(answer.headers['location']).startsWith('/ru/login?');
  return isSentAway ? { ...answer, status: 401 } : answer;
}
const statusOf = async (address: string, type: string | null, body?: string) =>
  (await post(browser, address, type, body)).status;

test('the pages that take forms are found', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(5);
});

test.each(addresses)('%s takes a form and nothing else', async (address) => {
  const refused: [string | null, string?][] = [
    [null],
    [null, 'email=a'],
    ['', ''],
    ['text/plain'],
    ['text/plain', 'x'],
    ['application/json', '{}'],
    ['application/xml', '<a/>'],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
    ['a/b;;;=', 'x'],
    [`${formType}, text/plain`, 'a=1'],
  ];
  for (const [type, body] of refused)
    expect([type, body, await statusOf(address, type, body)]).toEqual([type, body, 415]);
  const odd = [undefined, '', 'surprise=1', '__proto__=1', 'a=%00', 'a=%zz&=&&==', `${'a.'.repeat(2000)}=1`];
  for (const type of [formType, `${formType};;;=`, `${formType.toUpperCase()}; charset=utf-16`])
    for (const body of odd) {
      const status = await statusOf(address, type, body);
      expect([400, 401, 403], `${type} ${String(body).slice(0, 40)} gave ${status}`).toContain(status);
    }
});

test.each(addresses)('%s names a field that it does not know', async (address) => {
  const visitor = new Browser();
  const { body } = await visitor.call('account/openVisitorSession', {}, 0);
  const { xsrfToken } = body as { xsrfToken: string };
  const form = new URLSearchParams({ xsrfToken, surprise: 'x' }).toString();
  const answer = await post(visitor, address, formType, form);
  expect([400, 401]).toContain(answer.status);
  if (answer.status === 400) expect(answer.text).toMatch(/Нераспознанный ключ: \W{0,4}surprise/);
});
