import { familyBenefitRows } from './family-benefit-rows.ts';
import { familyIncomeRows } from './family-income-rows.ts';
import type { PolicyRow } from './policy-row.ts';

/** Federal rules by path of `FamilyPolicy`, one value a year of `policyYears` (modelling.md 3.3). Regional values override. */
export const policyRows: readonly PolicyRow[] = [...familyIncomeRows, ...familyBenefitRows];

/** Shares of the child minimum the benefit of children steps through, by the first year they hold: one step in 2020, three since (edict 140 of 2021-03-10). */
export const benefitSharesFrom: readonly { readonly year: number; readonly shares: readonly number[] }[] = [
  { year: 2020, shares: [0.5] },
  { year: 2021, shares: [0.5, 0.75, 1] },
];

/**
 * Bands of annual income (roubles, null = open) with their rates, by the first year they hold.
 * Source: tax code, article 224; laws 372-FZ of 2020-11-23 and 176-FZ of 2024-07-12.
 */
export const pitBandsFrom: readonly {
  readonly year: number;
  readonly bands: readonly (readonly [number | null, number])[];
}[] = [
  { year: 2020, bands: [[null, 0.13]] },
  {
    year: 2021,
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
