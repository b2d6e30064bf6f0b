import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoDate, IsoMoment, Version } from '#platform/contract/fields.ts';
import { firstNameProblem, lastNameProblem } from '#features/account/public.ts';
import { namedKinds } from '#services/following/public.ts';
import { commentKinds } from '../domain/comment-rules.ts';
import { relations } from '../domain/relations.ts';
import { audiences, privacyFields } from '../domain/profile/privacy.ts';
import { accountAddress, profileFields, type AccountService } from '../domain/profile/profile-fields.ts';
import { Seen, Written } from './profile-shape.ts';
import { Id, Line, PersonShape } from './people-fields.ts';

const Audience = z.enum(audiences);

const nameBy = (problem: (text: string) => string | null) =>
  Line(100).superRefine((text, context) => {
    const message = problem(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const AccountAt = (service: AccountService) =>
  z
    .string()
    .max(200)
    .overwrite((text) => (text.trim() === '' ? '' : (accountAddress(service, text) ?? text)))
    .refine((text) => text === '' || accountAddress(service, text) !== null, 'People_AccountWrong');

const pictureBytes = 5 * 1024 * 1024;

/** Calls about a person's page and who sees what of it. */
export const profileContract = {
  'people/getOwnProfile': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'Everything the caller told of themselves, who sees it, and what is still empty.',
    input: z.object({}),
    output: PersonShape.extend(Written.shape).extend({
      version: z.int(),
      firstName: z.string(),
      lastName: z.string(),
      background: z.string().nullable(),
      registeredOn: IsoDate,
      empty: z.array(z.enum(profileFields)),
      fieldCount: z.int().describe('Of how many fields a full profile consists.'),
      privacy: z.record(z.enum(privacyFields), Audience),
    }),
  }),
  'people/getPerson': endpoint({
    verb: 'GET',
    access: 'public',
    summary:
      'A person as the caller may see them: what they keep from the caller is null or empty, and whoever may not see the page finds none.',
    input: z.object({
      id: Id,
      as: Audience.optional().describe('The own page as everyone, the signed in or friends see it.'),
    }),
    output: PersonShape.extend(Seen.shape).extend({
      background: z.string().nullable(),
      registeredOn: IsoDate,
      isOwn: z.boolean(),
      relation: z.enum(relations),
      canWrite: z.boolean(),
      friends: z.array(PersonShape).nullable().describe('At most twelve; null = kept from the caller.'),
      friendCount: z.int().nullable(),
      subscriptions: z
        .array(z.object({ type: z.enum(namedKinds), value: z.int(), name: z.string() }))
        .nullable()
        .describe(
          'What the person follows, saved searches and own categories left out; null = kept from the caller.',
        ),
      comments: z
        .array(
          z.object({
            id: z.int(),
            kind: z.enum(commentKinds),
            subjectId: z.int(),
            text: z.string(),
            at: IsoMoment,
          }),
        )
        .nullable()
        .describe('The latest ten.'),
      importantNews: z
        .array(z.object({ newsId: z.int(), title: z.string(), language: z.string(), sourceName: z.string() }))
        .nullable()
        .describe('The ten favourites marked last.'),
      friendAdded: z
        .array(PersonShape.extend({ on: IsoDate }))
        .nullable()
        .describe('With whom the person became friends last, at most ten.'),
    }),
    errors: ['not_found'],
  }),
  'people/saveProfile': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Saves what the caller tells of themselves; e-mail and phone change by code.',
    input: z.object({
      version: Version,
      firstName: nameBy(firstNameProblem),
      lastName: nameBy(lastNameProblem),
      workplace: Line(200),
      position: Line(200),
      location: Line(100),
      skype: Line(100),
      twitter: AccountAt('twitter'),
      vk: AccountAt('vk'),
      facebook: AccountAt('facebook'),
      gender: z.enum(['female', 'male']).nullable(),
      birthDate: IsoDate.refine(
        (day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10),
        'People_BirthDateWrong',
      ).nullable(),
    }),
    output: z.object({ version: z.int() }),
    errors: ['conflict'],
  }),
  'people/savePrivacy': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Says who sees one part of the caller’s profile, or who may write to them.',
    input: z.object({ field: z.enum(privacyFields), audience: Audience }),
    output: Done,
  }),
  'people/savePicture': endpoint({
    verb: 'POST',
    access: 'login',
    bodyLimit: Math.ceil((pictureBytes / 3) * 4) + 1024,
    summary:
      'Takes a JPEG, PNG, WebP or GIF of at most 5 MB as photo or background, cuts it to its shape and writes it anew.',
    input: z.object({ kind: z.enum(['photo', 'background']), image: z.base64().min(1) }),
    output: z.object({ address: z.string() }),
    errors: ['too_large', 'unsupported_type', 'too_many_requests'],
  }),
  'people/deletePicture': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Deletes the caller’s photo or background.',
    input: z.object({ kind: z.enum(['photo', 'background']) }),
    output: Done,
  }),
} satisfies Contract;
