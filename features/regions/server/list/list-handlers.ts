import type { RequestContext, Routes } from '#platform/server/context.ts';
import { listOktmo } from '#statistics/places/place-queries.ts';
import type { listContract } from '../../contract/list-calls.ts';
import { readSmbRating } from '../smb/read-smb-rating.ts';
import { readRtOfDay } from '../stages/rt-queries.ts';
import { readCompaniesList } from './companies-list.ts';
import { readIncidenceList } from './incidence-list.ts';

/** Handlers of the list of regions. */
export const listRoutes: Routes<typeof listContract> = {
  async 'regiondossier/getRegionList'({ id }, context) {
    if (id === 'incidence') return { ...(await readWithRt(context)), msp: null, companies: null };
    return { ...withoutIncidence, ...(await readView(id, context)) };
  },
};

async function readWithRt(context: RequestContext) {
  const list = await readIncidenceList(context);
  const rows = list.day === null ? [] : await readRtOfDay(context.db, list.day);
  const oktmo = await listOktmo(context.db);
  const rtOf = new Map(rows.map(({ yugoId, mean, low, high }) => [yugoId, { mean, low, high }]));
  const withRt = <Row extends { yugoId: number }>(row: Row) => ({
    ...row,
    rt: rtOf.get(row.yugoId) ?? null,
    oktmo: oktmo.get(row.yugoId) ?? null,
  });
  return { ...list, country: list.country && withRt(list.country), regions: list.regions.map(withRt) };
}

const withoutIncidence = {
  day: null,
  trendFrom: null,
  country: null,
  regions: [],
  districts: [],
  source: null,
};

/** What a view other than the incidence shows; measures are not there yet. */
async function readView(id: 'actions' | 'msp' | 'companies', context: RequestContext) {
  return {
    msp: id === 'msp' ? await readSmbRating('all', context) : null,
    companies: id === 'companies' ? await readCompaniesList(context) : null,
  };
}
