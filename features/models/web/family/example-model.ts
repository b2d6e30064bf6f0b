import type { Rub, Years } from '#simulation/numeric/units.ts';
import type { Person } from '#simulation/family/household.ts';
import type { Translate } from '#platform/web/text.ts';
import { defaultPolicyYear, type FamilyModel, type HouseholdType } from '../../domain/family/family-model.ts';

/** An adult with a wage. Unit: years, roubles a month. */
export function adult(age: number, wage: number, isParent = true): Person {
  return { age: age as Years, grossWage: wage as Rub, isParent };
}

/** A child. Unit: years. */
export function child(age: number): Person {
  return { age: age as Years, isChild: true };
}

/** Six types to begin with: numbers of households and costs are examples, and say so. */
export function exampleModel(t: Translate): FamilyModel {
  const type = (name: string, households: number, housing: number, ...persons: Person[]): HouseholdType => ({
    name,
    household: { persons, housingCost: housing as Rub },
    households,
  });
  return {
    policyYear: defaultPolicyYear,
    overrides: { 'housing.standard1': 4500, 'housing.standard2': 3600, 'housing.standard3': 3200 },
    types: [
      type(
        t('ModelFamily_CoupleThree'),
        14_200,
        8200,
        adult(38, 48_000),
        adult(36, 19_000),
        child(14),
        child(9),
        child(4),
      ),
      type(
        t('ModelFamily_CoupleTwo'),
        61_000,
        7000,
        adult(36, 52_000),
        adult(34, 30_000),
        child(9),
        child(5),
      ),
      type(t('ModelFamily_MotherTwo'), 18_500, 6000, adult(34, 34_000), child(10), child(6)),
      type(t('ModelFamily_MotherOne'), 38_000, 5500, adult(31, 38_000), child(6)),
      type(
        t('ModelFamily_CoupleFour'),
        3900,
        9000,
        adult(40, 54_000),
        adult(38, 20_000),
        child(16),
        child(12),
        child(8),
        child(3),
      ),
      type(t('ModelFamily_Pensioner'), 9200, 5000, { age: 72 as Years, pension: 18_500 as Rub }),
    ],
    measures: exampleMeasures(t),
  };
}

function exampleMeasures(t: Translate): FamilyModel['measures'] {
  return [
    {
      id: 'three',
      name: t('ModelFamily_MeasureThree'),
      per: 'child',
      amount: 3000 as Rub,
      incomeLimitPm: 1.5,
      minChildren: 3,
    },
    {
      id: 'each',
      name: t('ModelFamily_MeasureEach'),
      per: 'child',
      amount: 2500 as Rub,
      incomeLimitPm: 1.1,
    },
  ];
}
