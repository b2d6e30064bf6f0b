import { addDays } from '#platform/shared/calendar-days.ts';
import { weekFigure } from '#features/regions/public.ts';
import {
  codes,
  findPlaceSpan,
  readIncidenceList,
  readPlaceColumns,
} from '#features/regions/public.server.ts';
import type { Asking } from './asking.ts';

const daysRead = 14;
/** Days of course that a week beside the one before needs. */
const weekDays = 8;

/** The last reported week of a place among all places. Everything is null or empty before the first report. */
export async function readWeek(yugoId: number, context: Asking) {
  const { db, clock } = context;
  const { last: day } = await findPlaceSpan(db, codes.cases, yugoId, clock.day);
  const list = await readIncidenceList(context, weekDays);
  const rows = [list.country, ...list.districtRows, ...list.regions].filter((row) => row !== null);
  const own = rows.find((row) => row.yugoId === yugoId) ?? null;
  const columns =
    day === null
      ? new Map<string, never>()
      : await readPlaceColumns(db, [codes.cases, codes.deaths], yugoId, {
          from: addDays(day, 1 - daysRead),
          to: day,
          asOf: clock.day,
        });
  const figureOf = (code: string) => weekFigure(columns.get(code)?.values ?? [], day ?? clock.day, null);
  return {
    day,
    own,
    list,
    ranked: list.regions.filter(({ rank }) => rank !== null).length,
    cases: figureOf(codes.cases),
    deaths: figureOf(codes.deaths),
  };
}
