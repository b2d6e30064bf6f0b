import { z } from 'zod';
import { type Contract, endpoint } from '#platform/contract/endpoint.ts';
import { Done, Flag, IsoMoment, Whole } from '#platform/contract/fields.ts';
import { noticeKinds } from './domain/notices/notice-kinds.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();
const Hour = Whole.min(0).max(23);

/** Calls about what an account is told: here, by letter, to a webhook. */
export const noticeContract = {
  'notices/getNotices': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'What the caller was told and has not hidden, newest first, at most fifty; all kinds or one.',
    input: z.object({ kind: z.enum(noticeKinds).optional() }),
    output: z.object({
      count: z.int().describe('Unread ones of all kinds.'),
      notices: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(noticeKinds),
          times: z.int().describe('How often it was told since it was last read.'),
          isRead: z.boolean(),
          title: z
            .string()
            .describe('What it is about, in the caller’s language: place and indicator, a measure.'),
          text: z.string().describe('What happened, with figure and day or with the reason; may be empty.'),
          yugoId: z
            .int()
            .nullable()
            .describe('Region whose figure crossed a threshold; null = something else was told.'),
          path: z.string().describe('Where it stands, behind the language.'),
          at: IsoMoment,
        }),
      ),
    }),
  }),
  'notices/hideNotices': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Hides one notice of the caller, or all of them.',
    input: z.object({ id: Id }),
    output: Done,
  }),
  'notices/getUnreadCount': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'How many notices the caller has not read.',
    input: z.object({}),
    output: z.object({ unread: z.int() }),
  }),
  'notices/markRead': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Marks one notice of the caller as read, or all of them.',
    input: z.object({ id: Id }),
    output: z.object({ unread: z.int() }),
  }),
  'notices/getChannels': endpoint({
    verb: 'GET',
    access: 'login',
    summary:
      'By which ways the caller is told of each kind, the quiet hours, and the webhook with its secret.',
    input: z.object({}),
    output: z.object({
      channels: z.array(
        z.object({ kind: z.enum(noticeKinds), here: z.boolean(), mail: z.boolean(), webhook: z.boolean() }),
      ),
      quietFrom: z.int().nullable().describe('First quiet hour of the day in the zone; null = none.'),
      quietTo: z.int().nullable().describe('The first hour that is not quiet any more.'),
      zone: z.string().describe('IANA name of the zone.'),
      webhookUrl: z.string().describe('Where notices are posted to; empty = nowhere.'),
      webhookSecret: z.string().describe('Signs what is posted: HMAC-SHA256 over time, a dot and the body.'),
      lastFailure: z
        .object({ at: IsoMoment, reason: z.string() })
        .nullable()
        .describe('The newest notice the address did not take, given up by now.'),
    }),
  }),
  'notices/getDeliveries': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The newest fifty attempts to post a notice to the caller’s webhook, newest first.',
    input: z.object({}),
    output: z.object({
      deliveries: z.array(
        z.object({
          id: z.int(),
          noticeId: z.int(),
          kind: z.enum(noticeKinds),
          attempt: z.int().describe('Which attempt of the notice it was, from 1 on.'),
          at: IsoMoment,
          tookMs: z.int(),
          outcome: z.string().describe('taken, or the code of why not.'),
          status: z.int().nullable().describe('HTTP status of the answer; null where there was none.'),
          isWaiting: z.boolean().describe('The notice will be posted again by itself.'),
        }),
      ),
    }),
  }),
  'notices/postAgain': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Has a notice that was posted, or given up, be posted to the webhook again.',
    input: z.object({ noticeId: Whole.min(1) }),
    output: Done,
    errors: ['not_found'],
  }),
  'notices/saveChannel': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Chooses by which ways the caller is told of one kind.',
    input: z.object({ kind: z.enum(noticeKinds), here: Flag, mail: Flag, webhook: Flag }),
    output: Done,
  }),
  'notices/saveQuietHours': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Chooses the hours in which letters and webhooks wait; nothing for none.',
    input: z
      .object({ from: Hour.nullable(), to: Hour.nullable(), zone: z.string().min(1).max(64) })
      .refine(({ from, to }) => (from === null) === (to === null) && (from === null || from !== to), {
        message: 'Error_BadRequest',
        path: ['to'],
      }),
    output: Done,
  }),
  'notices/saveWebhook': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Chooses where notices are posted to, an https address of the open internet, or nowhere; a new address has a new secret.',
    input: z.object({ url: z.string().trim().max(1000) }),
    output: z.object({ webhookUrl: z.string(), webhookSecret: z.string() }),
    errors: ['address_refused'],
  }),
} satisfies Contract;

/** Calls of the notifications service. */
export const notificationsContract = { ...noticeContract } satisfies Contract;
