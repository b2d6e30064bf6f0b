import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { listContract } from '../../contract/list-calls.ts';
import { canSeeQueue } from '../../domain/abilities.ts';
import { countKept, readKept } from '../receipt/kept-queries.ts';
import { describeRow, countMeasures, countPlaces, countTotal, listMeasures } from './measure-queries.ts';
import { filterMeasures } from './filter-measures.ts';
import { readYearLine } from './read-year-line.ts';

/** Handlers that list and count measures. */
export const listRoutes: Routes<typeof listContract> = {
  async 'measure/getMeasures'({ sort, pageIndex, pageSize, ...filters }, { db, caller, clock, locale }) {
    if (filters.view === 'queue' && !canSeeQueue(caller)) throw new AppError('queue_denied');
    const where = filterMeasures(filters, { caller, day: clock.day });
    const cut = { sort, skip: (pageIndex - 1) * pageSize, most: pageSize };
    const [rows, total] = await Promise.all([
      listMeasures(db, where, cut, { locale, clock }),
      countTotal(db, where),
    ]);
    const kept = await readKept(db, rows, clock.day);
    return {
      measures: rows.map((row) => ({ ...describeRow(row), kept: kept(row) })),
      total,
      day: clock.day,
    };
  },

  'measure/getInForceByDay': (asked, context) => readYearLine(asked, context),

  async 'measure/getMeasuresStats'(filters, { db, caller, clock, now }) {
    const where = filterMeasures(filters, { caller, day: clock.day });
    const [counts, places, kept] = await Promise.all([
      countMeasures(db, where, { day: clock.day, now }),
      countPlaces(db, where),
      countKept(db, where, clock.day),
    ]);
    const { drafts, waiting, published, canceled, health, economy, ...rest } = counts;
    return {
      ...rest,
      places,
      kept,
      byStatus: { 1: drafts, 2: waiting, 3: published, 4: canceled },
      byDirection: { 1: health, 3: economy },
      day: clock.day,
    };
  },
};
