import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { PersonView, type Person } from '../person/PersonView.tsx';
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
};

test('the own profile says how full it is and what is missing', () => {
  expect(drawTile(<OwnProfile profile={profile} />)).toMatch(
    /12 из 15 полей, 80 % Чтобы стало 100 %: фото, телефон, вконтакте/,
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

test('each field of the privacy list has a row with four audiences', () => {
  const grid = drawTile(<PrivacyGrid privacy={profile.privacy} />);
  expect(grid).toContain('Дата рождения, пол : только я');
  expect(grid.match(/: друзья/g)).toHaveLength(11);
});
