import type { RequestContext } from '#platform/server/context.ts';
import { readTogether } from '#platform/server/keep-handbook.ts';
import { readPartsOf, type PartFigure } from '#statistics/series/trend-queries.ts';

const indicators = [
  'tax_receipts',
  'budget_revenue',
  'budget_revenue_planned',
  'budget_expenditure',
  'budget_expenditure_planned',
] as const;

/** All taxes and all lines of the budget of some places, by indicator: the tab's first three calls ask for them at once and share one statement. */
export async function readMoney(
  members: readonly number[],
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
): Promise<Record<(typeof indicators)[number], PartFigure[]>> {
  const parts = await readTogether(db, `money ${members.join()} ${clock.day}`, () =>
    readPartsOf(db, indicators, members, clock.day),
  );
  return Object.fromEntries(indicators.map((indicator, at) => [indicator, parts[at]!])) as Record<
    (typeof indicators)[number],
    PartFigure[]
  >;
}
