import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, IsoMoment } from '#platform/contract/fields.ts';
import { peopleModerators } from '#platform/shared/roles.ts';
import { commentKinds, maxSigns } from '../domain/comment-rules.ts';
import { Id, PersonShape, Words } from './people-fields.ts';

const Subject = z.object({ kind: z.enum(commentKinds), subjectId: Id });
const Text = Words(maxSigns);

const Comment = z.object({
  id: z.int(),
  threadId: z.int().nullable().describe('The comment that began the thread; null = this one.'),
  parentName: z
    .string()
    .nullable()
    .describe('Whom it answers, where that is not the beginning of the thread.'),
  author: PersonShape.nullable().describe('Null = the account is gone, or the comment was removed.'),
  text: z.string().describe('Empty where it was removed or deleted.'),
  state: z.enum(['shown', 'waiting', 'removed', 'deleted']),
  reason: z.string().nullable().describe('Why a moderator removed it.'),
  at: IsoMoment,
  isEdited: z.boolean(),
  isOwn: z.boolean(),
  canEdit: z.boolean(),
});

/** Calls about what readers say under stories and items. */
export const commentContract = {
  'comments/getComments': endpoint({
    verb: 'GET',
    access: 'public',
    summary:
      'Comments of a story or item, threads in their order, at most two hundred; those of people the caller blocked are left out, waiting ones are seen by their author.',
    input: Subject,
    output: z.object({ count: z.int(), comments: z.array(Comment), canPost: z.boolean() }),
    errors: ['news_not_found'],
  }),
  'comments/postComment': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Says something under a story or item, or answers a comment there. A first comment and one with a link wait for a moderator.',
    input: Subject.extend({ parentId: Id.optional(), text: Text }),
    output: z.object({ id: z.int(), state: z.enum(['shown', 'waiting']) }),
    errors: ['news_not_found', 'not_found', 'conflict', 'too_many_requests'],
  }),
  'comments/editComment': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Changes an own comment within fifteen minutes.',
    input: z.object({ id: Id, text: Text }),
    output: z.object({ state: z.enum(['shown', 'waiting']) }),
    errors: ['not_found', 'conflict'],
  }),
  'comments/deleteComment': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Deletes an own comment; its answers stay.',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found'],
  }),
  'comments/reportComment': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Shows a comment to the moderators; from three people on it waits for them.',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found', 'too_many_requests'],
  }),
  'comments/getQueue': endpoint({
    verb: 'GET',
    access: 'login',
    roles: peopleModerators,
    summary: 'Comments that wait for a moderator, oldest first, at most fifty.',
    input: z.object({}),
    output: z.array(
      Subject.extend({
        id: z.int(),
        text: z.string(),
        at: IsoMoment,
        author: PersonShape.nullable(),
        reports: z.int(),
      }),
    ),
  }),
  'comments/settleComment': endpoint({
    verb: 'POST',
    access: 'login',
    roles: peopleModerators,
    summary: 'Shows a comment that waits, or removes one with the reason.',
    input: z.object({
      id: Id,
      accept: Flag,
      reason: z.string().max(2000).default('').describe('Told to readers when it is removed.'),
    }),
    output: Done,
    errors: ['not_found', 'form_incorrect'],
  }),
} satisfies Contract;
