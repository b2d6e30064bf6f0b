import { readCourses } from '#facts/series/trend-queries.ts';
import { readSource } from '#facts/sources/source-queries.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { sumParts, type PartSum } from '../../domain/finance/sum-parts.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';

const taxes = { indicator: 'tax_receipts', dims: 'tax=total;budget=all' };
const revenue = { indicator: 'budget_revenue', dims: 'line=total' };
const expenditure = { indicator: 'budget_expenditure', dims: 'line=total' };

/** The totals of the finance tab in one year: the newest of the taxes, else of the budget. One statement reads all three. */
export async function readInflow(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  await getPlace(yugoId, context);
  const members = await listMembers(db, yugoId);
  const courses = await readCourses(db, [taxes, revenue, expenditure], members, clock.day);
  const totalOf = ({ indicator, dims }: typeof taxes): PartSum[] =>
    sumParts(
      courses
        .filter((course) => course.indicator === indicator)
        .flatMap(({ yugoId: place, figures }) =>
          figures.map((figure) => ({ ...figure, dims, yugoId: place })),
        ),
      members,
      dims,
    );
  const [collected, earned, spent] = [totalOf(taxes), totalOf(revenue), totalOf(expenditure)];
  const both = earned.filter(({ day }) => spent.some((year) => year.day === day));
  const day = collected.at(-1)?.day ?? both.at(-1)?.day ?? null;
  const on = (years: readonly PartSum[]): number | null =>
    years.find((year) => year.day === day)?.value ?? null;
  const [income, costs] = [on(earned), on(spent)];
  return {
    yugoId,
    day,
    taxes: on(collected),
    revenue: income,
    expenditure: costs,
    balance: income === null || costs === null ? null : income - costs,
    source: await readSource(db, earned.at(-1) ?? collected.at(-1) ?? null, locale),
  };
}
