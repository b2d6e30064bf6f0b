import { getPlace } from '#features/regions/public.server.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { listRevisedOf } from '#statistics/indicators/revised-queries.ts';
import { readSources } from '#statistics/sources/source-queries.ts';
import type { Routes } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import type { revisedContract } from '../../contract/revised-calls.ts';

const daysBack = 7;

/** Handlers of what was revised since the last morning. */
export const revisedRoutes: Routes<typeof revisedContract> = {
  async 'event/getRevised'({ yugoId }, context) {
    const { db, clock, locale } = context;
    await getPlace(yugoId, context);
    const span = { from: addDays(clock.day, 1 - daysBack), to: clock.day };
    const rows = await listRevisedOf(db, yugoId, span);
    const codes = rows.map(({ indicator }) => indicator);
    const origins = rows.map(({ source }) => source);
    const [indicators, sourceOf] = await Promise.all([
      listIndicators(db, codes, locale),
      readSources(db, origins, locale),
    ]);
    return {
      ...span,
      revised: rows.flatMap(({ indicator: code, day, ...row }) => {
        const about = indicators.find(({ indicator }) => indicator === code);
        if (!about) return [];
        const { before, value, knownAt, count } = row;
        const period = formatPeriod(periodOf(about.period), day, locale);
        return [{ indicator: about, period, before, value, knownAt, count, source: sourceOf(row).name }];
      }),
    };
  },
};
