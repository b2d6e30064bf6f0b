import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { MeasureFilters } from '../../contract/list-calls.ts';
import { stepsOfYear, type Step } from '../../domain/list/year-line.ts';
import { statusNumbers } from '../../domain/steps/statuses.ts';
import { filterMeasures } from './filter-measures.ts';

const Term = z.object({ starts: z.iso.date(), ends: z.iso.date().nullable() });

type Asked = Pick<
  MeasureFilters,
  'view' | 'direction' | 'yugoId' | 'subject' | 'age' | 'okved' | 'issue' | 'author' | 'origin' | 'text'
> & { year: number };

/** The line of a year: of a place and of the country, or of the country alone. */
export async function readYearLine({ year, ...filters }: Asked, context: RequestContext) {
  const { day } = context.clock;
  const last = `${year}-12-31`;
  const until = day < last ? day : last;
  const lineOf = async (yugoId: number | undefined): Promise<Step[]> => {
    const wanted = { ...filters, yugoId, status: [statusNumbers.published], withNational: false };
    const { sql, values } = filterMeasures(wanted, { caller: context.caller, day });
    const terms = await context.db.rows(
      Term,
      `select v.starts, v.ends from measure_version v join measure m using (measure_id) where ${sql} and v.starts is not null`,
      values,
    );
    return stepsOfYear(terms, year, until);
  };
  const { yugoId } = filters;
  const isPlace = yugoId !== undefined && yugoId !== federalYugoId;
  const [own, national] = await Promise.all([lineOf(yugoId), isPlace ? lineOf(federalYugoId) : null]);
  return { year, until, own, national };
}
