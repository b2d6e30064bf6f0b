import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, YugoId } from '#platform/contract/fields.ts';
import { locales } from '#platform/shared/locales.ts';
import { firstNameProblem, lastNameProblem } from './domain/account-fields.ts';
import { Account, SignedIn } from './contract/account-shapes.ts';
import { Email, Password, Remember, ReturnUrl, ruledText, Terms, Token } from './contract/account-input.ts';
import { keyContract } from './contract/key-calls.ts';
import { mailingContract } from './contract/mailing-calls.ts';
import { passkeyContract } from './contract/passkey-calls.ts';
import { sessionsContract } from './contract/sessions-calls.ts';

const Product = z.object({ ProductId: z.int(), Logo: z.string(), Reference: z.string(), Name: z.string() });

/** Calls of the account room. */
export const accountContract = {
  'account/getCurrentAccount': endpoint({
    verb: 'GET',
    access: 'public',
    summary:
      'Who is signed in, with roles and whether a licence is active; the empty account for an anonymous visitor.',
    input: z.object({}),
    output: Account,
  }),
  'account/openVisitorSession': endpoint({
    verb: 'POST',
    access: 'public',
    keys: false,
    changes: false,
    summary:
      'Gives an anonymous visitor of the account screens a session of their own, so that their forms can carry an anti-forgery token.',
    input: z.object({ returnUrl: ReturnUrl }),
    output: z.object({
      xsrfToken: z.string(),
      returnUrl: z
        .string()
        .nullable()
        .describe(
          'The address to return to when it may be followed; null when none was given or it leads elsewhere.',
        ),
      externalLoginUrl: z
        .string()
        .nullable()
        .describe('Where sign-in happens when an external service does it.'),
      isLoggedIn: z.boolean(),
      mustReplacePassword: z
        .boolean()
        .describe('Signed in with a one-time password that is yet to be replaced.'),
    }),
  }),
  'account/login': endpoint({
    verb: 'POST',
    access: 'public',
    summary: 'Signs in with e-mail and password; the session before it ends.',
    input: z.object({ email: Email, password: Password, remember: Remember, returnUrl: ReturnUrl }),
    output: SignedIn,
    errors: [
      'invalid_credentials',
      'account_blocked',
      'account_limited',
      'login_failed',
      'return_url_foreign',
      'external_login',
      'too_many_requests',
    ],
  }),
  'account/logout': endpoint({
    verb: 'GET',
    access: 'public',
    changes: true,
    endsSession: true,
    summary: 'Ends the session and clears its cookies.',
    input: z.object({}),
    output: Done.extend({
      signOutUrl: z
        .string()
        .nullable()
        .describe('Where to go on to end the session at an external account service too; null without one.'),
    }),
  }),
  'account/register': endpoint({
    verb: 'POST',
    access: 'public',
    summary:
      'Signs up: mails a link that sets a password and signs in, good once and for 24 hours, and a one-time password good as long; the trial starts with the first sign-in. The answer is the same for a known address.',
    input: z.object({
      firstName: ruledText(firstNameProblem),
      lastName: ruledText(lastNameProblem),
      email: Email,
      acceptTerms: Terms,
      subscribeToMailing: Flag.default(false),
      returnUrl: ReturnUrl,
    }),
    output: Done,
    errors: ['external_login', 'too_many_requests'],
  }),
  '/account/QuickRegister': endpoint({
    verb: 'POST',
    access: 'public',
    summary:
      'Registers with an address alone, the trial starts with the first sign-in; signed in, starts the trial of the own account at once.',
    input: z.object({
      email: Email,
      product: z.string().max(40).default('analytics'),
      subscribeToMailing: Flag.default(false),
      returnUrl: ReturnUrl,
    }),
    output: Done,
    errors: ['product_not_found', 'trial_used', 'external_login', 'too_many_requests'],
  }),
  'account/startRecovery': endpoint({
    verb: 'POST',
    access: 'public',
    summary:
      'Mails a link to set a new password, good once and for 24 hours. The answer is the same for an unknown address.',
    input: z.object({ email: Email }),
    output: Done,
    errors: ['external_login', 'too_many_requests'],
  }),
  'account/finishRecovery': endpoint({
    verb: 'POST',
    access: 'public',
    summary:
      'Sets a password by a mailed link, the first one or a new one, ends all sessions of the account and signs in.',
    input: z.object({ token: Token, password: Password, returnUrl: ReturnUrl }),
    output: SignedIn,
    errors: ['link_expired', 'account_blocked', 'account_limited', 'return_url_foreign', 'too_many_requests'],
  }),
  'account/replacePassword': endpoint({
    verb: 'POST',
    access: 'public',
    summary:
      'Sets a new password: after signing in with a one-time password, or, signed in, with the current one. Other sessions end.',
    input: z.object({
      password: Password,
      currentPassword: z.string().max(200).optional(),
      returnUrl: ReturnUrl,
    }),
    output: SignedIn,
    errors: [
      'not_authenticated',
      'invalid_credentials',
      'account_blocked',
      'account_limited',
      'return_url_foreign',
      'too_many_requests',
    ],
  }),
  ...sessionsContract,
  ...passkeyContract,
  ...keyContract,
  'account/setLocale': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Keeps the language that a person chose, for pages and letters.',
    input: z.object({ locale: z.enum(locales) }),
    output: Done,
  }),
  'account/setOwnRegion': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Keeps the region that a person calls their own; it is marked on lists and maps and gives no rights.',
    input: z.object({ yugoId: YugoId }),
    output: Done,
    errors: ['region_not_found'],
  }),
  ...mailingContract,
  '/account/getProducts': endpoint({
    verb: 'POST',
    access: 'login',
    changes: false,
    summary: 'Products the caller has an active licence for, and what comes with it.',
    input: z.object({}),
    output: z.array(Product),
  }),
} satisfies Contract;
