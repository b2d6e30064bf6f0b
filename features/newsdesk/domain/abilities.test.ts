import { expect, test } from 'vitest';
import { canEditDocument } from './abilities.ts';

test('a regional editor changes their own documents, super users everybody\u2019s, a moderator none', () => {
  expect(canEditDocument({ roles: [9], accountId: 5 }, 5)).toBe(true);
  expect(canEditDocument({ roles: [9], accountId: 5 }, 6)).toBe(false);
  expect(canEditDocument({ roles: [9], accountId: 5 }, null)).toBe(false);
  expect(canEditDocument({ roles: [12], accountId: 5 }, 6)).toBe(true);
  expect(canEditDocument({ roles: [10], accountId: 5 }, 5)).toBe(false);
});
