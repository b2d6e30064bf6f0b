import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { ModerationParts } from '../ModerationParts.tsx';
import { CommentList } from './CommentList.tsx';
import { CommentsTile } from './CommentsTile.tsx';

type Data = OutputOf<'comments/getComments'>;

const comment: Data['comments'][number] = {
  id: 1,
  threadId: null,
  parentName: null,
  author: { id: 5, name: 'Наталья Петрова', photo: null },
  text: 'У нас <b>591</b> за неделю',
  state: 'shown',
  reason: null,
  at: '2020-06-08T12:20:00Z',
  isEdited: false,
  isOwn: false,
  canEdit: false,
};
const draw = (comments: Data['comments'], canPost = true) =>
  drawTile(
    <CommentList
      kind="story"
      subjectId={1}
      data={{ comments, canPost, count: comments.length }}
      changed={() => {}}
    />,
  );

test('before somebody wants them, comments are a button', () => {
  expect(drawTile(<CommentsTile kind="story" subjectId={1} />)).toBe('Комментарии Показать комментарии');
});

test('a comment is text, with who and when and what can be done', () => {
  expect(draw([comment])).toMatch(
    /Наталья Петрова 8 июня 2020 У нас &lt;b&gt;591&lt;\/b&gt; за неделю Ответить Пожаловаться Ваш комментарий/,
  );
});

test('a stranger reads, and is told how to take part', () => {
  const page = draw([comment], false);
  expect(page).toMatch(/Войдите, чтобы комментировать$/);
  expect(page).not.toContain('Ответить');
});

test('an own comment that waits can be changed and deleted, not answered', () => {
  const page = draw([{ ...comment, isOwn: true, canEdit: true, state: 'waiting' }]);
  expect(page).toMatch(/ждёт модератора, видно только вам .*Изменить Удалить/);
  expect(page).not.toContain('Ответить');
});

test('what was taken away leaves its reason, and one without an account no name', () => {
  const away = { ...comment, author: null, text: '' };
  expect(draw([{ ...away, state: 'removed', reason: 'личный выпад' }])).toContain(
    'снят модератором: личный выпад',
  );
  expect(draw([{ ...away, state: 'deleted' }])).toContain('Автор удалил комментарий.');
  expect(draw([{ ...comment, author: null, parentName: 'Сергей' }])).toContain('Без имени ответ: Сергей');
  expect(draw([])).toContain('Пока никто ничего не сказал.');
});

test('moderators see what waits with its reports and who reported a message, or that nothing waits', () => {
  const queue = {
    comments: [{ ...comment, kind: 'story' as const, subjectId: 3, reports: 3 }],
    reports: [
      {
        id: 2,
        text: 'выпад',
        reason: 'Оскорбление',
        at: comment.at,
        sender: { id: 1, name: 'Пётр', photo: null },
        reporter: { id: 2, name: 'Анна', photo: null },
      },
    ],
  };
  const page = drawTile(<ModerationParts waiting={queue} />);
  expect(page).toMatch(/Ждут решения: 1 комментарий .*3 жалобы .*Показать Снять/);
  expect(page).toMatch(/Пётр → Анна, 8 июня 2020\. Оскорбление выпад Оставить Удалить у обоих/);
  expect(
    drawTile(<ModerationParts waiting={{ comments: [], reports: [] }} />).match(/Ничего не ждёт/g),
  ).toHaveLength(2);
});
