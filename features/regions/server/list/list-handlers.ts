import type { Routes } from '#platform/server/context.ts';
import type { listContract } from '../../contract/list-calls.ts';
import { readRtOfDay } from '../stages/rt-queries.ts';
import { readIncidenceList } from './incidence-list.ts';

/** Handlers of the list of regions. */
export const listRoutes: Routes<typeof listContract> = {
  async 'regiondossier/getRegionList'(_input, context) {
    const list = await readIncidenceList(context);
    const rows = list.day === null ? [] : await readRtOfDay(context.db, list.day);
    const rtOf = new Map(rows.map(({ yugoId, mean, low, high }) => [yugoId, { mean, low, high }]));
    const withRt = <Row extends { yugoId: number }>(row: Row) => ({
      ...row,
      rt: rtOf.get(row.yugoId) ?? null,
    });
    return { ...list, country: list.country && withRt(list.country), regions: list.regions.map(withRt) };
  },
};
