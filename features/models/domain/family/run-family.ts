import { budgetLine, marginalTaxShare, type BudgetPoint } from '#simulation/family/budget-line.ts';
import { evaluateHousehold, type HouseholdMonth } from '#simulation/family/evaluate-household.ts';
import { rollUpFamilies, type FamilyRollUp } from '#simulation/family/roll-up.ts';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { packageOf, policyOf, requireModel, type FamilyModel, type ReadPolicy } from './family-model.ts';

/** One type's month without and with the package. Unit: roubles a month. */
export interface TypeResult {
  name: string;
  persons: number;
  households: number;
  before: HouseholdMonth;
  after: HouseholdMonth;
  /** What part of a thousand roubles more of wage is not kept; null without an earner. */
  marginalTaxShare: number | null;
  /** What the package costs for all such households. */
  cost: number;
}

/** Whose wage a budget line varies. */
export interface BudgetQuestion {
  type: number;
  person: number;
  /** Last wage. Unit: roubles a month. */
  upTo?: number;
}

/** What comes of a family model. */
export interface FamilyResult {
  types: TypeResult[];
  budgetLine: { before: BudgetPoint[]; after: BudgetPoint[] } | null;
  /** Null where no type has any households: there is nothing to add up. */
  rollUp: FamilyRollUp | null;
}

/**
 * Every type without and with the package, all of them added up, one budget line.
 * @throws InputRefusal with the path of the type and the field.
 */
export function runFamily(
  model: FamilyModel,
  budget: BudgetQuestion | null = null,
  readPolicy: ReadPolicy = policyOf,
): FamilyResult {
  requireModel(model);
  const policy = readPolicy(model);
  const measures = packageOf(model);
  const types = model.types.map(({ name, household, households }, i) =>
    within(`types[${i}].household`, () => {
      const before = evaluateHousehold(household, policy);
      const after = evaluateHousehold(household, policy, measures);
      return {
        name,
        persons: household.persons.length,
        households,
        before,
        after,
        marginalTaxShare: marginalTaxShare(household, policy, measures),
        cost: households * (after.disposable - before.disposable),
      };
    }),
  );
  const weighted = model.types.map(({ household, households }) => ({ household, households, policy }));
  const hasHouseholds = weighted.some(({ households }) => households !== 0);
  return {
    types,
    budgetLine: budget && lineOf(model, budget, policy),
    rollUp: hasHouseholds ? rollUpFamilies(weighted, measures) : null,
  };
}

function lineOf(
  model: FamilyModel,
  { type, person, upTo }: BudgetQuestion,
  policy: ReturnType<typeof policyOf>,
) {
  const household = model.types[type]?.household;
  if (!household)
    throw new InputRefusal([
      { path: 'budgetLine.type', code: 'out-of-bounds', min: 0, max: model.types.length - 1, got: type },
    ]);
  return within('budgetLine', () => ({
    before: budgetLine(household, policy, [], person, upTo),
    after: budgetLine(household, policy, packageOf(model), person, upTo),
  }));
}

/** The library's refusals with the path from the model's root; those of rules and measures are the model's own. */
function within<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InputRefusal)) throw error;
    throw new InputRefusal(
      error.problems.map((problem) =>
        /^(policy|measures)/.test(problem.path) ? problem : { ...problem, path: `${path}.${problem.path}` },
      ),
    );
  }
}
