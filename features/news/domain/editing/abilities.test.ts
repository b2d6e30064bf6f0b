import { expect, test } from 'vitest';
import { canEditNews, canManageFeeds } from './abilities.ts';

test('super user, regional editor and super moderator keep the feeds and edit the news, others do not', () => {
  const allowed = [3, 9, 10, 11, 12].filter((role) => canManageFeeds({ roles: [role] }));
  expect(allowed).toEqual([3, 9, 12]);
  expect([3, 9, 10, 11, 12].filter((role) => canEditNews({ roles: [role] }))).toEqual(allowed);
  expect(canManageFeeds({ roles: [] })).toBe(false);
});
