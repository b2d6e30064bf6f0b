import { countAttempt, type AttemptLimit } from '#features/account/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { messageContract } from '../../contract/conversation-calls.ts';
import { pageOfMessages } from '../../domain/message-limits.ts';
import {
  countUnread,
  findPartner,
  insertMessage,
  listConversations,
  listMessages,
  markRead,
} from './message-queries.ts';
import { listReports, report, settle } from './report-queries.ts';

const maxConversations = 50;
const messagesByAccount: AttemptLimit = { kind: 'message', most: 60, windowSeconds: 300 };
const reportsByAccount: AttemptLimit = { kind: 'message-report', most: 30, windowSeconds: 3600 };

/** What two people write to each other, and what of it moderators are shown. */
export const messageRoutes: Routes<typeof messageContract> = {
  async 'messages/getConversations'(_input, { db, caller }) {
    const me = caller.accountId!;
    const [conversations, unread] = await Promise.all([
      listConversations(db, me, maxConversations),
      countUnread(db, me),
    ]);
    return { conversations, unread };
  },
  async 'messages/getUnreadCount'(_input, { db, caller }) {
    return { unread: await countUnread(db, caller.accountId!) };
  },
  async 'messages/getMessages'({ with: other, before }, { db, caller, config }) {
    const me = caller.accountId!;
    const partner = await findPartner(db, me, other, config.sampleAccounts);
    if (partner === null) throw new AppError('not_found');
    const found = await listMessages(db, me, other, before ?? null);
    const { canWrite, isBlocked, ...person } = partner;
    const messages = found.slice(0, pageOfMessages).toReversed();
    return { person, canWrite, isBlocked, messages, hasMore: found.length > pageOfMessages };
  },
  async 'messages/markRead'({ with: other, upTo }, { db, caller }) {
    await markRead(db, caller.accountId!, other, upTo);
    return { unread: await countUnread(db, caller.accountId!) };
  },
  async 'messages/sendMessage'({ to, text }, { db, caller, config }) {
    const me = caller.accountId!;
    const partner = await findPartner(db, me, to, config.sampleAccounts);
    if (partner === null) throw new AppError('not_found');
    if (!partner.canWrite) throw new AppError('forbidden', { reason: 'not_accepting' });
    await countAttempt(db, messagesByAccount, String(me));
    return insertMessage(db, me, to, text);
  },
  async 'messages/reportMessage'({ id, reason }, { db, caller }) {
    await countAttempt(db, reportsByAccount, String(caller.accountId));
    if (!(await report(db, caller.accountId!, id, reason))) throw new AppError('not_found');
    return { ok: true };
  },
  'messages/getReports': (_input, { db }) => listReports(db),
  async 'messages/settleReport'({ id, remove }, { db, caller }) {
    if (!(await settle(db, caller.accountId!, id, remove))) throw new AppError('not_found');
    return { ok: true };
  },
};
