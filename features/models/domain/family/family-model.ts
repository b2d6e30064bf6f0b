import type { FamilyMeasure, Household } from '#simulation/family/household.ts';
import type { FamilyPolicy } from '#simulation/family/policy.ts';
import { refuse, requireFinite } from '#simulation/numeric/refusal.ts';
import { policyYears } from '#simulation/parameters/policy-row.ts';
import { resolveFamilyPolicy, type PolicyOverrides } from '#simulation/parameters/resolve-family-policy.ts';

/** A type of household and how many such there are. */
export interface HouseholdType {
  name: string;
  household: Household;
  households: number;
}

/** A measure of the package, with the name a person gave it; switched off it stays in the list. */
export interface NamedMeasure extends FamilyMeasure {
  name: string;
  isOff?: boolean;
}

/** A family model: rules of a year with one's own values, types of households, a package of measures. */
export interface FamilyModel {
  policyYear: number;
  overrides: PolicyOverrides;
  types: HouseholdType[];
  measures: NamedMeasure[];
}

/** How much one model may hold, and one account. */
export const familyLimits = {
  types: 50,
  measures: 30,
  persons: 12,
  models: 200,
  nameLength: 120,
  households: 1e9,
} as const;

/** The year of rules a model begins with: the one whose rules were checked best. */
export const defaultPolicyYear = 2025;

/** The rules of a model; a year before the first or after the last known one is refused with those years. */
export function policyOf({
  policyYear,
  overrides,
}: Pick<FamilyModel, 'policyYear' | 'overrides'>): FamilyPolicy {
  const [first, last] = [policyYears[0], policyYears[policyYears.length - 1]!];
  requireFinite('policyYear', policyYear, first, last);
  return resolveFamilyPolicy(policyYear, overrides);
}

/** The same as the first version of the model read them: nobody was excused from earning by law. */
export function firstPolicyOf(model: Pick<FamilyModel, 'policyYear' | 'overrides'>): FamilyPolicy {
  const { unified, ...policy } = policyOf(model);
  const { excused: _none, ...rest } = unified;
  return { ...policy, unified: rest };
}

/** How the rules of a model are read. */
export type ReadPolicy = typeof policyOf;

/** The measures that are switched on, as the library takes them. */
export function packageOf({ measures }: Pick<FamilyModel, 'measures'>): FamilyMeasure[] {
  return measures.filter(({ isOff }) => !isOff).map(({ name: _name, isOff: _isOff, ...measure }) => measure);
}

/** Refuses a model without a type, a household without people, and more than one may hold. */
export function requireModel({ types, measures }: FamilyModel): void {
  const { types: maxTypes, measures: maxMeasures, persons: maxPersons } = familyLimits;
  if (types.length < 1 || types.length > maxTypes)
    refuse({
      path: 'types',
      code: types.length < 1 ? 'too-short' : 'too-long',
      min: 1,
      max: maxTypes,
      got: types.length,
    });
  for (const [i, { household, households }] of types.entries()) {
    requireFinite(`types[${i}].households`, households, 0, familyLimits.households);
    const got = household.persons.length;
    const code = got < 1 ? 'too-short' : 'too-long';
    if (got < 1 || got > maxPersons)
      refuse({ path: `types[${i}].household.persons`, code, min: 1, max: maxPersons, got });
  }
  if (measures.length > maxMeasures)
    refuse({ path: 'measures', code: 'too-long', min: 0, max: maxMeasures, got: measures.length });
}
