import type { HouseholdMonth } from '#simulation/family/evaluate-household.ts';

/** What a step of the way from wages to what can be spent is. */
export type StepName =
  | 'grossWages'
  | 'pensions'
  | 'otherIncome'
  | 'tax'
  | 'careLeave'
  | 'unifiedBenefit'
  | 'taxRefund'
  | 'housingSubsidy'
  | 'without'
  | 'measure'
  | 'subsidyChange'
  | 'with';

/** One bar: from one level to another. Unit: roubles a month. */
export interface WaterfallStep {
  name: StepName;
  /** Of a measure: its id. */
  measure?: string;
  kind: 'total' | 'tax' | 'benefit' | 'package';
  from: number;
  to: number;
}

/** The way from wages to disposable income, without the package and then with it; what is nothing has no bar. */
export function waterfallSteps(before: HouseholdMonth, after: HouseholdMonth): WaterfallStep[] {
  const steps: WaterfallStep[] = [];
  let level = 0;
  const add = (name: StepName, kind: WaterfallStep['kind'], value: number, measure?: string): void => {
    if (value === 0) return;
    steps.push({ name, kind, from: level, to: level + value, ...(measure && { measure }) });
    level += value;
  };
  add('grossWages', 'total', before.grossWages);
  add('pensions', 'total', before.pensions);
  add('otherIncome', 'total', before.otherIncome);
  add('tax', 'tax', -before.tax);
  add('careLeave', 'benefit', before.careLeave);
  add('unifiedBenefit', 'benefit', before.unifiedBenefit);
  add('taxRefund', 'benefit', before.taxRefund);
  add('housingSubsidy', 'benefit', before.housingSubsidy ?? 0);
  steps.push({ name: 'without', kind: 'total', from: 0, to: before.disposable });
  if (after.measures.length === 0) return steps;
  level = before.disposable;
  for (const { id, amount } of after.measures) add('measure', 'package', amount, id);
  add('subsidyChange', 'tax', (after.housingSubsidy ?? 0) - (before.housingSubsidy ?? 0));
  steps.push({ name: 'with', kind: 'total', from: 0, to: after.disposable });
  return steps;
}
