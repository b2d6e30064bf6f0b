import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertStories } from '#features/news/testing/insert-stories.ts';

let api: TestApp;
let session: string;

beforeAll(async () => {
  api = await openFiguresApp({
    AS_OF: '2020-06-08',
    PUBLIC_URL: 'https://svodka.example',
    SAMPLE_ACCOUNTS: 'false',
  });
  session = await signInAs(api.db, { email: 'digest@test.example' });
  // The clock stands at the end of the Moscow day: 21:00 UTC.
  await insertStories(api.db, [
    [
      { title: 'Oil grows', at: '2020-06-08T19:00:00Z', rubricId: 4, source: 'a.example' },
      { title: 'Oil grows, others say', at: '2020-06-08T19:30:00Z', rubricId: 4, source: 'b.example' },
    ],
    [{ title: 'A bank <b>opens</b> & closes', at: '2020-06-08T09:00:00Z', rubricId: 4, source: 'c.example' }],
    [{ title: 'Taxes fall', at: '2020-06-03T09:00:00Z', rubricId: 4, source: 'a.example' }],
    [{ title: 'A match is played', at: '2020-06-08T10:00:00Z', rubricId: 6, source: 'a.example' }],
  ]);
});
afterAll(() => api.close());

const get = async (input: object = {}, as: string | undefined = session) =>
  (await api.call('digest/get', input, { session: as })).body;
const titles = (section: { stories: { title: string }[] }) => section.stories.map(({ title }) => title);
const ids = (section: { stories: { newsId: number }[] }) => section.stories.map(({ newsId }) => newsId);

test('whoever chose nothing gets the usual sections; a chosen rubric makes the digest one’s own', async () => {
  const usual = (await api.call('digest/get')).body;
  expect([usual.isPersonal, usual.period, usual.sectionsTotal]).toEqual([false, 'week', 6]);
  expect((await get()).isPersonal).toBe(false);
  await api.call('digest/subscribeToRubric', { rubricId: 4 }, { session });
  const own = await get();
  expect([own.isPersonal, own.sections.map(({ name }: { name: string }) => name)]).toEqual([
    true,
    ['Economics'],
  ]);
});

test('a section tells stories, not headlines, by the lead home has: those most outlets wrote of first', async () => {
  const [economics] = (await get()).sections;
  expect([economics.total, economics.storyCount]).toEqual([4, 3]);
  expect(economics.stories[0]).toMatchObject({ title: 'Oil grows', items: 2, sources: 2 });
});

test('3 hours lie within 24 hours, these within 7 days', async () => {
  const [three, day, week] = await Promise.all(['3h', 'day', 'week'].map((period) => get({ period })));
  const sets = [three, day, week].map(({ sections }) => new Set(ids(sections[0])));
  expect(sets.map(({ size }) => size)).toEqual([1, 2, 3]);
  expect([sets[0]!.isSubsetOf(sets[1]!), sets[1]!.isSubsetOf(sets[2]!)]).toEqual([true, true]);
  expect(week.headlineCounts).toEqual({ '3h': 2, day: 4, week: 5 });
});

test('a digest stays as it was told for an hour under its number; another reader’s number begins anew', async () => {
  const first = await get();
  await insertStories(api.db, [
    [{ title: 'Late news', at: '2020-06-08T20:00:00Z', rubricId: 4, source: 'z.example' }],
  ]);
  await api.db.run('update data_version set version = version + 1');
  const again = await get({ requestId: first.requestId });
  expect([again.hasStartedAnew, titles(again.sections[0])]).toEqual([false, titles(first.sections[0])]);
  const fresh = await get();
  expect(titles(fresh.sections[0])).toContain('Late news');
  const other = await get({ requestId: first.requestId }, await signInAs(api.db));
  expect([other.hasStartedAnew, other.isPersonal]).toEqual([true, false]);
  await api.db.run(`update digest_edition set created_at = now() - interval '61 minutes'`);
  expect((await get({ requestId: first.requestId })).hasStartedAnew).toBe(true);
});

test('what a reader mutes stands in no section, and a section taken out is gone while the subscription stays', async () => {
  const reader = await signInAs(api.db);
  for (const rubricId of [4, 6])
    await api.call('digest/subscribeToRubric', { rubricId }, { session: reader });
  await api.call('muting/muteWord', { word: 'oil' }, { session: reader });
  const { sections } = await get({}, reader);
  expect(titles(sections[0]).some((title: string) => title.startsWith('Oil'))).toBe(false);
  await api.call(
    'digest/UnsubscribeFromSection',
    { sectionType: 'rubric', sectionId: 6 },
    { session: reader },
  );
  expect((await get({}, reader)).sections).toHaveLength(1);
  const all = await api.call('subscriptions/GetAllSubscriptionsWithData', {}, { session: reader });
  expect(all.body.subscriptions).toHaveLength(2);
});

