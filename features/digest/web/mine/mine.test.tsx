import { expect, test } from 'vitest';
import { drawTile, drawTileMarks } from '#platform/web/testing/draw-tile.tsx';
import { MineParts } from './MineParts.tsx';
import type { Followed, MineData } from './load-mine.ts';

const headline = {
  newsId: 1,
  date: '2020-06-08T19:40:00Z',
  hasTime: true,
  title: 'Топливо распространилось за заграждения',
  language: 'ru',
  sourceId: 1,
  sourceName: 'Коммерсантъ',
  storyId: null,
};
const subject = (part: Partial<Followed>): Followed => ({
  subscriptionId: 1,
  type: 'region',
  value: 1_124_612,
  name: 'Красноярский край',
  inDigest: true,
  weekCount: 9,
  newCount: 2,
  days: [0, 1, 3, 2, 1, 0, 2],
  news: [headline],
  ...part,
});
const nothing: MineData = {
  followed: [],
  since: null,
  mixed: null,
  ownRegion: null,
  mailing: null,
  alerts: null,
  reminders: null,
  categories: null,
  views: null,
};
const draw = (part: Partial<MineData>): string => drawTile(<MineParts data={{ ...nothing, ...part }} />);

test('a newcomer is asked for the own region, and told how anything is followed', () => {
  const page = draw({});
  expect(page).toMatch(/Начните со своего региона.*Какой регион ваш.*Подписок: 0 из 60.*Пока пусто/);
  expect(page).not.toContain('Дайджест');
});

test('what changed since the visit stands before what is quiet, each with today, yesterday and the way out', () => {
  const quiet = subject({
    subscriptionId: 2,
    type: 'entity',
    value: 7,
    name: 'Норникель',
    newCount: 0,
    days: [0, 1, 0, 0, 0, 0, 0],
  });
  const page = draw({
    followed: [quiet, subject({})],
    since: '2020-06-07T20:59:00Z',
    ownRegion: { yugoId: 1_124_612, name: 'Красноярский край' },
  });
  expect(page).toMatch(
    /изменились 1 из 2.*Красноярский край место 2 новых.*Топливо.*И ещё 1\. 2 вчера 0.*Норникель.*Сегодня тихо/,
  );
  expect(page).not.toContain('Начните со своего региона');
  expect(page).not.toContain('Подсказка');
});

test('the own region that is not followed is offered; the digest, promises and categories say when there is nothing', () => {
  const page = draw({
    ownRegion: { yugoId: 1_124_612, name: 'Красноярский край' },
    alerts: [],
    views: [],
    reminders: [
      { newsId: 3, text: 'Вернемся к прежней жизни', language: 'ru', speaker: 'Собянин', day: '2021-06-04' },
    ],
    categories: [],
    mailing: {
      isOn: true,
      hour: 7,
      zone: 'Europe/Moscow',
      weekdays: [1],
      withBrief: true,
      withSections: true,
      withBlindSpots: true,
      withPdf: false,
      email: 'a@example.org',
      lastSent: null,
      hasRegion: true,
      canPrint: false,
      feedToken: 'secret',
    },
  });
  expect(page).toMatch(
    /Присылать на a@example\.org.*Порогов пока нет.*Вернемся.*Собянин\. Проверить 4 июня 2021\..*Виды обозревателя Доски Сохранённых видов пока нет.*Своих тем пока нет.*Подсказка Красноярский край ваш регион Подписаться/,
  );
});

test('a kept view leads to the explorer at its address and can be forgotten', () => {
  const views = [{ id: 4, name: 'Бедность', address: 'i=poverty_rate&p=1124616' }];
  const marks = drawTileMarks(<MineParts data={{ ...nothing, views }} />);
  expect(marks).toContain('/ru/explore?i=poverty_rate&amp;p=1124616');
  expect(marks).toContain('Забыть вид: Бедность');
});
