import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { signInAs } from '#features/account/testing/test-session.ts';
import { documentForm, samplePdf, uploadHeaders } from '#features/measures/testing/document-form.ts';
import { sampleContent } from '#features/measures/testing/sample-content.ts';
import { loadEssential } from '#statistics/import/load-bundled.ts';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { openMailer } from '#platform/server/mail/mail.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { cookieHeader, openTestApp, openTwin, type TestApp } from '../testing/test-app.ts';

/** Two processes on one PostgreSQL, each with a data folder of its own; a balancer may send any request to either. */
const server = process.env['TEST_DATABASE_URL'];
let a: TestApp;
let b: TestApp;
beforeAll(async () => {
  if (server === undefined) return;
  a = await openTestApp();
  b = await openTwin(a);
}, 300_000);

let loading: Promise<unknown> | undefined;
const load = () => (loading ??= loadEssential(a.db, () => {}));
afterAll(async () => {
  await b?.close();
  await a?.close();
});

test.skipIf(server === undefined)('a document added at one is read at the other', async () => {
  await load();
  const session = await signInAs(a.db, { roles: [11], licensed: true });
  const content = await sampleContent(a.db);
  const { body } = await a.call(
    'measure/saveDraft',
    { id: 0, version: 0, revision: 0, content },
    { session },
  );
  const added = await a.app.inject({
    method: 'POST',
    url: '/api/measure/uploadDocument',
    headers: uploadHeaders(session),
    payload: documentForm('act.pdf', samplePdf, { id: body.id, version: 1 }),
  });
  const { id } = JSON.parse(added.body) as { id: number };
  for (const { app } of [a, b]) {
    const read = await app.inject({
      url: `/documents/${id}`,
      headers: { cookie: cookieHeader(identityCookie, session) },
    });
    expect(read.statusCode).toBe(200);
    expect(read.rawPayload).toEqual(samplePdf);
  }
});

test.skipIf(server === undefined)(
  'what changed at one is answered by the other within 200 ms to everybody',
  async () => {
    const spent = await leastMs(200, async (begin) => {
      const before = (await b.call('Section')).headers['etag'];
      await raiseDataVersion(a.unheard);
      begin();
      while ((await b.call('Section')).headers['etag'] === before) await wait(5);
    });
    expect(spent).toBeLessThan(200);
  },
);

test.skipIf(server === undefined)(
  'whoever changed something at one is answered from it by the other at once, even before the other was told',
  async () => {
    await load();
    const untold = await openTwin(a, { isDeaf: true });
    const session = await signInAs(a.db, { roles: [12], licensed: true });
    const stale = (await untold.call('Section')).headers['etag'];
    const [issue] = (
      await a.call('handbooks/measureIssue/getEntriesByDirection', { direction: 1 }, { session })
    ).body;
    const written = await a.call(
      'handbooks/measureIssue/editEntry',
      { id: issue.id, isActive: false },
      { session },
    );
    expect(written.status).toBe(200);
    const [cookie = ''] = [written.headers['set-cookie'] ?? []]
      .flat()
      .map((each) => String(each).split(';')[0]!);
    expect(cookie).toMatch(/^svodka_changed=\d+$/);
    expect((await untold.call('Section')).headers['etag']).toBe(stale);
    expect((await untold.call('Section', {}, { headers: { cookie } })).headers['etag']).not.toBe(stale);
    await untold.close();
  },
);

test.skipIf(server === undefined)('a letter that no mail server takes is seen by both', async () => {
  const mailer = openMailer({ MAIL_FROM: 'Svodka <no-reply@example.org>' }, openBlobs(a.services, 'mail'));
  await mailer.send({ to: 'irina@example.org', subject: 'Hello', text: 'Hello' });
  const names = [];
  for await (const { name } of openBlobs(b.services, 'mail').list()) names.push(name);
  expect(names).toHaveLength(1);
});

test.skipIf(server === undefined)(
  'requests and the calls of a key are counted at both together, exactly where a client comes near the limit',
  async () => {
    const settings = { env: { RATE_LIMIT: '20' } };
    const twins = [await openTwin(a, settings), await openTwin(a, settings)];
    const allowed: number[] = [];
    for (let at = 0; at < 40; at++) {
      const answer = await twins[at % 2]!.app.inject({
        url: '/api/site/getStart',
        remoteAddress: '10.9.0.1',
      });
      if (answer.statusCode === 200) allowed.push(at);
    }
    expect(allowed).toHaveLength(20);
    const session = await signInAs(a.db);
    const wanted = { name: 'Ours', scopes: ['public'] };
    const { key } = (await a.call('account/createApiKey', wanted, { session })).body;
    await a.db.run('update api_key set per_hour = 10');
    const asked = async (at: number) =>
      (
        await twins[at % 2]!.app.inject({
          url: '/api/Section',
          remoteAddress: '10.9.0.2',
          headers: { authorization: `Bearer ${key}` },
        })
      ).statusCode;
    const statuses: number[] = [];
    for (let at = 0; at < 16; at++) statuses.push(await asked(at));
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    expect(statuses).not.toContain(401);
    for (const twin of twins) await twin.close();
  },
);
