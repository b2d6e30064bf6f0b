import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { noteSecurity } from '#platform/server/log/security-log.ts';
import type { passkeyContract } from '../../contract/passkey-calls.ts';
import { challengeMinutes, maxPasskeys, relyingParty } from '../../domain/passkey-rules.ts';
import { findAccount } from '../accounts/account-queries.ts';
import { passkeyAddedLetter } from '../letters/account-letters.ts';
import { tellOwner } from '../letters/tell-owner.ts';
import { countAttempt, tokenByIp } from '../passwords/attempts.ts';
import { checkCurrentPassword } from '../registration/handlers.ts';
import { refuseBarred, signIn } from '../sign-in/handlers.ts';
import { getReturnUrl } from '../sign-in/return-address.ts';
import {
  countPasskeys,
  deletePasskey,
  deletePasskeysOf,
  findPasskey,
  insertPasskey,
  keepChallenge,
  listKnownKeys,
  listPasskeys,
  notePasskeyUse,
  renamePasskey,
} from './passkey-queries.ts';
import { getRelyingParty, loadWebAuthn, verifyKnownKey, verifyNewKey } from './verify-answers.ts';

const timeout = challengeMinutes * 60_000;
const siteName = 'Svodka';

/** Passkeys of a person: seen, added, renamed, removed, and signing in with one. */
export const passkeyRoutes: Routes<typeof passkeyContract> = {
  async 'account/getPasskeys'(_input, { db, caller, config }) {
    const isOffered = config.ACCOUNT_URL === undefined && relyingParty(config.publicUrl) !== null;
    return { isOffered, passkeys: await listPasskeys(db, caller.accountId!) };
  },
  async 'account/startPasskey'({ password }, context) {
    const { db, caller } = context;
    const accountId = caller.accountId!;
    const party = getRelyingParty(context);
    await checkCurrentPassword(context, accountId, password);
    const known = await listKnownKeys(db, accountId);
    if (known.length >= maxPasskeys) throw new AppError('too_many_kept');
    const { email } = (await findAccount(db, accountId))!;
    const { generateRegistrationOptions } = await loadWebAuthn();
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: party.id,
      userName: email,
      userDisplayName: email,
      userID: Buffer.from(String(accountId)),
      timeout,
      attestationType: 'none',
      excludeCredentials: known as { id: string }[],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await keepChallenge(db, { challenge: options.challenge, session: caller.sessionToken!, accountId });
    const excludeCredentials = options.excludeCredentials?.map((each) => ({
      ...each,
      type: 'public-key' as const,
    }));
    return { ...options, excludeCredentials };
  },
  async 'account/addPasskey'({ name, answer }, context) {
    const accountId = context.caller.accountId!;
    const { credential, credentialBackedUp } = await verifyNewKey(
      context,
      answer as unknown as RegistrationResponseJSON,
    );
    const made = await context.db.transaction(async (tx) => {
      if ((await countPasskeys(tx, accountId)) >= maxPasskeys) throw new AppError('too_many_kept');
      return insertPasskey(tx, {
        accountId,
        name,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        isSynced: credentialBackedUp,
      });
    });
    if (made === null) throw new AppError('conflict');
    noteSecurity(context, 'passkey_added', { accountId });
    const owner = (await findAccount(context.db, accountId))!;
    await tellOwner(context, owner, (to) => passkeyAddedLetter(to, name));
    return made;
  },
  async 'account/renamePasskey'({ id, name }, { db, caller }) {
    if (!(await renamePasskey(db, caller.accountId!, id, name))) throw new AppError('not_found');
    return { ok: true };
  },
  async 'account/removePasskey'({ id }, context) {
    const accountId = context.caller.accountId!;
    if (!(await deletePasskey(context.db, accountId, id))) throw new AppError('not_found');
    noteSecurity(context, 'passkey_removed', { accountId });
    return { ok: true };
  },
  async 'account/removePasskeys'(_input, context) {
    const accountId = context.caller.accountId!;
    const count = await deletePasskeysOf(context.db, accountId);
    if (count > 0) noteSecurity(context, 'passkey_removed', { accountId, count });
    return { count };
  },
  async 'account/startPasskeyLogin'(_input, context) {
    const { db, caller, ip } = context;
    const party = getRelyingParty(context);
    await countAttempt(db, tokenByIp, ip);
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      timeout,
      userVerification: 'required',
    });
    // The gate asked for the anti-forgery token, which only a session has.
    const session = caller.sessionToken!;
    await keepChallenge(db, { challenge: options.challenge, session, accountId: null });
    return options;
  },
  async 'account/loginWithPasskey'({ answer, remember, returnUrl }, context) {
    const address = getReturnUrl(returnUrl, context);
    getRelyingParty(context);
    await countAttempt(context.db, tokenByIp, context.ip);
    const accountId = await provePasskey(context, answer as unknown as AuthenticationResponseJSON);
    return signIn(context, { accountId, remember, replacesPassword: false }, address);
  },
};

/** The account whose key answered. What is wrong with an account is told only to who has its key. */
async function provePasskey(context: RequestContext, answer: AuthenticationResponseJSON): Promise<number> {
  const { db, config } = context;
  const key = await findPasskey(db, answer.id);
  const { userHandle } = answer.response;
  const isOwn = !userHandle || Buffer.from(userHandle, 'base64url').toString() === String(key?.accountId);
  if (key === null || !isOwn || (key.isSample && !config.sampleAccounts)) return refuse(context, null);
  const { id, credentialId, counter: before } = key;
  const proved = await verifyKnownKey(context, answer, {
    id: credentialId,
    publicKey: new Uint8Array(key.publicKey),
    counter: before,
  }).catch((error: unknown) => {
    noteSecurity(context, 'sign_in_refused', { accountId: key.accountId });
    throw error;
  });
  refuseBarred(key);
  const use = { before, counter: proved.newCounter, isSynced: proved.credentialBackedUp };
  if (!(await notePasskeyUse(db, id, use))) return refuse(context, key.accountId);
  return key.accountId;
}

function refuse(context: RequestContext, accountId: number | null): never {
  noteSecurity(context, 'sign_in_refused', { accountId });
  throw new AppError('passkey_refused');
}
