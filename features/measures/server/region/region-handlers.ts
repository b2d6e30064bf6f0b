import { addDays, dayRange } from '#platform/shared/calendar-days.ts';
import type { Routes } from '#platform/server/context.ts';
import { listTerms } from '#services/terms/public.server.ts';
import { maxTerms, pickTerms } from '#services/terms/public.ts';
import type { regionMeasuresContract } from '../../contract/region-calls.ts';
import { describeRow, countTotal, listMeasures } from '../list/measure-queries.ts';
import { filterMeasures, type Condition } from '../list/filter-measures.ts';
import { readRecommended, readRegionMeasures, requirePlace } from './read-region-measures.ts';
import { countByRegion, countNational } from './region-counts.ts';

/** What is announced for the days after a chart's last one is told too. */
const daysAhead = 28;

/** Handlers of the measures of one place. */
export const regionMeasuresRoutes: Routes<typeof regionMeasuresContract> = {
  'regiondossier/getDetailedActions': readRegionMeasures,

  async 'regiondossier/getDetailedActionsTable'(input, context) {
    const { db, caller, clock, locale } = context;
    const { yugoId, withNational, pageIndex, pageSize } = input;
    await requirePlace(yugoId, context);
    const where = narrow(
      filterMeasures({ view: 'all', status: input.status, yugoId, withNational }, { caller, day: clock.day }),
      input,
    );
    const cut = { sort: 'start' as const, skip: (pageIndex - 1) * pageSize, most: pageSize };
    const [rows, total] = await Promise.all([
      listMeasures(db, where, cut, { locale, clock }),
      countTotal(db, where),
    ]);
    return { rows: rows.map(describeRow), total, day: clock.day };
  },

  'regiondossier/getRecommendedActions': readRecommended,
  'measure/getRecommendedActions': readRecommended,

  async 'measure/getTerms'({ yugoId }, context) {
    const { db, clock, locale } = context;
    await requirePlace(yugoId, context);
    const span = { from: dayRange.first, to: addDays(clock.day, daysAhead), day: clock.day };
    const terms = await listTerms(db, { yugoId, withNational: true }, span, locale);
    const told = terms.map(({ id, title, starts, ends, strictness, yugoIds }) => ({
      id,
      title,
      starts,
      ends,
      strictness,
      isOwn: yugoIds.includes(yugoId),
    }));
    return pickTerms(told, span, maxTerms);
  },

  async 'measure/getRegionCounts'(_input, { db, clock, locale }) {
    const [regions, national] = await Promise.all([
      countByRegion(db, clock.day, locale),
      countNational(db, clock.day),
    ]);
    return { day: clock.day, regions, national };
  },
};

interface Lists {
  direction: number[];
  okved: string[];
  subject: string[];
}

/** A condition narrowed to any of each list that says something. */
function narrow({ sql, values }: Condition, lists: Lists): Condition {
  const all = [...values];
  const parts = [sql];
  const add = (list: readonly unknown[], make: (place: string) => string): void => {
    if (list.length > 0) parts.push(make(`$${all.push(list)}`));
  };
  add(lists.direction, (place) => `v.direction = any(${place}::int[])`);
  add(lists.okved, (place) => `v.okved && ${place}::text[]`);
  add(lists.subject, (place) => `v.subjects && ${place}::text[]`);
  return { sql: parts.join(' and '), values: all };
}
