import { readSource } from '#statistics/source-queries.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { sumParts, type PartSum } from '../../domain/finance/sum-parts.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { readMoney } from './read-money.ts';

const taxes = 'tax=total;budget=all';
const line = 'line=total';

/** The totals of the finance tab in one year: the newest of the taxes, else of the budget. Read along with the tables they are the totals of. */
export async function readInflow(yugoId: number, context: RequestContext) {
  const { db, locale } = context;
  await getPlace(yugoId, context);
  const members = await listMembers(db, yugoId);
  const money = await readMoney(members, context);
  const totalOf = (indicator: keyof typeof money, dims: string): PartSum[] =>
    sumParts(
      money[indicator].filter((part) => part.dims === dims),
      members,
      dims,
    );
  const collected = totalOf('tax_receipts', taxes);
  const [earned, spent] = [totalOf('budget_revenue', line), totalOf('budget_expenditure', line)];
  const both = earned.filter(({ day }) => spent.some((year) => year.day === day));
  const day = collected.at(-1)?.day ?? both.at(-1)?.day ?? null;
  const partOn = (years: readonly PartSum[]) => years.find((year) => year.day === day);
  const on = (years: readonly PartSum[]): number | null => partOn(years)?.value ?? null;
  const [income, costs] = [on(earned), on(spent)];
  return {
    yugoId,
    day,
    taxes: on(collected),
    revenue: income,
    expenditure: costs,
    balance: income === null || costs === null ? null : income - costs,
    source: await readSource(db, partOn(earned) ?? partOn(collected) ?? null, locale),
  };
}
