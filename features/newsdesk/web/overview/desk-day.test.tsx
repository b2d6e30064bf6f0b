import { expect, test } from 'vitest';
import type { Api } from '#platform/web/api.ts';
import { drawTile, drawTileMarks } from '#platform/web/testing/draw-tile.tsx';
import { FrontList } from './FrontList.tsx';
import { loadDay, type FrontStory } from './load-day.ts';

const story = { storyId: 2613, itemCount: 4, sourceCount: 3 };
const front = [
  { newsId: 1, title: 'Москва снимает ограничения', language: 'ru', story },
  { newsId: 2, title: 'Ещё не прочитанный', language: 'ru', story: null },
] as FrontStory[];

/** An API whose calls answer what stands here, and fail where nothing does. */
function apiOf(answers: Record<string, unknown>): Api {
  const call = async (name: string): Promise<unknown> => {
    if (!(name in answers)) throw new Error(name);
    return answers[name];
  };
  return { call: call as Api['call'] };
}

const start = { clock: { newsDay: '2020-06-08' } };
const { signal } = new AbortController();

test('the day of the desk is its front page and how much waits; a part that fails is not known, the rest stands', async () => {
  const answers = {
    'site/getStart': start,
    Section: { news: front },
    'newsdesk/getCorrections': [{}, {}],
    'ask/getUnanswered': { total: 7 },
  };
  expect(await loadDay(apiOf(answers), signal)).toEqual({
    day: '2020-06-08',
    front,
    corrections: 2,
    questions: 7,
  });
  expect(await loadDay(apiOf({ 'site/getStart': start }), signal)).toEqual({
    day: '2020-06-08',
    front: null,
    corrections: null,
    questions: null,
  });
});

test('a story of the day leads to its desk without its number being known, with headlines and outlets beside it', () => {
  const list = <FrontList day="2020-06-08" front={front} />;
  expect(drawTile(list)).toMatch(
    /Первая полоса, 8 июня 2020.*Москва снимает ограничения.*4 заголовка, 3 издания.*Ещё не прочитанный/,
  );
  expect(drawTileMarks(list)).toContain('href="/ru/desk/stories/2613"');
  expect(drawTile(<FrontList day="2020-06-08" front={[]} />)).toContain('сюжетов нет');
  expect(drawTile(<FrontList day="2020-06-08" front={null} />)).toContain('не загрузилась');
});
