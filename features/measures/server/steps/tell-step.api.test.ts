import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { sendDueLetters } from '#services/notifications/public.server.ts';
import { walkSteps, type StepWalk } from '../../testing/step-walk.ts';

let api: TestApp;
let steps: StepWalk;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
});
afterAll(() => api.close());

/** Titles somebody sees in the bell, newest first, cut before the measure's own title; then they are hidden. */
async function told(who: string): Promise<string[]> {
  const session = steps.people[who]!;
  const { body } = await api.call('notices/getNotices', {}, { session, locale: 'en' });
  await api.call('notices/hideNotices', {}, { session });
  return body.notices.map(({ title, text, path }: Record<string, string>) =>
    [title!.split(':')[0], path!.replace(/\d+/, 'N'), text].filter(Boolean).join(' | '),
  );
}

test('each step is told to who it concerns and never to who took it; letters follow once, in the reader’s language', async () => {
  let at = await steps.draft();
  at = await steps.step('author', 'advanceMeasureStage', at);
  const awaits = 'A measure awaits a decision | /actions/N/moderate';
  for (const who of ['moderator', 'second', 'chief']) expect(await told(who)).toEqual([awaits]);
  expect(await told('author')).toEqual([]);
  expect(await told('editor')).toEqual([]);

  const [second] = await api.db.query<{ id: number }>(
    `select id::int from account where email = 'second@steps.example'`,
  );
  at = await steps.step('chief', 'appointModerator', at, { accountId: second!.id });
  expect(await told('second')).toEqual(['You decide on the measure | /actions/N/moderate']);
  expect(await told('author')).toEqual(['A moderator was appointed to the measure | /actions/N']);
  expect(await told('moderator')).toEqual([]);

  await steps.call('moderator', 'addComment', { id: at.id, version: 1, text: 'Где пункт указа?' });
  const spoke = 'A new message about the measure | /actions/N | Где пункт указа?';
  expect(await told('author')).toEqual([spoke]);
  expect(await told('second')).toEqual([spoke]);

  at = await steps.step('second', 'acceptMeasure', at);
  const published = 'The measure was published | /actions/N';
  expect(await told('author')).toEqual([published]);
  // Who spoke of it hears what became of it; who decided knows.
  expect(await told('moderator')).toEqual([published]);
  expect(await told('second')).toEqual([]);

  await steps.step('editor', 'saveDraft', at, { content: steps.content });
  expect(await told('author')).toEqual(['A new version of the measure is being written | /actions/N']);

  const signal = new AbortController().signal;
  await sendDueLetters(api.services, signal);
  const sent = api.letters.length;
  await sendDueLetters(api.services, signal);
  expect(api.letters).toHaveLength(sent);
  const toAuthor = api.letters.filter(({ to }) => to === 'author@steps.example');
  expect(toAuthor.map(({ subject }) => subject.split(':')[0])).toEqual([
    'О\u00A0мере решит назначенный модератор',
    'Новое сообщение о\u00A0мере',
    'Мера опубликована',
    'Готовится новая версия меры',
  ]);
  expect(toAuthor[2]!.text).toContain(`/ru/actions/${at.id}`);
});

test('a step that does not come about is not told: two at once tell of one', async () => {
  const waiting = await steps.inState(2);
  await told('author');
  await Promise.all([
    steps.call('moderator', 'acceptMeasure', waiting),
    steps.call('chief', 'acceptMeasure', waiting),
  ]);
  expect(await told('author')).toHaveLength(1);
});
