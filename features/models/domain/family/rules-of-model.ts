import { policyRows } from '#simulation/parameters/family-policy.ts';
import { policyYears, sourceIn } from '#simulation/parameters/policy-row.ts';
import type { FamilyModel } from './family-model.ts';

/** A rule as a model reckons by it; `isOwn` where a person put a value of their own in its place. */
export interface AppliedRule {
  path: string;
  value: number | null;
  unit: string;
  source: string;
  isOwn: boolean;
}

/** Every rule of the model's year with its value, unit and source: what a file needs to stand alone. */
export function rulesOf({
  policyYear,
  overrides,
}: Pick<FamilyModel, 'policyYear' | 'overrides'>): AppliedRule[] {
  const at = (policyYears as readonly number[]).indexOf(policyYear);
  return policyRows.map((row) => {
    const { path, unit, values } = row;
    const own = overrides[path];
    return {
      path,
      value: own ?? values[at] ?? null,
      unit,
      source: sourceIn(row, policyYear),
      isOwn: own !== undefined,
    };
  });
}
