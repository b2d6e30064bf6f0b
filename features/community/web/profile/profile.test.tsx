import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import type { Person } from '../person/PersonParts.tsx';
import { PersonView } from '../person/PersonView.tsx';
import { PrivacyGrid } from '../settings/PrivacyGrid.tsx';
import { OwnProfile } from './OwnProfile.tsx';

const profile = sampleProfile;

const seen: Person = {
  ...profile,
  isOwn: false,
  relation: 'none',
  canWrite: false,
  workplace: null,
  position: null,
  location: null,
  skype: null,
  twitter: null,
  vk: 'https://vk.com/irina',
  facebook: null,
  email: null,
  phone: null,
  friends: [],
  friendCount: 0,
  subscriptions: null,
  comments: null,
  importantNews: null,
  friendAdded: null,
};

test('the own profile says how full it is and what is missing', () => {
  expect(drawTile(<OwnProfile profile={profile} />)).toMatch(
    /8 из 11 полей, 73 % Чтобы стало 100 %: фото, [^,]+, телефон/,
  );
});

test('a full profile misses nothing', () => {
  expect(drawTile(<OwnProfile profile={{ ...profile, empty: [] }} />)).not.toContain('Чтобы стало');
});

test('another’s page has the fields that may be seen and no others', () => {
  const page = drawTile(<PersonView person={seen} />);
  expect(page).toContain('ВКонтакте vk.com/irina');
  expect(page).toContain('Друзья: 0');
  expect(page).not.toMatch(/Место работы|Почта|Как видят другие/);
});

test('a page of which nothing may be seen says so, and has no list of friends', () => {
  const page = drawTile(<PersonView person={{ ...seen, vk: null, friends: null, friendCount: null }} />);
  expect(page).toContain('Больше о себе человек ничего не показывает.');
  expect(page).not.toContain('Друзья:');
});

test('what a person follows, says, marks and whom they befriended has its place where it may be seen, empty too', () => {
  const shown = drawTile(
    <PersonView
      person={{
        ...seen,
        subscriptions: [{ type: 'rubric', value: 4, name: 'Экономика' }],
        comments: [{ id: 1, kind: 'story', subjectId: 5, text: 'Верно', at: '2020-06-08T08:00:00Z' }],
        importantNews: [{ newsId: 3, title: 'Нефть дорожает', language: 'ru', sourceName: 'Издание' }],
        friendAdded: [{ id: 9, name: 'Фёдор', photo: null, on: '2020-06-01' }],
      }}
    />,
  );
  expect(shown).toMatch(/Подписки.*Экономика.*Комментарии.*Верно.*Важные новости.*Нефть дорожает.*Фёдор/);
  const empty = drawTile(
    <PersonView person={{ ...seen, subscriptions: [], comments: [], importantNews: [], friendAdded: [] }} />,
  );
  expect(empty.match(/Пока ничего нет\./g)).toHaveLength(4);
});

test('each field of the privacy list has a row with four audiences', () => {
  const grid = drawTile(<PrivacyGrid privacy={profile.privacy} />);
  expect(grid).toContain('Дата рождения, пол : только я');
  expect(grid.match(/: друзья/g)).toHaveLength(11);
});
