import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { cookieHeader, openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { walkSteps, type StepWalk } from '../../testing/step-walk.ts';
import { tellOverdue } from './overdue-job.ts';

let api: TestApp;
let steps: StepWalk;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
});
afterAll(() => api.close());

const listen = (address: string, session: string | null) =>
  fetch(`${address}/api/measure/live`, {
    headers: session === null ? {} : { cookie: cookieHeader(identityCookie, session) },
  });

test('who sees the queue hears of a submission within two seconds, never of which; others are refused', async () => {
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  expect((await listen(address, null)).status).toBe(401);
  for (const who of ['author', 'editor', 'reader'])
    expect((await listen(address, steps.people[who]!)).status).toBe(403);
  const answer = await listen(address, steps.people['moderator']!);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const spent = await leastMs(2000, async (begin) => {
    const before = heard.split('event: queue').length;
    await steps.inState(2);
    begin();
    while (heard.split('event: queue').length === before) heard += (await reader.read()).value ?? '';
  });
  expect(spent).toBeLessThan(2000);
  expect(heard).not.toContain(steps.content.title);
  await reader.cancel();
});

test('what waits for over two days is told once to who decides, again when it was submitted anew', async () => {
  const waiting = await steps.inState(2);
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  expect(await tellOverdue(api.db, hours(47))).toBe(0);
  expect(await tellOverdue(api.db, hours(49))).toBeGreaterThanOrEqual(1);
  expect(await tellOverdue(api.db, hours(50))).toBe(0);
  const titles = async (who: string) =>
    (
      await api.call('notices/getNotices', {}, { session: steps.people[who]!, locale: 'en' })
    ).body.notices.filter(
      ({ title, path }: Record<string, string>) =>
        path === `/actions/${waiting.id}/moderate` && title!.startsWith('A measure has been waiting'),
    );
  expect(await titles('moderator')).toHaveLength(1);
  expect(await titles('author')).toHaveLength(0);
});
