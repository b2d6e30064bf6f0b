import { versionsOf, type Edition, type Editions } from '../editions.ts';
import { firstPolicyOf, type FamilyModel } from './family-model.ts';
import { rollUpRegion, type RegionIncomes, type RegionRollUp } from './roll-up-region.ts';
import { runFamily, type BudgetQuestion, type FamilyResult } from './run-family.ts';

/** A version of the family model with what it computes by. */
export interface FamilyEdition extends Edition {
  readonly runFamily: (model: FamilyModel, budget?: BudgetQuestion | null) => FamilyResult;
  readonly rollUpRegion: (model: FamilyModel, incomes: RegionIncomes) => RegionRollUp | null;
}

/** Every version of the family model, newest first. */
export const familyEditions = [
  {
    version: 2,
    day: '2026-11-28',
    runFamily: (model, budget = null) => runFamily(model, budget),
    rollUpRegion: (model, incomes) => rollUpRegion(model, incomes),
  },
  {
    version: 1,
    day: '2026-11-22',
    runFamily: (model, budget = null) => runFamily(model, budget, firstPolicyOf),
    rollUpRegion: (model, incomes) => rollUpRegion(model, incomes, firstPolicyOf),
  },
] as const satisfies Editions<FamilyEdition>;

/** Their numbers, newest first. */
export const familyVersions = versionsOf(familyEditions);
