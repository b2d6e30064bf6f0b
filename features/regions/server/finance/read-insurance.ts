import type { RequestContext } from '#platform/server/context.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { readPartsOf } from '#statistics/series/trend-queries.ts';
import { sumWholes } from '../../domain/finance/sum-wholes.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';

/** Premiums and claims of a place by year, and by kind in the newest year. */
export async function readInsurance(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  await getPlace(yugoId, context);
  const members = await listMembers(db, yugoId);
  const [parts, kinds] = await Promise.all([
    readPartsOf(db, ['insurance_premiums', 'insurance_claims'], members, clock.day),
    listDimensionValues(db, 'insurance', locale),
  ]);
  const [premiums = [], claims = []] = parts.map((each) => preferMeasured(each));
  const written = sumWholes(premiums, members);
  const day = written.at(-1)?.day ?? null;
  const onDay = (parts: typeof premiums, code: string): number =>
    parts
      .filter((part) => part.day === day && part.dims === `insurance=${code}`)
      .reduce((sum, { value }) => sum + value, 0);
  return {
    yugoId,
    day,
    premiums: await makeTrend(written, db, locale),
    payments: await makeTrend(sumWholes(claims, members), db, locale),
    kinds:
      day === null
        ? []
        : kinds
            .map(({ value: code, name }) => ({
              code,
              name,
              premiums: onDay(premiums, code),
              claims: onDay(claims, code),
            }))
            .filter((kind) => kind.premiums > 0 || kind.claims > 0),
  };
}

/** Generated parts are left out as soon as one is measured: their kinds differ, and a sum of both would mean nothing. */
function preferMeasured<Part extends { sample: boolean }>(parts: readonly Part[]): Part[] {
  const measured = parts.filter(({ sample }) => !sample);
  return measured.length > 0 ? measured : [...parts];
}
