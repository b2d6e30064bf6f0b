import type { Routes } from '#platform/server/context.ts';
import type { notificationsContract, noticeContract } from '../contract.ts';
import { channelRoutes } from './channels/channel-handlers.ts';
import { describeNotices } from './notices/describe-notices.ts';
import { countUnreadNotices, hideNotices, listNotices, readNotices } from './notices/notice-queries.ts';

/** What an account was told: read in its language, marked as read and hidden one by one or all at once. */
const noticeRoutes: Routes<typeof noticeContract> = {
  ...channelRoutes,
  async 'notices/getNotices'({ kind }, { db, caller, locale }) {
    const accountId = caller.accountId!;
    const [told, count] = await Promise.all([
      listNotices(db, accountId, kind ?? null),
      countUnreadNotices(db, accountId),
    ]);
    return { count, notices: await describeNotices(db, told, locale) };
  },
  async 'notices/getUnreadCount'(_input, { db, caller }) {
    return { unread: await countUnreadNotices(db, caller.accountId!) };
  },
  async 'notices/markRead'({ id }, { db, caller }) {
    await readNotices(db, caller.accountId!, id ?? null);
    return { unread: await countUnreadNotices(db, caller.accountId!) };
  },
  async 'notices/hideNotices'({ id }, { db, caller }) {
    await hideNotices(db, caller.accountId!, id ?? null);
    return { ok: true };
  },
};

/** Handlers of the notifications service. */
export const notificationsRoutes: Routes<typeof notificationsContract> = { ...noticeRoutes };
