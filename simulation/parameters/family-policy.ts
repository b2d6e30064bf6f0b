import { familyBenefitRows } from './family-benefit-rows.ts';
import { familyIncomeRows } from './family-income-rows.ts';
import type { PolicyRow } from './policy-row.ts';

/** Federal rules by path of `FamilyPolicy`, one value a year of `policyYears` (modelling.md 3.3). Regional values override. */
export const policyRows: readonly PolicyRow[] = [...familyIncomeRows, ...familyBenefitRows];

/** Shares of the child minimum the unified benefit steps through. */
export const unifiedShares: readonly number[] = [0.5, 0.75, 1];

/** Bands of annual income (roubles, null = open) with their rates, by the first year they hold. Source: buhguru.com. */
export const pitBandsFrom: readonly {
  readonly year: number;
  readonly bands: readonly (readonly [number | null, number])[];
}[] = [
  {
    year: 2023,
    bands: [
      [5_000_000, 0.13],
      [null, 0.15],
    ],
  },
  {
    year: 2025,
    bands: [
      [2_400_000, 0.13],
      [5_000_000, 0.15],
      [20_000_000, 0.18],
      [50_000_000, 0.2],
      [null, 0.22],
    ],
  },
];

/** One-off payments, shown apart from monthly income; null = to be supplied. Unit: roubles. */
export const oneOffPayments: readonly PolicyRow[] = [
  {
    path: 'birthLumpSum',
    unit: 'roubles',
    values: [null, 24_604.3, 26_941.71, 28_450],
    marks: ['operator', 'verified', 'known', 'verified'],
    source: 'social fund tables',
  },
  {
    path: 'maternityCapitalFirst',
    unit: 'roubles',
    values: [null, null, 690_266, null],
    marks: ['operator', 'operator', 'verified', 'operator'],
    source: 'social fund tables',
  },
  {
    path: 'maternityCapitalSecond',
    unit: 'roubles',
    values: [null, null, 912_162, null],
    marks: ['operator', 'operator', 'verified', 'operator'],
    source: 'social fund tables',
  },
];
