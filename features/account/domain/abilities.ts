import { holdsOneOf, roleNumbers, type Holder } from '#platform/shared/roles.ts';

const { regionalEditor, moderator, contributor, superModerator } = roleNumbers;

/** Every role that can be granted. */
export const knownRoles: readonly number[] = Object.values(roleNumbers);

/** May add a measure of their own: regional editor, moderator, super moderator. */
export function canAddAction(holder: Holder): boolean {
  return holdsOneOf(holder, [regionalEditor, moderator, superModerator]);
}

/** May propose a measure: those who may add one, and contributors. */
export function canProposeAction(holder: Holder): boolean {
  return holdsOneOf(holder, [regionalEditor, moderator, contributor, superModerator]);
}

/** May edit a measure: the same as who may propose one. */
export function canEditAction(holder: Holder): boolean {
  return canProposeAction(holder);
}

/** Has a dashboard: the account is linked to a region. */
export function hasDashboard({ linkedObjectYugoId }: { linkedObjectYugoId: number | null }): boolean {
  return linkedObjectYugoId !== null;
}

/** Key of a role's name in the texts; a number without a name has none. */
export function roleNameKey(role: number) {
  return roleNames[role as keyof typeof roleNames] as (typeof roleNames)[keyof typeof roleNames] | undefined;
}

const roleNames = {
  3: 'Account_Role_3',
  9: 'Account_Role_9',
  10: 'Account_Role_10',
  11: 'Account_Role_11',
  12: 'Account_Role_12',
} as const;
