import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { expect, inject, test } from 'vitest';
import { boundary, documentForm, samplePdf } from '#features/measures/testing/document-form.ts';
import { sampleContent } from '#features/measures/testing/sample-content.ts';
import { xsrfCookie, xsrfHeader } from '#platform/server/http/anti-forgery.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { Browser, browserOf } from './browser.ts';

const { accounts, databaseUrl, origins } = inject('deployment');
const accountOf = (name: string) => accounts.find(({ email }) => email.startsWith(name))!;
const named = (name: string) => browserOf(accountOf(name));

test('a document added at one process is read at the other, and what was written at one is read at once at the other', async () => {
  const contributor = await named('contributor');
  const db = await openDatabase({ url: databaseUrl, dataDir: '', poolSize: 1 });
  const content = await sampleContent(db).finally(() => db.close());
  const draft = { id: 0, version: 0, revision: 0, content };
  const { body } = await contributor.call('measure/saveDraft', draft, 0);
  const { id } = body as { id: number };
  const added = await contributor.send('/api/measure/uploadDocument', {
    at: 0,
    method: 'POST',
    headers: {
      [xsrfHeader]: contributor.cookies.get(xsrfCookie)!,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: documentForm('act.pdf', samplePdf, { id, version: 1 }),
  });
  expect(added.status).toBe(200);
  const document = JSON.parse(added.text) as { id: number };
  const read = await Promise.all([0, 1].map((at) => contributor.send(`/documents/${document.id}`, { at })));
  expect(read.map(({ status, text }) => [status, text])).toEqual([
    [200, samplePdf.toString()],
    [200, samplePdf.toString()],
  ]);
});

test('what an editor publishes at one process stands at once at the other, for its writer and for a stranger’s new page', async () => {
  const chief = await named('chief');
  const stranger = new Browser();
  for (const title of ['Bridges', 'Tunnels', 'Ferries']) {
    const texts = Object.fromEntries(
      ['ru', 'en', 'ja', 'pt', 'es'].map((locale) => [
        locale,
        { title: locale === 'en' ? title : '', description: '' },
      ]),
    );
    const { id } = (await chief.call('newsdesk/createDocument', { kind: 'compilation' }, 0)).body as {
      id: number;
    };
    const document = {
      kind: 'compilation',
      content: { texts, rule: null, items: [{ newsId: 1, note: '' }] },
    };
    expect((await chief.call('newsdesk/saveDraft', { id, version: 1, document }, 0)).status).toBe(200);
    expect((await chief.call('newsCompilations/GetNewsCompilation', { id }, 1)).status).toBe(404);
    const published = await chief.call('newsdesk/publish', { kind: 'compilation', id, version: 2 }, 0);
    expect(published.status).toBe(200);
    expect((await chief.call('newsCompilations/GetNewsCompilation', { id }, 1)).status).toBe(200);
    expect((await chief.page(`/en/compilations/${id}`, 1)).text).toContain(title);
    await wait(1_100);
    expect((await stranger.page(`/en/compilations/${id}`, 1)).text).toContain(title);
  }
});

test('a message written at one process is counted and announced at the other', async () => {
  const [writer, reader] = [await named('moderator'), await named('editor')];
  const to = accountOf('editor').id;
  await reader.call('people/savePrivacy', { field: 'messages', audience: 'registered' }, 0);
  const cookie = [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const away = new AbortController();
  const live = await request(`${origins[1]}/api/live`, {
    headers: { host: 'svodka.test', 'x-forwarded-proto': 'https', cookie },
    signal: away.signal,
  });
  expect(live.statusCode).toBe(200);
  const heard = (async () => {
    let text = '';
    for await (const part of live.body.setEncoding('utf8')) {
      text += part as string;
      if (text.includes('event: message')) return text;
    }
    return text;
  })();
  expect((await writer.call('messages/sendMessage', { to, text: 'Добрый день' }, 0)).status).toBe(200);
  expect((await reader.call('messages/getUnreadCount', {}, 1)).body).toMatchObject({ unread: 1 });
  const said = await Promise.race([heard, wait(5_000, 'nothing within five seconds')]);
  expect(said).toContain(`data: ${accountOf('moderator').id}`);
  away.abort();
  await heard.catch(() => {});
});

test('a request to be friends made at one process waits at the other', async () => {
  const [asker, asked] = [await named('analyst'), await named('reader')];
  expect((await asker.call('people/askFriend', { id: accountOf('reader').id }, 0)).status).toBeLessThan(300);
  expect((await asked.call('people/getFriends', {}, 1)).body).toMatchObject({ counts: { incoming: 1 } });
});
