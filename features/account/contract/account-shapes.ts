import { z } from 'zod';
import { IsoDate } from '#platform/contract/fields.ts';
import { locales } from '#platform/shared/locales.ts';

/** The account as the interface knows it; an anonymous visitor has the empty one. The password never leaves. */
export const Account = z.object({
  id: z.string().describe('Empty for an anonymous visitor.'),
  email: z.string(),
  name: z.string(),
  remember: z.boolean(),
  roles: z.array(z.int()),
  hasActiveLicense: z.boolean(),
  linkedObjectYugoId: z.int().nullable().describe('Region of the dashboard; null = none.'),
  ownRegionYugoId: z
    .int()
    .nullable()
    .describe(
      'Region marked as the person\u2019s own: the chosen one, else that of the dashboard; null = none.',
    ),
  locale: z.enum(locales).nullable().describe('Language the person chose; null = never chose one.'),
  licence: z
    .object({
      endsOn: IsoDate.describe('Last day of access, in Moscow.'),
      daysLeft: z.int().describe('Days that remain, a begun one counted.'),
      isTrial: z.boolean(),
    })
    .nullable()
    .describe('The active licence that lasts longest; null without one.'),
  canStartTrial: z.boolean().describe('Signed in, no active licence, and the trial is still unused.'),
  xsrfToken: z
    .string()
    .describe(
      'Anti-forgery token of this session for forms that work without JavaScript; empty without a session.',
    ),
});

/** What a finished sign-in answers. */
export const SignedIn = z.object({
  account: Account,
  returnUrl: z.string().describe('Where to go now: the address asked for, else home.'),
  mustReplacePassword: z
    .boolean()
    .describe('The password was a one-time one: account/replacePassword comes next.'),
});
