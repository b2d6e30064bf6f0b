import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment } from '#platform/contract/fields.ts';
import { maxPasskeys, passkeyNameLength } from '../domain/passkey-rules.ts';
import { Remember, ReturnUrl } from './account-input.ts';
import { SignedIn } from './account-shapes.ts';

/** Bytes as browsers write them, base64url. */
const Bytes = z
  .string()
  .max(8000)
  .regex(/^[\w-]*$/);
const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Name = z.string().trim().min(1).max(passkeyNameLength);
const Transports = z.array(z.string().max(20)).max(8);

const Credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: Transports.optional(),
});

const CreationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(Credential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  attestation: z.string().optional(),
});

const RequestOptions = z.object({
  challenge: z.string(),
  timeout: z.int().optional(),
  rpId: z.string().optional(),
  userVerification: z.string().optional(),
});

/** What a device answered, as a browser writes it; other fields of it are let through unread. */
const answerOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z
    .looseObject({
      id: Bytes.min(1).max(1400),
      rawId: Bytes.min(1).max(1400),
      type: z.literal('public-key'),
      response: z.looseObject({ clientDataJSON: Bytes, ...response }),
    })
    .describe('A PublicKeyCredential, its buffers in base64url.');

const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  isSynced: z.boolean().describe('Kept in a cloud as well as on the device.'),
  createdAt: IsoMoment,
  usedAt: IsoMoment.nullable().describe('The last sign-in with it.'),
});

/** Calls about signing in with a key that a device keeps (WebAuthn). */
export const passkeyContract = {
  'account/getPasskeys': endpoint({
    verb: 'GET',
    access: 'login',
    keys: false,
    summary: 'The passkeys of the caller, oldest first, and whether the site can take them at its address.',
    input: z.object({}),
    output: z.object({ isOffered: z.boolean(), passkeys: z.array(Passkey) }),
  }),
  'account/startPasskey': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Begins to add a passkey, with the current password; an account has ${maxPasskeys} at most. What a device is asked is good once, for five minutes.`,
    input: z.object({ password: z.string().max(200) }),
    output: CreationOptions,
    errors: [
      'invalid_credentials',
      'external_login',
      'passkey_refused',
      'too_many_kept',
      'too_many_requests',
    ],
  }),
  'account/addPasskey': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Keeps the passkey that a device made; the owner is told by mail.',
    input: z.object({
      name: Name,
      answer: answerOf({ attestationObject: Bytes, transports: Transports.optional() }),
    }),
    output: Passkey,
    errors: ['external_login', 'passkey_refused', 'too_many_kept', 'conflict'],
    bodyLimit: 20_000,
  }),
  'account/renamePasskey': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Gives a passkey of the caller another name.',
    input: z.object({ id: Id, name: Name }),
    output: Done,
    errors: ['not_found'],
  }),
  'account/removePasskey': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Signing in with this passkey of the caller ends; sessions go on.',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found'],
  }),
  'account/removePasskeys': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Signing in with any passkey of the caller ends; sessions go on.',
    input: z.object({}),
    output: z.object({ count: z.int().min(0) }),
  }),
  'account/startPasskeyLogin': endpoint({
    verb: 'POST',
    access: 'public',
    summary:
      'Begins to sign in with a passkey: what a device is asked, good once, for five minutes, in this browser.',
    input: z.object({}),
    output: RequestOptions,
    errors: ['external_login', 'passkey_refused', 'too_many_requests'],
  }),
  'account/loginWithPasskey': endpoint({
    verb: 'POST',
    access: 'public',
    summary: 'Signs in with what a device answered; the session before it ends.',
    input: z.object({
      answer: answerOf({
        authenticatorData: Bytes,
        signature: Bytes,
        userHandle: Bytes.max(100).nullish(),
      }),
      remember: Remember,
      returnUrl: ReturnUrl,
    }),
    output: SignedIn,
    errors: [
      'passkey_refused',
      'account_blocked',
      'account_limited',
      'return_url_foreign',
      'external_login',
      'too_many_requests',
    ],
    bodyLimit: 20_000,
  }),
} satisfies Contract;
