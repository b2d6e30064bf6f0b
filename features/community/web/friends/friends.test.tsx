import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import type { MessagesData } from '../conversations/Thread.tsx';
import { MessagesParts } from '../conversations/MessagesParts.tsx';
import { FriendsParts, type FriendsData } from './FriendsParts.tsx';

const person = { id: 5, name: 'Дарья Мельникова', photo: null, relation: 'asking' as const };
const friends: FriendsData = {
  list: 'incoming',
  name: '',
  found: null,
  people: [{ ...person, place: 'Тула', isHere: false, mutual: 3 }],
  counts: { all: 24, online: 3, incoming: 1, own: 0, recommended: 0, blocked: 0 },
  pageCount: 1,
};
const drawFriends = (part: Partial<FriendsData> = {}) =>
  drawTile(<FriendsParts data={{ ...friends, ...part }} />);

test('an incoming request shows who, from where, shared friends, and two answers', () => {
  expect(drawFriends()).toMatch(/Все 24 .*Дарья Мельникова Тула, 3 общих друга Принять Отклонить/);
});

test('each relation has its own step', () => {
  const step = (relation: FriendsData['people'][number]['relation']) =>
    drawFriends({ people: [{ ...friends.people[0]!, relation }] });
  expect(step('none')).toContain('Добавить в друзья');
  expect(step('asked')).toContain('Отозвать заявку');
  expect(step('friends')).toMatch(/Убрать из друзей Написать/);
  expect(step('blocked')).toMatch(/Разблокировать$/);
});

test('an empty list and a name nobody has are said', () => {
  expect(drawFriends({ people: [], list: 'own' })).toContain('Вы никого не ждёте.');
  expect(drawFriends({ name: 'Яя', found: [] })).toMatch(/Нашлось: 0 Никого с таким именем не видно\./);
});

const said = {
  id: 1,
  isOwn: false,
  text: '<b>А Тверь</b> почему пустая?',
  at: '2020-06-08T18:40:00Z',
  isRead: true,
};
const messages: MessagesData = {
  unread: 2,
  conversations: [{ id: 5, name: 'Андрей Лебедев', photo: null, last: said, unread: 2 }],
  thread: {
    person: { id: 5, name: 'Андрей Лебедев', photo: null },
    canWrite: true,
    isBlocked: false,
    messages: [said, { ...said, id: 2, isOwn: true, text: 'Вижу' }],
    hasMore: true,
  },
  now: '2020-06-08T20:40:00Z',
};
const drawMessages = (part: Partial<MessagesData> = {}) =>
  drawTile(<MessagesParts data={{ ...messages, ...part }} />);

test('a conversation shows what was said as text, what is new, and what came before', () => {
  const page = drawMessages();
  expect(page).toContain('Андрей Лебедев · 2 новых');
  expect(page).toContain('&lt;b&gt;А Тверь&lt;/b&gt; почему пустая?');
  expect(page).toMatch(/Раньше .*Вы , .*прочитано Вижу .*Отправить/);
});

test('where nobody may write the reason stands instead of the field', () => {
  const thread = { ...messages.thread!, canWrite: false };
  expect(drawMessages({ thread })).toMatch(/не принимает ваши сообщения\.$/);
  expect(drawMessages({ thread: { ...thread, isBlocked: true } })).toContain('Вы заблокировали');
});

test('without messages or a chosen conversation the page says how to begin', () => {
  expect(drawMessages({ conversations: [], thread: null })).toContain('Сообщений пока нет.');
  expect(drawMessages({ thread: null })).toContain('Выберите разговор.');
});
