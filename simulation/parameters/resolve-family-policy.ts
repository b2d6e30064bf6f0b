import { InputRefusal, requireOneOf } from '#simulation/numeric/refusal.ts';
import type { InputProblem } from '#simulation/numeric/refusal.ts';
import type { FamilyPolicy } from '#simulation/family/policy.ts';
import type { Rub, Share, Years } from '#simulation/numeric/units.ts';
import { benefitSharesFrom, pitBandsFrom, policyRows } from './family-policy.ts';
import { policyYears } from './policy-row.ts';
import type { PolicyYear } from './policy-row.ts';

/** Values by path: the operator's, or a region's that override the federal ones. */
export type PolicyOverrides = Readonly<Record<string, number>>;

/** The most that one's own value of a rule may be. */
const maxOverride = 1e8;

/**
 * The rules of a year: federal values with overrides.
 *
 * @param overrides  by path of `policyRows`; without all three `housing.standard1…3` no housing subsidy can be computed (null).
 * @returns values that nobody supplied are `missing`: refused by name where a household needs one of them.
 * @throws InputRefusal for an override of an unknown path or out of bounds.
 */
export function resolveFamilyPolicy(year: number, overrides: PolicyOverrides = {}): FamilyPolicy {
  const column = policyYears.indexOf(
    Number(requireOneOf('year', String(year), policyYears.map(String))) as PolicyYear,
  );
  const values = new Map<string, number | null>(
    policyRows.map(({ path, values: row }) => [path, row[column] ?? null]),
  );
  const problems: InputProblem[] = [];
  for (const [path, value] of Object.entries(overrides)) {
    if (!values.has(path)) problems.push({ path, code: 'unknown', got: value });
    else if (!(value >= 0 && value <= maxOverride))
      problems.push({ path, code: 'out-of-bounds', min: 0, max: maxOverride, got: value });
    values.set(path, value);
  }
  const missing: string[] = [];
  const get = (path: string): number => {
    const value = values.get(path);
    if (value == null) missing.push(path);
    return value ?? Number.NaN;
  };
  const policy = assemble(year, get, (path) => values.get(path) ?? null);
  if (problems.length > 0) throw new InputRefusal(problems);
  return { ...policy, missing };
}

function assemble(
  year: number,
  get: (path: string) => number,
  find: (path: string) => number | null,
): FamilyPolicy {
  const rub = (path: string) => get(path) as Rub;
  const years = (path: string) => get(path) as Years;
  const bands = pitBandsFrom.findLast((set) => set.year <= year)?.bands ?? [];
  const standards = [find('housing.standard1'), find('housing.standard2'), find('housing.standard3')];
  return {
    year,
    pm: {
      all: rub('pm.all'),
      working: rub('pm.working'),
      pensioner: rub('pm.pensioner'),
      child: rub('pm.child'),
    },
    mrot: rub('mrot'),
    pitBands: bands.map(([upTo, rate]) => [upTo as Rub | null, rate as Share] as const),
    childDeduction: {
      byOrder: [rub('childDeduction.first'), rub('childDeduction.second'), rub('childDeduction.third')],
      disabled: rub('childDeduction.disabled'),
      incomeCap: rub('childDeduction.incomeCap'),
    },
    unified: unifiedOf(year, get, find),
    careLeave: {
      shareOfAverageEarnings: get('careLeave.shareOfAverageEarnings') as Share,
      min: rub('careLeave.min'),
      max: rub('careLeave.max'),
      childMaxAgeYears: years('careLeave.childMaxAgeYears'),
    },
    housing: { maxShare: get('housing.maxShare') as Share, standardCostPerPerson: standardsOf(standards) },
    familyTaxRefund: taxRefundOf(get),
    ablePersonAges: {
      min: years('ablePersonAges.min'),
      pensionAgeMale: years('ablePersonAges.pensionAgeMale'),
      pensionAgeFemale: years('ablePersonAges.pensionAgeFemale'),
    },
  };
}

function standardsOf([one, two, three]: readonly (number | null | undefined)[]) {
  if (one == null || two == null || three == null) return null;
  return { '1': one as Rub, '2': two as Rub, '3+': three as Rub };
}

type Getter = (path: string) => number;

function unifiedOf(
  year: number,
  get: Getter,
  find: (path: string) => number | null,
): FamilyPolicy['unified'] {
  const large = find('unified.largeFamilyChildren');
  return {
    childMinAge: get('unified.childMinAge') as Years,
    ...(large !== null && { excused: { largeFamilyChildren: large, loneParent: true } }),
    childMaxAgeExclusive: get('unified.childMaxAgeExclusive') as Years,
    shares: (benefitSharesFrom.findLast((set) => set.year <= year)?.shares ?? []) as readonly Share[],
    incomeLimitPm: get('unified.incomeLimitPm'),
    minWorkIncomeMrot: get('unified.minWorkIncomeMrot'),
    incomeBasis: 'gross',
    includeBenefitInEscalation: true,
  };
}

function taxRefundOf(get: Getter): FamilyPolicy['familyTaxRefund'] {
  return {
    enabled: get('familyTaxRefund.enabled') === 1,
    minChildren: get('familyTaxRefund.minChildren'),
    incomeLimitPm: get('familyTaxRefund.incomeLimitPm'),
    rate: get('familyTaxRefund.rate') as Share,
  };
}
