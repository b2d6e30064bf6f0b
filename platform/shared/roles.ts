/** The roles' numbers, which the account service gives, by what they are called in this product. */
export const roleNumbers = {
  superUser: 3,
  regionalEditor: 9,
  moderator: 10,
  contributor: 11,
  superModerator: 12,
} as const;

/** What a right depends on first of all; each room's rights stand in its own `domain/abilities.ts`. */
export interface Holder {
  readonly roles: readonly number[];
}

/** True for who holds one of the roles. */
export function holdsOneOf({ roles }: Holder, allowed: readonly number[]): boolean {
  return roles.some((role) => allowed.includes(role));
}

/** Roles that look at what people report and at comments that wait. */
export const peopleModerators: readonly number[] = [
  roleNumbers.superUser,
  roleNumbers.moderator,
  roleNumbers.superModerator,
];

/** Roles that change what everybody reads: news, feeds, sources, entities, branches; and read what readers found wrong. */
export const editors: readonly number[] = [
  roleNumbers.superUser,
  roleNumbers.regionalEditor,
  roleNumbers.superModerator,
];
