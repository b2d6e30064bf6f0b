import { listIndicators } from '#facts/indicators/indicator-queries.ts';
import { listPlaces } from '#facts/places/place-queries.ts';
import type { Routes } from '#platform/server/context.ts';
import type { noticeContract } from '../../contract/notice-calls.ts';
import { hideNotices, listNotices } from './notice-queries.ts';
import { sayNotice } from './say-notice.ts';

/** What an account was told: read in its language, hidden one by one or all at once. */
export const noticeRoutes: Routes<typeof noticeContract> = {
  async 'notices/getNotices'(_input, { db, caller, locale }) {
    const told = await listNotices(db, caller.accountId!);
    if (told.length === 0) return { count: 0, notices: [] };
    const codes = told.map(({ indicator }) => indicator);
    const [places, indicators] = await Promise.all([
      listPlaces(db, locale),
      listIndicators(db, codes, locale),
    ]);
    const notices = told.flatMap((notice) => {
      const place = places.find(({ yugoId }) => yugoId === notice.yugoId);
      const about = indicators.find(({ indicator }) => indicator === notice.indicator);
      if (!place || !about) return [];
      const { id, yugoId, at } = notice;
      return [{ id, yugoId, at, ...sayNotice(notice, place.shortName, about, locale) }];
    });
    return { count: notices.length, notices };
  },
  async 'notices/hideNotices'({ id }, { db, caller }) {
    await hideNotices(db, caller.accountId!, id ?? null);
    return { ok: true };
  },
};
