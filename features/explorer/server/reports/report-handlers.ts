import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { reportCalls } from '../../contract/report-calls.ts';
import { maxOpenReports } from '../../domain/report-limits.ts';
import { readMeasureWord } from '../../domain/view/measure-word.ts';
import { chooseMeasures } from '../view/choose-measures.ts';
import { countOpenReports, insertReport, listOpenReports, settleReport } from './report-queries.ts';

/** Handlers of what readers find wrong in figures. */
export const reportRoutes: Routes<typeof reportCalls> = {
  async 'explore/reportError'({ indicator, words }, context) {
    const accountId = context.caller.accountId!;
    // What is not known is refused.
    await chooseMeasures([indicator], context);
    await context.db.transaction(async (tx) => {
      if ((await countOpenReports(tx, accountId)) >= maxOpenReports)
        throw new AppError('too_many_kept', { reason: 'too_many', most: maxOpenReports });
      await insertReport(tx, accountId, { indicator, words });
    });
    return { ok: true };
  },

  async 'explore/listReports'(_input, { db, locale }) {
    const { total, rows } = await listOpenReports(db);
    const codeOf = ({ indicator }: { indicator: string }): string => readMeasureWord(indicator).indicator;
    const named = new Map(
      (await listIndicators(db, rows.map(codeOf), locale)).map(({ indicator, name }) => [indicator, name]),
    );
    return {
      total,
      reports: rows.map((row) => ({
        ...row,
        name: named.get(codeOf(row)) ?? null,
        reportedAt: row.reportedAt.toISOString(),
      })),
    };
  },

  async 'explore/settleReport'({ id, isSettled }, { db, caller }) {
    if (!(await settleReport(db, id, { isSettled, accountId: caller.accountId! })))
      throw new AppError('not_found');
    return { ok: true };
  },
};
