import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { relyingParty, type RelyingParty } from '../../domain/passkey-rules.ts';
import { refuseUnderIssuer } from '../sign-in/return-address.ts';
import { takeChallenge } from './passkey-queries.ts';

/** The library that reads what devices answer; loaded with the first passkey, so that a start does not wait for it. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** The site as devices know it; refuses where browsers make no passkeys, and where an external service signs people in. */
export function getRelyingParty(context: RequestContext): RelyingParty {
  refuseUnderIssuer(context);
  const party = relyingParty(context.config.publicUrl);
  if (party === null) throw new AppError('passkey_refused', { reason: 'address' });
  return party;
}

/** Checks that a challenge of an answer was this session's, and uses it up. */
function ownChallenge({ db, caller }: RequestContext, accountId: number | null) {
  return async (challenge: string) =>
    caller.sessionToken !== null && takeChallenge(db, { challenge, session: caller.sessionToken, accountId });
}

/** What a new key is, proved; whatever is wrong with it is one refusal, its cause goes to the log. */
export async function verifyNewKey(context: RequestContext, response: RegistrationResponseJSON) {
  const party = getRelyingParty(context);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: ownChallenge(context, context.caller.accountId),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((error: unknown) => refuse(error));
  if (!verified.verified) return refuse(null);
  return verified.registrationInfo;
}

/** What a known key answered, proved. */
export async function verifyKnownKey(
  context: RequestContext,
  response: AuthenticationResponseJSON,
  credential: WebAuthnCredential,
) {
  const party = getRelyingParty(context);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    credential,
    expectedChallenge: ownChallenge(context, null),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((error: unknown) => refuse(error));
  if (!verified.verified) return refuse(null);
  return verified.authenticationInfo;
}

function refuse(cause: unknown): never {
  throw new AppError('passkey_refused', {}, cause);
}
