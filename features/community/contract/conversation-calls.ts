import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, IsoMoment } from '#platform/contract/fields.ts';
import { peopleModerators } from '#platform/shared/roles.ts';
import { maxSigns } from '../domain/message-limits.ts';
import { Id, PersonShape, Words } from './people-fields.ts';

const Message = z.object({
  id: z.int(),
  isOwn: z.boolean(),
  text: z.string(),
  at: IsoMoment,
  isRead: z.boolean(),
});

/** Calls about what two people write to each other; what changes is heard at /api/live. */
export const messageContract = {
  'messages/getConversations': endpoint({
    verb: 'GET',
    access: 'login',
    summary:
      'With whom the caller wrote, the newest first, each with its newest message and how many are unread; at most fifty.',
    input: z.object({}),
    output: z.object({
      unread: z.int(),
      conversations: z.array(PersonShape.extend({ last: Message, unread: z.int() })),
    }),
  }),
  'messages/getUnreadCount': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'How many messages wait for the caller.',
    input: z.object({}),
    output: z.object({ unread: z.int() }),
  }),
  'messages/getMessages': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'What the caller and another wrote, the newest fifty or those before a message, oldest first.',
    input: z.object({ with: Id, before: Id.optional() }),
    output: z.object({
      person: PersonShape,
      canWrite: z.boolean(),
      isBlocked: z.boolean().describe('The caller blocked the other.'),
      messages: z.array(Message),
      hasMore: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  'messages/markRead': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Marks what another wrote up to a message as read.',
    input: z.object({ with: Id, upTo: Id }),
    output: z.object({ unread: z.int() }),
  }),
  'messages/sendMessage': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Writes to another who lets the caller, or who wrote first. Markup stays text; directions and unseen signs go.',
    input: z.object({ to: Id, text: Words(maxSigns) }),
    output: Message,
    errors: ['not_found', 'forbidden', 'too_many_requests'],
  }),
  'messages/reportMessage': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Shows a message the caller got to the moderators; said twice it is one report.',
    input: z.object({ id: Id, reason: Words(500) }),
    output: Done,
    errors: ['not_found', 'too_many_requests'],
  }),
  'messages/getReports': endpoint({
    verb: 'GET',
    access: 'login',
    roles: peopleModerators,
    summary: 'Messages that were reported and are not settled, oldest first, at most fifty.',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.int(),
        text: z.string(),
        reason: z.string(),
        at: IsoMoment,
        sender: PersonShape,
        reporter: PersonShape,
      }),
    ),
  }),
  'messages/settleReport': endpoint({
    verb: 'POST',
    access: 'login',
    roles: peopleModerators,
    summary: 'Settles the reports of a message: leaves it, or deletes it for both.',
    input: z.object({ id: Id, remove: Flag }),
    output: Done,
    errors: ['not_found'],
  }),
} satisfies Contract;
