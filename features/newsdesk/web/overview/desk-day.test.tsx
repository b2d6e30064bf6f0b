import { expect, test } from 'vitest';
import type { Api } from '#platform/web/api.ts';
import { drawTile, drawTileMarks } from '#platform/web/testing/draw-tile.tsx';
import { FrontList } from './FrontList.tsx';
import { DoubtQueues } from './DoubtQueues.tsx';
import { loadDay, type Doubts, type FrontRow, type FrontStory } from './load-day.ts';

const story = { storyId: 2613, itemCount: 4, sourceCount: 3 };
const front = [
  { newsId: 1, title: 'Москва снимает ограничения', language: 'ru', story },
  { newsId: 2, title: 'Ещё не прочитанный', language: 'ru', story: null },
] as FrontStory[];

const row: FrontRow = {
  storyId: 2613,
  rubricId: 14,
  isRubricChosen: false,
  rubricShare: 0.62,
  place: 2,
  headlines: 4,
  sure: 3,
};
const doubts: Doubts = {
  joinCount: 31,
  joins: [
    {
      newsId: 9,
      title: 'Уайлдер оправдал беспорядки',
      language: 'ru',
      sourceName: 'Lenta',
      date: '2020-06-08T09:00:00Z',
      storyId: 2613,
      storyTitle: 'Москва снимает ограничения',
    },
  ],
  rubricCount: 1,
  rubrics: [
    {
      storyId: 7,
      title: 'Разрешили поездки',
      language: 'ru',
      itemCount: 2,
      latestAt: '2020-06-08T09:00:00Z',
      likely: [3, 8],
    },
  ],
};

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
    'quotes/getThemeDesk': { total: 5 },
    'newsdesk/getRows': [row],
    'newsdesk/getDoubts': doubts,
  };
  expect(await loadDay(apiOf(answers), signal)).toEqual({
    day: '2020-06-08',
    front,
    rows: [row],
    doubts,
    corrections: 2,
    questions: 7,
    quotes: 5,
  });
  expect(await loadDay(apiOf({ 'site/getStart': start }), signal)).toEqual({
    day: '2020-06-08',
    front: null,
    rows: [],
    doubts: null,
    corrections: null,
    questions: null,
    quotes: null,
  });
});

test('a story of the day leads to its desk without its number being known, with headlines and outlets beside it', () => {
  const list = <FrontList day="2020-06-08" front={front} rows={[row]} />;
  expect(drawTile(list)).toMatch(
    /Первая полоса, 8 июня 2020.*Москва снимает ограничения.*4 заголовка, 3 издания.*Ещё не прочитанный/,
  );
  expect(drawTileMarks(list)).toContain('href="/ru/desk/stories/2613"');
  expect(drawTile(<FrontList day="2020-06-08" front={[]} rows={[]} />)).toContain('сюжетов нет');
  expect(drawTile(<FrontList day="2020-06-08" front={null} rows={[]} />)).toContain('не загрузилась');
});

test('a row says how sure the engine is and is placed from there; queues say their count and what can be done', () => {
  const drawn = drawTile(<FrontList day="2020-06-08" front={front} rows={[row]} />);
  expect(drawn).toMatch(/3 из 4 по словам сходятся.*рубрика верна на 62\s?%/);
  expect(drawn).toMatch(/Регионы.*Сделать первым.*Убрать с полосы.*закреплён: 2.*Вернуть место по весу/);
  expect(drawn).not.toContain('Закрепить здесь');
  const queues = drawTile(<DoubtQueues doubts={doubts} />);
  expect(queues).toMatch(/Об этом ли заголовок 31.*Уайлдер.*Lenta.*Оставить в сюжете/);
  expect(queues).toMatch(/Сюжеты без рубрики 1.*Разрешили поездки.*2 заголовка.*Политика.*Путешествия/);
  expect(drawTile(<DoubtQueues doubts={null} />)).toContain('не загрузились');
});
