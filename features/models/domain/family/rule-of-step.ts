import { policyRows } from '#simulation/parameters/family-policy.ts';
import { sourceIn, type PolicyRow } from '#simulation/parameters/policy-row.ts';
import type { StepName } from './waterfall-steps.ts';

const paths: Partial<Record<StepName, RegExp>> = {
  tax: /^childDeduction\./,
  careLeave: /^careLeave\./,
  unifiedBenefit: /^(unified\.|pm\.child|mrot)/,
  taxRefund: /^familyTaxRefund\./,
  housingSubsidy: /^housing\./,
};

/** The rows of the rules that make a step, and their sources; null where no rule does. */
export function ruleOfStep(
  name: StepName,
  year: number,
): { rows: readonly PolicyRow[]; sources: readonly string[] } | null {
  const pattern = paths[name];
  if (pattern === undefined) return null;
  const rows = policyRows.filter(({ path }) => pattern.test(path));
  return { rows, sources: [...new Set(rows.map((row) => sourceIn(row, year)))] };
}
