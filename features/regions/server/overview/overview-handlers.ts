import type { RequestContext, Routes } from '#platform/server/context.ts';
import { readSource } from '#statistics/source-queries.ts';
import type { overviewContract } from '../../contract/overview-calls.ts';
import { chartRows } from '../../domain/overview/chart-rows.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { getPlace } from '../region/get-place.ts';
import { readResidents } from '../region/read-residents.ts';
import { readOverview } from './read-overview.ts';
import { findPlaceSpan, readPlaceColumns } from './place-columns.ts';

/** Handlers of the overview of a place. */
export const overviewRoutes: Routes<typeof overviewContract> = {
  async 'regiondossier/getMainStat'({ yugoId }, context) {
    await getPlace(yugoId, context);
    const { from, column, source } = await readWhole(
      yugoId,
      [codes.casesTotal, codes.curedTotal, codes.deathsTotal],
      context,
    );
    const rows = (code: string) => (from === null ? [] : chartRows(column(code), from));
    return {
      yugoId,
      cases: rows(codes.casesTotal),
      cured: rows(codes.curedTotal),
      deaths: rows(codes.deathsTotal),
      source,
    };
  },
  async 'regiondossier/getRegionStat'({ yugoId, from, to }, context) {
    const place = await getPlace(yugoId, context);
    const days = await readWhole(yugoId, [codes.cases, codes.cured, codes.deaths], context, { from, to });
    const residents = await readResidents(context.db, days.to ?? context.clock.day, context.clock.day);
    return {
      yugoId,
      shortName: place.shortName,
      population: residents.get(yugoId) ?? null,
      firstDay: days.from,
      cases: days.column(codes.cases),
      cured: days.column(codes.cured),
      deaths: days.column(codes.deaths),
      source: days.source,
    };
  },
  'regiondossier/getOverview': ({ yugoId }, context) => readOverview(yugoId, context),
};

/** Columns of daily series over their whole span, or the part asked for. */
async function readWhole(
  yugoId: number,
  indicators: readonly string[],
  { db, clock, locale }: RequestContext,
  wanted: { from?: string; to?: string } = {},
) {
  const { first, last } = await findPlaceSpan(db, indicators[0]!, yugoId, clock.day);
  const from = wanted.from !== undefined && first !== null && wanted.from > first ? wanted.from : first;
  const to = wanted.to !== undefined && last !== null && wanted.to < last ? wanted.to : last;
  if (from === null || to === null || from > to)
    return { from: null, to: null, column: () => [], source: null };
  const columns = await readPlaceColumns(db, indicators, yugoId, { from, to, asOf: clock.day });
  const origin = columns.get(indicators[0]!);
  return {
    from,
    to,
    column: (code: string) => columns.get(code)?.values ?? [],
    source: await readSource(db, origin ? { ...origin, knownAt: to } : null, locale),
  };
}
