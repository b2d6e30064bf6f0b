/** The roles' numbers by what they are called in this product. */
export const roleNumbers = {
  superUser: 3,
  regionalEditor: 9,
  moderator: 10,
  contributor: 11,
  superModerator: 12,
} as const;

/** Every role that can be granted. */
export const knownRoles: readonly number[] = Object.values(roleNumbers);

/** What a right depends on. */
interface Holder {
  roles: readonly number[];
}

/** May add a measure of their own: regional editor, moderator, super moderator. */
export function canAddAction({ roles }: Holder): boolean {
  return roles.some((role) => [9, 10, 12].includes(role));
}

/** May propose a measure: those who may add one, and contributors. */
export function canProposeAction({ roles }: Holder): boolean {
  return roles.some((role) => [9, 10, 11, 12].includes(role));
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
