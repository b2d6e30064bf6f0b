import { expect, test } from 'vitest';
import { roleNumbers } from '#platform/shared/roles.ts';
import { canAskPolls, canSettlePoll } from './abilities.ts';

const { superUser, regionalEditor, moderator, contributor, superModerator } = roleNumbers;
const holding = (...roles: number[]) => ({ roles, accountId: 7 });

test('those who write for readers and those who look after what readers say may ask; readers and contributors may not', () => {
  const who = Object.values(roleNumbers).filter((role) => canAskPolls({ roles: [role] }));
  expect(who).toEqual([superUser, regionalEditor, moderator, superModerator]);
  expect(canAskPolls({ roles: [] })).toBe(false);
});

test('a moderator settles every poll, an editor the own ones, nobody one that they may not ask', () => {
  for (const role of [superUser, moderator, superModerator])
    expect(canSettlePoll(holding(role), 8)).toBe(true);
  expect([7, 8, null].map((asked) => canSettlePoll(holding(regionalEditor), asked))).toEqual([
    true,
    false,
    false,
  ]);
  expect(canSettlePoll(holding(contributor), 7)).toBe(false);
  expect(canSettlePoll({ roles: [regionalEditor], accountId: null }, null)).toBe(false);
});
