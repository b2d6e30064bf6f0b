import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { walkSteps, type StepWalk } from '../../testing/step-walk.ts';

let api: TestApp;
let steps: StepWalk;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
});
afterAll(() => api.close());

const read = async (path: string) => {
  const { statusCode, body, headers } = await api.app.inject({ url: path });
  return { statusCode, body, type: String(headers['content-type']) };
};

test('a published measure stands in the feeds of all and of its places, one that waits in none; what is hostile is text', async () => {
  const title = 'Маски <script>alert(1)</script>';
  const description = 'Для всех <img src=x onerror=alert(1)><script>alert(2)</script>';
  let at = await steps.draft('author', { title, description });
  at = await steps.step('author', 'advanceMeasureStage', at);
  expect((await read('/ru/feeds/measures.rss')).body).not.toContain(`/ru/actions/${at.id}<`);
  await steps.step('chief', 'acceptMeasure', at);
  for (const path of ['/ru/feeds/measures.rss', '/en/feeds/measures/1124665.rss']) {
    const { statusCode, body, type } = await read(path);
    expect([statusCode, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(body).toContain(`/actions/${at.id}`);
    expect(body).not.toMatch(/<(script|img)/);
  }
  expect((await read('/ru/feeds/measures/1180662.rss')).body).not.toContain(`/actions/${at.id}`);
  expect((await read('/ru/feeds/measures/1.rss')).statusCode).toBe(404);
  expect((await read('/xx/feeds/measures.rss')).statusCode).toBe(404);
});

test('the map of the site has what a stranger may read: the feeds of places with a published measure, no page that asks for a licence', async () => {
  const addresses = async () =>
    [...(await read('/sitemap-measures.xml')).body.matchAll(/<loc>([^<]*)</g)].map(
      ([, address]) => new URL(address!).pathname,
    );
  const kaluga = 1_124_657;
  let at = await steps.draft('author', { yugoIds: [kaluga] });
  at = await steps.step('author', 'advanceMeasureStage', at);
  expect(await addresses()).not.toContain(`/ru/feeds/measures/${kaluga}.rss`);
  await steps.step('chief', 'acceptMeasure', at);
  const listed = await addresses();
  for (const locale of ['ru', 'en', 'ja', 'pt', 'es'])
    expect(listed).toEqual(
      expect.arrayContaining([`/${locale}/feeds/measures.rss`, `/${locale}/feeds/measures/${kaluga}.rss`]),
    );
  for (const address of listed) expect((await read(address)).statusCode).toBe(200);
});
