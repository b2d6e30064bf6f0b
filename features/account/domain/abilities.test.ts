import { expect, test } from 'vitest';
import { canAddAction, canEditAction, canProposeAction, hasDashboard, roleNameKey } from './abilities.ts';

test.each([
  { roles: [], add: false, propose: false, edit: false },
  { roles: [3], add: false, propose: false, edit: false },
  { roles: [9], add: true, propose: true, edit: true },
  { roles: [10], add: true, propose: true, edit: true },
  { roles: [11], add: false, propose: true, edit: true },
  { roles: [12], add: true, propose: true, edit: true },
  { roles: [3, 11], add: false, propose: true, edit: true },
])('roles $roles: add $add, propose $propose, edit $edit', ({ roles, add, propose, edit }) => {
  expect([canAddAction({ roles }), canProposeAction({ roles }), canEditAction({ roles })]).toEqual([
    add,
    propose,
    edit,
  ]);
});

test('a dashboard belongs to who is linked to a region', () => {
  expect(hasDashboard({ linkedObjectYugoId: 1_124_665 })).toBe(true);
  expect(hasDashboard({ linkedObjectYugoId: null })).toBe(false);
});

test('the five roles have names, others none', () => {
  expect([3, 9, 10, 11, 12].map(roleNameKey)).not.toContain(undefined);
  expect(roleNameKey(1)).toBeUndefined();
});
