import type { RequestContext } from '#platform/server/context.ts';
import { addDays, listDays } from '#platform/shared/calendar-days.ts';
import { codes, findPlaceSpan, getPlace, readPlaceColumns } from '#features/regions/public.server.ts';
import { readSource } from '#statistics/source-queries.ts';

const daysShown = 28;

/** The last four weeks of daily reports, newest first; none before the first report. */
export async function readCovidDays(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  const { shortName } = await getPlace(yugoId, context);
  const place = { yugoId, name: shortName };
  const { last: to } = await findPlaceSpan(db, codes.cases, yugoId, clock.day);
  if (to === null) return { place, days: [], sample: false, source: null };
  const from = addDays(to, 1 - daysShown);
  const columns = await readPlaceColumns(db, [codes.cases, codes.deaths, codes.cured], yugoId, {
    from,
    to,
    asOf: clock.day,
  });
  const at = (code: string, index: number) => columns.get(code)?.values[index] ?? null;
  const origin = columns.get(codes.cases);
  return {
    place,
    days: listDays(from, to)
      .map((day, index) => ({
        day,
        cases: at(codes.cases, index),
        deaths: at(codes.deaths, index),
        cured: at(codes.cured, index),
      }))
      .toReversed(),
    sample: [...columns.values()].some(({ sample }) => sample),
    source: await readSource(db, origin ? { ...origin, knownAt: to } : null, locale),
  };
}
