import { refuse, requireFinite, requireIncreasing, requireSeries } from '#simulation/numeric/refusal.ts';
import type { Rub, Share, Years } from '#simulation/numeric/units.ts';

/** Subsistence minimums a month. */
export interface SubsistenceMinimum {
  readonly all: Rub;
  readonly working: Rub;
  readonly pensioner: Rub;
  readonly child: Rub;
}

/** The rules of one year and region; numbers are data, none is built into the code. */
export interface FamilyPolicy {
  /** Paths of numbers that nobody supplied: NaN in their places, refused where a household needs one. */
  readonly missing?: readonly string[];
  readonly year: number;
  readonly pm: SubsistenceMinimum;
  readonly mrot: Rub;
  /** Upper end of each band of annual income (null = open) with its rate, lowest first. */
  readonly pitBands: readonly (readonly [Rub | null, Share])[];
  readonly childDeduction: {
    /** Monthly deduction for the first, second, third and later child. */
    readonly byOrder: readonly Rub[];
    readonly disabled: Rub;
    readonly incomeCap: Rub;
  };
  readonly unified: {
    /** First age at which a child counts; from birth on when left out. */
    readonly childMinAge?: Years;
    readonly childMaxAgeExclusive: Years;
    /** Who need not earn by law: one parent of so many children, a parent who is alone; nobody when left out. */
    readonly excused?: { readonly largeFamilyChildren: number; readonly loneParent: boolean };
    readonly shares: readonly Share[];
    readonly incomeLimitPm: number;
    /** Least annual earnings of every adult in minimum wages; 0 = no rule. */
    readonly minWorkIncomeMrot: number;
    readonly incomeBasis: 'gross' | 'net';
    readonly includeBenefitInEscalation: boolean;
  };
  readonly careLeave: {
    readonly shareOfAverageEarnings: Share;
    readonly min: Rub;
    readonly max: Rub;
    readonly childMaxAgeYears: Years;
  };
  readonly housing: {
    readonly maxShare: Share;
    /** Standard cost a person by household size 1, 2, 3+; null = not supplied, so no subsidy can be computed. */
    readonly standardCostPerPerson: Readonly<Record<'1' | '2' | '3+', Rub>> | null;
  };
  readonly familyTaxRefund: {
    readonly enabled: boolean;
    readonly minChildren: number;
    readonly incomeLimitPm: number;
    readonly rate: Share;
  };
  readonly ablePersonAges: {
    readonly min: Years;
    readonly pensionAgeMale: Years;
    readonly pensionAgeFemale: Years;
  };
}

/** Refuses rules with a number missing or out of bounds; there are no silent defaults. */
export function requirePolicy(policy: FamilyPolicy): void {
  const checks: [string, unknown, number?, number?][] = [
    ['pm.all', policy.pm.all],
    ['pm.working', policy.pm.working],
    ['pm.pensioner', policy.pm.pensioner],
    ['pm.child', policy.pm.child],
    ['mrot', policy.mrot],
    ['childDeduction.disabled', policy.childDeduction.disabled],
    ['childDeduction.incomeCap', policy.childDeduction.incomeCap],
    ['unified.childMaxAgeExclusive', policy.unified.childMaxAgeExclusive, 0, 24],
    ['unified.incomeLimitPm', policy.unified.incomeLimitPm],
    ['unified.minWorkIncomeMrot', policy.unified.minWorkIncomeMrot],
    ['careLeave.shareOfAverageEarnings', policy.careLeave.shareOfAverageEarnings, 0, 1],
    ['careLeave.min', policy.careLeave.min],
    ['careLeave.max', policy.careLeave.max],
    ['careLeave.childMaxAgeYears', policy.careLeave.childMaxAgeYears, 0, 18],
    ['housing.maxShare', policy.housing.maxShare, 0, 1],
    ['familyTaxRefund.rate', policy.familyTaxRefund.rate, 0, 1],
    ['ablePersonAges.min', policy.ablePersonAges.min, 0, 110],
    ['ablePersonAges.pensionAgeMale', policy.ablePersonAges.pensionAgeMale, 0, 110],
    ['ablePersonAges.pensionAgeFemale', policy.ablePersonAges.pensionAgeFemale, 0, 110],
    ['familyTaxRefund.minChildren', policy.familyTaxRefund.minChildren, 0, 12],
    ['familyTaxRefund.incomeLimitPm', policy.familyTaxRefund.incomeLimitPm],
  ];
  for (const [path, value, min = 0, max = Infinity] of checks)
    if (!policy.missing?.includes(path)) requireFinite(`policy.${path}`, value, min, max);
  requireBands(policy.pitBands);
  if (policy.childDeduction.byOrder.length === 0)
    refuse({ path: 'policy.childDeduction.byOrder', code: 'too-short', min: 1, got: 0 });
  if (!policy.missing?.some((path) => path.startsWith('childDeduction.')))
    requireSeries('policy.childDeduction.byOrder', policy.childDeduction.byOrder);
  requireSeries('policy.unified.shares', policy.unified.shares, { minLength: 1, max: 1 });
  requireIncreasing('policy.unified.shares', policy.unified.shares);
  const standards = policy.housing.standardCostPerPerson;
  if (standards)
    for (const size of ['1', '2', '3+'] as const)
      requireFinite(`policy.housing.standardCostPerPerson.${size}`, standards[size], 0);
}

function requireBands(bands: FamilyPolicy['pitBands']): void {
  let from = 0;
  bands.forEach(([upTo, rate], i) => {
    requireFinite(`policy.pitBands[${i}].rate`, rate, 0, 1);
    if (upTo === null) {
      if (i !== bands.length - 1) refuse({ path: `policy.pitBands[${i}]`, code: 'unordered', got: upTo });
    } else from = requireFinite(`policy.pitBands[${i}].upTo`, upTo, from);
  });
  if (bands.at(-1)?.[0] !== null) refuse({ path: 'policy.pitBands', code: 'missing', got: bands.length });
}
