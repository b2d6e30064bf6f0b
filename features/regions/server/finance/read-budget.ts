import type { RequestContext } from '#platform/server/context.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { sumParts, type PartSum } from '../../domain/finance/sum-parts.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';
import { readMoney } from './read-money.ts';

const whole = 'line=total';
/** Lines whose parts are lines of their own. */
const sums = new Set(['total', 'tax_and_nontax_revenue', 'gratuitous_receipts', 'property_taxes']);

/** The consolidated budget of a place: revenue, expenditure and balance by year, and the newest year's lines beside the plan. */
export async function readBudget(yugoId: number, context: RequestContext) {
  const { db, locale } = context;
  await getPlace(yugoId, context);
  const members = await listMembers(db, yugoId);
  const [parts, lines] = await Promise.all([
    readMoney(members, context),
    listDimensionValues(db, 'line', locale),
  ]);
  const sumOf = (indicator: keyof typeof parts) => sumParts(parts[indicator], members, whole);
  const [revenue, revenuePlan] = [sumOf('budget_revenue'), sumOf('budget_revenue_planned')];
  const [expenditure, expenditurePlan] = [sumOf('budget_expenditure'), sumOf('budget_expenditure_planned')];
  const total = (parts: readonly PartSum[]) => parts.filter(({ dims }) => dims === whole);
  const [earned, spent] = [total(revenue), total(expenditure)];
  const balance = earned.flatMap((year) => {
    const costs = spent.find(({ day }) => day === year.day);
    return costs ? [{ ...year, value: year.value - costs.value, sample: year.sample || costs.sample }] : [];
  });
  const day = balance.at(-1)?.day ?? null;
  const trend = await makeTrend(earned, db, locale);
  return {
    yugoId,
    day,
    revenue: trend,
    expenditure: await makeTrend(spent, db, locale),
    balance: await makeTrend(balance, db, locale),
    revenueLines: linesOf(revenue, revenuePlan, day, lines),
    expenditureLines: linesOf(expenditure, expenditurePlan, day, lines),
    source: trend.source,
  };
}

/** Lines of one year with the plan and the year before, the largest first. */
function linesOf(
  done: readonly PartSum[],
  planned: readonly PartSum[],
  day: string | null,
  names: readonly { value: string; name: string }[],
) {
  if (day === null) return [];
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  const valueOn = (parts: readonly PartSum[], dims: string, on: string) =>
    parts.find((part) => part.dims === dims && part.day === on)?.value ?? null;
  return names
    .flatMap(({ value: code, name }) => {
      const dims = `line=${code}`;
      const value = valueOn(done, dims, day);
      if (value === null || sums.has(code)) return [];
      return [
        { code, name, value, previous: valueOn(done, dims, before), planned: valueOn(planned, dims, day) },
      ];
    })
    .sort((a, b) => b.value - a.value);
}
