import type { RequestContext } from '#platform/server/context.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { readParts } from '#statistics/series/trend-queries.ts';
import { sumWholes } from '../../domain/finance/sum-wholes.ts';
import { okvedChange, sections } from '../../domain/products/shipments.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';

/** Shipments of a place by section of industry; a district's are its subjects' sum, of years that all of them have. */
export async function readShipments(yugoId: number, industry: string, context: RequestContext) {
  const { db, clock, locale } = context;
  await getPlace(yugoId, context);
  const members = await listMembers(db, yugoId);
  const [parts, names] = await Promise.all([
    readParts(db, 'industry_shipments', members, clock.day),
    listDimensionValues(db, 'industry', locale),
  ]);
  const wanted = sections.filter((code) => industry === 'all' || industry === code);
  const ofSection = (code: string) => parts.filter(({ dims }) => dims === `industry=${code}`);
  const total = sumWholes(wanted.flatMap(ofSection), members);
  const day = total.at(-1)?.day ?? null;
  const trend = await makeTrend(total, db, locale);
  return {
    yugoId,
    day,
    breakDay: okvedChange,
    total: trend,
    sections: wanted.flatMap((code) => {
      const points = sumWholes(ofSection(code), members).map(({ day: of, value, sample }) => ({
        day: of,
        value,
        sample,
      }));
      const last = points.at(-1);
      if (last === undefined || last.day !== day) return [];
      const name = names.find(({ value }) => value === code)?.name ?? code;
      return [{ code, name, value: last.value, previous: points.at(-2)?.value ?? null, points }];
    }),
    source: trend.source,
  };
}