test('sections stand as their reader put them, on the page and in the letter; what is not named follows, what is not followed is passed over', async () => {
  const reader = await signInAs(api.db, { email: 'order@test.example' });
  for (const rubricId of [4, 6, 12])
    await api.call('digest/subscribeToRubric', { rubricId }, { session: reader });
  const order = (ids: number[], as?: string) =>
    api.call(
      'digest/orderSections',
      { sections: ids.map((sectionId) => ({ sectionType: 'rubric', sectionId })) },
      { session: as },
    );
  const idsOf = async () =>
    (await get({}, reader)).sections.map(({ sectionId }: { sectionId: number }) => sectionId);
  expect(await idsOf()).toEqual([4, 6, 12]);
  expect((await order([12, 6, 4], reader)).body).toEqual({ ok: true });
  expect(await idsOf()).toEqual([12, 6, 4]);
  expect((await order([6, 2, 6], reader)).status).toBe(200);
  expect(await idsOf()).toEqual([6, 4, 12]);
  const { text } = (await api.call('digest/getLetter', {}, { session: reader })).body;
  expect(text).toMatch(/\nSports\n=[^]*\nEconomics\n=/);
  expect((await order([4])).status).toBe(401);
  expect(
    (
      await order(
        Array.from({ length: 61 }, (_, at) => at + 1),
        reader,
      )
    ).status,
  ).toBe(400);
  expect((await order([0], reader)).status).toBe(400);
});

test('a silent section says what a week has; the headlines that reached the sections are counted once', async () => {
  const reader = await signInAs(api.db);
  for (const rubricId of [4, 12])
    await api.call('digest/subscribeToRubric', { rubricId }, { session: reader });
  await api.call('subscriptions/subscribe', { type: 'region', value: 1124665 }, { session: reader });
  await insertStories(api.db, [
    [
      {
        title: 'A clinic opens',
        at: '2020-06-04T09:00:00Z',
        rubricId: 12,
        source: 'c.example',
        yugoId: 1124665,
      },
    ],
    [{ title: 'Wages grow', at: '2020-06-08T12:00:00Z', rubricId: 4, source: 'c.example', yugoId: 1124665 }],
  ]);
  const told = await get({ period: 'day' }, reader);
  const totals = told.sections.map(({ name, total, weekTotal }: Record<string, unknown>) => [
    name,
    total,
    weekTotal,
  ]);
  const [moscow, economics, health] = totals;
  expect([moscow, health]).toEqual([
    ['Moscow', 1, null],
    [health[0], 0, 1],
  ]);
  // Moscow's only headline of the day is one of economics.
  expect([told.reached, told.headlinesTotal]).toEqual([economics[1], told.headlineCounts.day]);
  const week = await get({ period: 'week' }, reader);
  expect(week.sections.every(({ weekTotal }: { weekTotal: unknown }) => weekTotal === null)).toBe(true);
  expect(week.headlinesTotal).toBe(week.headlineCounts.week);
});

test('a region among the sections has its week of cases with its source, another subject has none', async () => {
  const reader = await signInAs(api.db);
  for (const [type, value] of [
    ['region', 1124665],
    ['rubric', 4],
  ] as const)
    await api.call('subscriptions/subscribe', { type, value }, { session: reader });
  const { sections } = await get({}, reader);
  const weeks = sections.map(({ sectionType, week }: { sectionType: string; week: object | null }) => [
    sectionType,
    week,
  ]);
  // Moscow's week of 2 to 8 June 2020 and the one before, as the bundled reports have them: 13 930 and 16 615.
  expect(Object.fromEntries(weeks)).toMatchObject({
    rubric: null,
    region: {
      from: '2020-06-02',
      to: '2020-06-08',
      cases: 13_930,
      changePercent: expect.closeTo(-16.16, 1),
      source: { sample: false },
    },
  });
});

test('the letter can be read before it goes: no markup of a headline gets into it', async () => {
  const { subject, html, text } = (await api.call('digest/getLetter', {}, { session })).body;
  expect(subject).toContain('Svodka, ');
  expect(html).toContain('A bank &#60;b&#62;opens&#60;/b&#62; &#38; closes');
  expect(html).not.toMatch(/<script|<img|<b>opens/);
  expect(text).toContain('- 12:00 A bank <b>opens</b> & closes (Outlet c.example)');
});

test('the digest is a feed for whoever has its address, and for nobody else', async () => {
  const { feedToken } = (await api.call('digest/getMailing', {}, { session })).body;
  const answer = await api.app.inject({ url: `/en/digest/${feedToken}.rss` });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  expect(answer.body).toContain('<title>Oil grows</title>');
  expect(answer.headers['cache-control']).toContain('private');
  expect((await api.app.inject({ url: '/en/digest/unknown-token-of-24-letters.rss' })).statusCode).toBe(404);
});

test('refusals: nobody’s mailing, no zone, no day, no such hour, rubric or period', async () => {
  const save = (input: object, as: string | undefined = session) =>
    api.call(
      'digest/saveMailing',
      { isOn: true, hour: 7, zone: 'Europe/Moscow', weekdays: [1], ...input },
      { session: as },
    );
  expect((await api.call('digest/getMailing')).status).toBe(401);
  expect((await api.call('digest/saveMailing', { isOn: true })).status).toBe(401);
  expect((await save({ zone: 'Mars/Base' })).status).toBe(400);
  expect((await save({ weekdays: [] })).status).toBe(400);
  expect((await save({ weekdays: [8] })).status).toBe(400);
  expect((await save({ hour: 24 })).status).toBe(400);
  expect((await api.call('digest/subscribeToRubric', { rubricId: 1 }, { session })).status).toBe(400);
  expect((await api.call('digest/get', { period: 'year' })).status).toBe(400);
  expect((await save({})).body).toEqual({ ok: true });
  expect((await api.call('digest/getMailing', {}, { session })).body).toMatchObject({
    isOn: true,
    hour: 7,
    weekdays: [1],
    email: 'digest@test.example',
  });
});
