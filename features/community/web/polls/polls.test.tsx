import { expect, test } from 'vitest';
import type { OutputOf } from '#platform/web/api.ts';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { AddPoll } from './AddPoll.tsx';
import { PollList } from './PollList.tsx';
import { PollsTile } from './PollsTile.tsx';

type Poll = OutputOf<'polls/getPolls'>[number];

const options = (votes: (number | null)[]) =>
  ['Да', 'Нет'].map((text, at) => ({ place: at + 1, text, votes: votes[at]! }));
const open: Poll = {
  id: 1,
  question: 'Снимать ли режим?',
  options: options([null, null]),
  voters: null,
  mine: null,
  lastDay: '2020-06-20',
  isClosed: false,
  canSettle: false,
};
const draw = (polls: Poll[], canAsk = false) =>
  drawTile(<PollList kind="story" subjectId={1} {...{ polls, canAsk }} changed={() => {}} />);

test('until it is known that somebody asks, nothing is drawn', () => {
  expect(drawTile(<PollsTile kind="story" subjectId={1} />)).toBe('');
});

test('an open poll shows its answers and its last day, and keeps the votes to itself', () => {
  expect(draw([open])).toMatch(
    /^Снимать ли режим\? Да Нет Голосуют по 20 июня 2020 включительно\. .*Итоги видны после своего голоса\./,
  );
});

test('who has voted sees the shares, and so does everybody after the end', () => {
  const voted = { ...open, options: options([3, 1]), voters: 4, mine: 1 };
  expect(draw([voted])).toMatch(/Да 3 ?, 75 % Нет 1 ?, 25 % .*4 голоса/);
  const closed = { ...voted, mine: null, isClosed: true };
  expect(draw([closed])).toMatch(/3 ?, 75 % .*Голосование закончилось 20 июня 2020\. 4 голоса/);
  expect(draw([{ ...closed, options: options([0, 0]), voters: 0 }])).toContain('Никто не проголосовал');
});

test('who may ask has the form, who may settle a poll can end and remove it; others can neither', () => {
  const own = { ...open, canSettle: true };
  expect(draw([own], true)).toMatch(/Закончить сейчас Удалить опрос .*Новый опрос/);
  expect(draw([open], true)).toMatch(/Новый опрос/);
  expect(draw([open], true)).not.toMatch(/Удалить/);
  expect(draw([{ ...own, isClosed: true }], true)).not.toContain('Закончить сейчас');
  expect(draw([open])).not.toMatch(/Удалить|Новый/);
  expect(drawTile(<AddPoll kind="story" subjectId={1} done={() => {}} leave={() => {}} />)).toMatch(
    /Вопрос Ответы, каждый с новой строки .*От 2 до 8.*Последний день Опубликовать Не публиковать/,
  );
});
