/** Keys an account may have at once; revoked and expired ones do not count. */
export const maxKeys = 5;
/** Longest name of a key. */
export const keyNameLength = 60;
/** Limits to choose from, in calls an hour. */
export const keyLimits = [60, 600, 3000] as const;
/** Terms to choose from, in days; 0 = without end. */
export const keyTerms = [30, 90, 365, 0] as const;
/** Days of use that its owner sees. */
export const daysOfUse = 30;
/** With these signs every key begins, so that it is known for one wherever it is found. */
export const keyPrefix = 'svk_';

const shownSigns = 8;

/** What of a key is kept and shown, by which its owner knows it. */
export function shownPart(key: string): string {
  return key.slice(0, shownSigns);
}

/** What has come of a key by a moment. */
export function stateOf(
  { revokedAt, expiresAt }: { revokedAt: string | null; expiresAt: string | null },
  now: Date,
): 'works' | 'revoked' | 'expired' {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'works';
}
