import type { Routes } from '#platform/server/context.ts';
import type { noticeContract } from '../../contract/notice-calls.ts';
import { describeNotices } from './describe-notices.ts';
import { hideNotices, listNotices } from './notice-queries.ts';

/** What an account was told: read in its language, hidden one by one or all at once. */
export const noticeRoutes: Routes<typeof noticeContract> = {
  async 'notices/getNotices'(_input, { db, caller, locale }) {
    const notices = await describeNotices(db, await listNotices(db, caller.accountId!), locale);
    return { count: notices.length, notices };
  },
  async 'notices/hideNotices'({ id }, { db, caller }) {
    await hideNotices(db, caller.accountId!, id ?? null);
    return { ok: true };
  },
};
