import type { Config } from '#platform/server/config.ts';
import { z } from 'zod';
import { knownRoles } from '../../domain/abilities.ts';

const Claims = z.looseObject({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});

/** A person as an external account service describes them. */
export interface IssuedPerson {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  roles: number[];
}

type Reading = Pick<Config, 'ACCOUNT_ROLES_CLAIM' | 'ACCOUNT_TRUST_EMAIL'>;

/**
 * Reads claims. ACCOUNT_ROLES_CLAIM names where the roles stand, dots lead into nested claims; unknown roles are left out.
 * An address is verified when the issuer says so, or where the operator vouches for all of the issuer's addresses.
 */
export function readClaims(
  given: object,
  { ACCOUNT_ROLES_CLAIM: rolesClaim, ACCOUNT_TRUST_EMAIL: isTrusted }: Reading,
): IssuedPerson {
  const claims = Claims.parse(given);
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    isEmailVerified: claims.email_verified ?? isTrusted,
    firstName: claims.given_name ?? claims.name ?? '',
    lastName: claims.family_name ?? '',
    roles: readRoles(rolesClaim.split('.').reduce<unknown>(stepInto, claims)),
  };
}

function stepInto(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** Numbers or their texts, as a list or in one text parted by spaces or commas. */
function readRoles(claim: unknown): number[] {
  const list = typeof claim === 'string' ? claim.split(/[\s,]+/) : [claim ?? []].flat();
  return knownRoles.filter((role) => list.some((item) => String(item) === String(role)));
}
