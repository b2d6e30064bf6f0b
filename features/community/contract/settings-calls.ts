import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoDate, IsoMoment } from '#platform/contract/fields.ts';
import { emailProblem } from '#features/account/public.ts';
import { phoneNumber } from '../domain/profile/profile-fields.ts';

const Kind = z.enum(['email', 'phone']);
const GivenPassword = z
  .string()
  .max(200)
  .default('')
  .describe('The current password; an account of an external service has none here.');

/** Calls that change the account itself, each in two steps. */
export const settingsContract = {
  'people/startContactChange': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Mails a code of six digits that is good for 15 minutes and five tries: for a new e-mail to that address, for a new phone to the own one. A registered address gets a letter of its own and the answer is the same.',
    input: z
      .object({ kind: Kind, value: z.string().trim().max(254), password: GivenPassword })
      .superRefine(({ kind, value }, context) => {
        const message =
          kind === 'email' ? emailProblem(value) : phoneNumber(value) === null ? 'People_PhoneWrong' : null;
        if (message !== null) context.addIssue({ code: 'custom', path: ['value'], message });
      }),
    output: z.object({ expiresAt: IsoMoment }),
    errors: ['invalid_credentials', 'external_login', 'too_many_requests'],
  }),
  'people/confirmContactChange': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Puts the new e-mail or phone in place of the old one, by the code from the letter, which is good once.',
    input: z.object({
      kind: Kind,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'People_CodeWrong'),
    }),
    output: z.object({ value: z.string() }),
    errors: ['already_registered', 'link_expired', 'too_many_requests'],
  }),
  'people/askDeletion': endpoint({
    verb: 'POST',
    access: 'login',
    endsSession: true,
    summary:
      'Signs out everywhere and has the account deleted 30 days later; signing in until then takes it back.',
    input: z.object({ password: GivenPassword }),
    output: z.object({ deletedOn: IsoDate }),
    errors: ['invalid_credentials', 'too_many_requests'],
  }),
  'people/orderArchive': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Has everything of the caller put into one ZIP, beside requests; asked again within ten minutes it is the same.',
    input: z.object({}),
    output: Done,
  }),
  'people/getArchive': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'How far the archive of the caller is, and where it is taken from for a day.',
    input: z.object({}),
    output: z.object({
      state: z.enum(['none', 'waiting', 'ready', 'failed']),
      address: z.string().nullable(),
      bytes: z.int().nullable(),
    }),
  }),
} satisfies Contract;
