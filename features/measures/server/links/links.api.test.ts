import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { Fetcher } from '#platform/server/fetch/open-fetcher.ts';
import { walkSteps, type At, type StepWalk } from '../../testing/step-walk.ts';
import { askLinks, openLinkClient } from './link-job.ts';

let api: TestApp;
let steps: StepWalk;
let acts: Server;
let client: Fetcher;
let strict: Fetcher;
let address = '';
let isGone = false;
let asked = 0;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
  acts = createServer((_request, response) => {
    asked += 1;
    response.writeHead(isGone ? 404 : 200, { 'content-type': 'application/pdf' }).end('act');
  });
  await new Promise<void>((resolve) => void acts.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(acts.address() as AddressInfo).port}`;
  client = openLinkClient('https://svodka.example', () => true);
  strict = openLinkClient('https://svodka.example');
});
afterAll(async () => {
  await Promise.all([client.close(), strict.close(), api.close()]);
  acts.close();
});

const day = (number: number) => new Date(Date.UTC(2030, 0, number));
const submitted = async (path: string): Promise<At> =>
  steps.step(
    'author',
    'advanceMeasureStage',
    await steps.draft('author', { legalLink: `${address}${path}`, ends: null }),
  );
const linkOf = async ({ id, version }: At) =>
  (await steps.call('moderator', 'getMeasure', { id, version })).body.link;

test('the link of a submission is asked, again after a week; one that died keeps the day it opened last, one nobody has is forgotten', async () => {
  const at = await submitted('/act');
  expect(await linkOf(at)).toBeNull();
  await askLinks(api.db, client, day(1));
  expect(await linkOf(at)).toEqual({
    outcome: 'opened',
    status: null,
    checkedAt: day(1).toISOString(),
    openedAt: day(1).toISOString(),
  });
  isGone = true;
  const before = asked;
  await askLinks(api.db, client, day(7));
  expect(asked).toBe(before);
  await askLinks(api.db, client, day(8));
  expect(asked).toBe(before + 1);
  expect(await linkOf(at)).toEqual({
    outcome: 'gone',
    status: 404,
    checkedAt: day(8).toISOString(),
    openedAt: day(1).toISOString(),
  });
  await steps.step('moderator', 'declineMeasure', at, { reason: 'ссылка не открывается' });
  await askLinks(api.db, client, day(9));
  expect(await linkOf(at)).toBeNull();
});

test('an address of the inner network is never asked, and a draft’s link neither', async () => {
  const at = await submitted('/inner');
  await steps.draft('author', { legalLink: `${address}/draft` });
  const before = asked;
  await askLinks(api.db, strict, day(20));
  expect(asked).toBe(before);
  expect(await linkOf(at)).toMatchObject({ outcome: 'unasked', openedAt: null });
});
