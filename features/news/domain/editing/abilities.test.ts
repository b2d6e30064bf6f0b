import { expect, test } from 'vitest';
import { editors } from '#platform/shared/roles.ts';
import { canEditNews } from './abilities.ts';

test('super user, regional editor and super moderator keep the feeds and edit the news, others do not', () => {
  expect([3, 9, 10, 11, 12].filter((role) => canEditNews({ roles: [role] }))).toEqual([3, 9, 12]);
  expect(canEditNews({ roles: [] })).toBe(false);
  expect(editors).toEqual([3, 9, 12]);
});
