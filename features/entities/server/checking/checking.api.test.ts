import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadCompanies } from '#statistics/import/bundled/load-companies.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { describeService } from '#cli/company-check/describe-service.ts';
import { openSampleProvider } from '#cli/company-check/sample-provider.ts';
import { askChecking, CheckingFailure } from './checking-service.ts';
import { loadRegistry } from '../registry/load-registry.ts';
import { accountsSet } from '../registry/sets/company-sets.ts';
import { gazetteerSet } from '../registry/sets/listed-sets.ts';
import { companyEventKinds } from '../../domain/checking-sections.ts';

type Mood = ((response: ServerResponse) => void) | null;

let mood: Mood = null;
let asked = 0;
const sample = openSampleProvider('secret');
/** The sample provider, unless a test gives it another mood. */
const provider = createServer((request, response) => {
  asked += 1;
  if (mood) mood(response);
  else sample.emit('request', request, response);
});
const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

let api: TestApp;
let subscribed: string;
let licensed: string;
let nickel: number;
beforeAll(async () => {
  const port = await listen(provider);
  api = await openTestApp({
    LICENSE_POLICY: 'api',
    COMPANY_CHECK_API: `http://127.0.0.1:${port}/v1/records`,
    COMPANY_CHECK_KEY: 'secret',
  });
  await loadNames(api.db);
  await loadCompanies(api.db);
  await loadRegistry(api.db, () => {}, [gazetteerSet, accountsSet]);
  licensed = await signInAs(api.db, { licensed: true });
  subscribed = await signInAs(api.db, { licensed: true });
  await api.db.run(
    `insert into licence (account_id, product_id, ends_at) select max(id), 2, now() + interval '1 day' from account`,
  );
  [{ id: nickel }] = (await api.db.query<{ id: number }>(
    `select coalesce(e.merged_into, e.id) as id from entity_identifier i join entity e on e.id = i.entity_id where i.value = '8401005730'`,
  )) as [{ id: number }];
});
beforeEach(() => {
  mood = null;
});
afterAll(async () => {
  await api.close();
  provider.closeAllConnections();
  provider.close();
});

const records = (input: object, session = subscribed) =>
  api.call(
    'entities/getCompanyRecords',
    { id: nickel, section: 'arbitration', ...input },
    {
      session,
    },
  );

test('the registers are the subscriber’s; another is told that they have none, and nothing is asked', async () => {
  const before = asked;
  expect((await api.call('entities/getCheckingAccess', {}, { session: licensed })).body).toMatchObject({
    hasSubscription: false,
    isConnected: true,
  });
  const { status, body } = await api.call(
    'entities/getCompanyRecords',
    { id: nickel, section: 'patents' },
    { session: licensed, locale: 'en' },
  );
  expect([status, body.code, body.title]).toEqual([402, 'no_subscription', 'You have no subscription.']);
  expect((await records({}, '')).status).toBe(401);
  expect(asked).toBe(before);
});

test('a subscription to the registers is no licence of the product', async () => {
  const session = await signInAs(api.db);
  await api.db.run(
    `insert into licence (account_id, product_id, ends_at) select max(id), 2, now() + interval '1 day' from account`,
  );
  expect((await records({}, session)).body.code).toBe('no_licence');
});

test('a register comes by pages, newest first, marked as made up, and events of one kind alone', async () => {
  const first = (await records({ pageSize: 3 })).body;
  const second = (await records({ pageSize: 3, pageIndex: 2 })).body;
  expect(first).toMatchObject({ isSample: true, section: 'arbitration', provider: 'Sample provider' });
  const days = [...first.records, ...second.records].map(({ date }: { date: string }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
  const all = (await records({ section: 'events', pageSize: 100 })).body;
  expect(new Set(all.records.map(({ kind }: { kind: string }) => kind)).size).toBeLessThanOrEqual(
    companyEventKinds.length,
  );
  const pledges = (await records({ section: 'events', kind: 'pledges' })).body;
  expect(pledges.records.every(({ kind }: { kind: string }) => kind === 'pledges')).toBe(true);
});

test('who is no company, an unknown register and an unknown kind are refused', async () => {
  expect((await records({ id: 2_000_000_000 })).body.code).toBe('company_not_found');
  expect((await records({ section: 'gossip' })).status).toBe(400);
  expect((await records({ kind: 'gossip' })).status).toBe(400);
});

test.each<[string, Mood]>([
  ['says no', (response) => response.writeHead(500).end()],
  ['says nonsense', (response) => response.end('<html>')],
  ['says another shape', (response) => response.end('{"records": "many"}')],
  [
    'says a record without a day',
    (response) =>
      response.end('{"provider":"x","asOf":"2020-01-01","isSample":false,"total":1,"records":[{"id":"1"}]}'),
  ],
  ['hangs up', (response) => response.destroy()],
  ['says nothing for long', () => undefined],
])('a service that %s is a failure within three seconds, and then rests', async (_what, given) => {
  mood = given;
  const question = { inn: '8401005730', section: 'patents', skip: 0, most: 20 } as const;
  let config = api.services.config;
  const spent = await leastMs(3_000, async () => {
    // Settings of its own: a failure makes the service of some settings rest.
    config = { ...api.services.config };
    await expect(askChecking(config, question)).rejects.toThrow(CheckingFailure);
  });
  expect(spent).toBeLessThan(3_000);
  const before = asked;
  await expect(askChecking(config, question)).rejects.toThrow('a moment ago');
  expect(asked).toBe(before);
});

test('a service that fails takes its own register: the sentence says so, the dossier stands', async () => {
  mood = (response) => response.writeHead(500).end();
  const { status, body } = await records({});
  expect([status, body.code]).toEqual([503, 'checking_unavailable']);
  const header = { type: 'company', id: nickel };
  expect((await api.call(':type/GetDossierHeader', header, { session: subscribed })).status).toBe(200);
});

test('what a service has to answer is described by the shapes it is read by', () => {
  const text = JSON.stringify(describeService());
  for (const word of ['/v1/records', 'arbitration', 'pledges', 'asOf', 'bearer'])
    expect(text).toContain(word);
});
