import { everyYear, type PolicyRow } from './policy-row.ts';

const month = 'roubles a month';

/**
 * Of 2020 the second quarter, on which benefits rested; of 2022 as raised on 1 June. The article of the budgets of 2025 and
 * 2026 was not found in a text of the law, so none is named.
 */
const minimums = [
  'order 542n of 2020-08-28',
  'decree 2406 of 2020-12-31',
  'decree 973 of 2022-05-28',
  'law 466-FZ of 2022-12-05, article 8',
  'law 540-FZ of 2023-11-27, article 8',
  'law 419-FZ of 2024-11-30',
  'law 426-FZ of 2025-11-28',
] as const;
const minimumMarks = ['known', 'known', 'known', 'verified', 'known', 'verified', 'verified'] as const;

const minimum = (path: string, values: PolicyRow['values']): PolicyRow => ({
  path,
  unit: month,
  values,
  marks: minimumMarks,
  sources: minimums,
});

const taxCode = 'law 117-FZ of 2000-08-05, article 218';
const taxReform = 'law 176-FZ of 2024-07-12';
const deductions = [taxCode, taxCode, taxCode, taxCode, taxCode, taxReform, taxReform] as const;
const deductionMarks = ['known', 'known', 'known', 'verified', 'verified', 'verified', 'verified'] as const;

const deduction = (path: string, values: PolicyRow['values'], unit = month): PolicyRow => ({
  path,
  unit,
  values,
  marks: deductionMarks,
  sources: deductions,
});

const three = 'decree 384 of 2020-03-31';
const school = 'decree 630 of 2022-04-09';
const unified = 'law 455-FZ of 2022-11-21';
/** How the unified benefit is awarded. */
const awarding = 'decree 2330 of 2022-12-16';
/** Before 2023 the benefit of children from three to seven, from 2022 on to seventeen. */
const benefits = [three, three, school, unified, unified, unified, unified] as const;
const benefitMarks = ['known', 'known', 'known', 'verified', 'verified', 'verified', 'verified'] as const;

/** Minimums, taxes and the benefit of children by year (modelling.md 3.3). */
export const familyIncomeRows: readonly PolicyRow[] = [
  minimum('pm.all', [11_468, 11_653, 13_919, 14_375, 15_453, 17_733, 18_939]),
  minimum('pm.working', [12_392, 12_702, 15_172, 15_669, 16_844, 19_329, 20_644]),
  minimum('pm.pensioner', [9422, 10_022, 11_970, 12_363, 13_290, 15_250, 16_288]),
  minimum('pm.child', [11_423, 11_303, 13_501, 13_944, 14_989, 17_201, 18_371]),
  {
    path: 'mrot',
    unit: month,
    values: [12_130, 12_792, 15_279, 16_242, 19_242, 22_440, 27_093],
    marks: ['known', 'known', 'known', 'known', 'known', 'verified', 'verified'],
    sources: [
      'law 463-FZ of 2019-12-27',
      'law 473-FZ of 2020-12-29',
      'decree 973 of 2022-05-28',
      'law 522-FZ of 2022-12-19',
      'law 548-FZ of 2023-11-27',
      'law 365-FZ of 2024-10-29',
      'law 82-FZ of 2000-06-19, article 1',
    ],
  },
  deduction('childDeduction.first', everyYear(1400)),
  deduction('childDeduction.second', [1400, 1400, 1400, 1400, 1400, 2800, 2800]),
  deduction('childDeduction.third', [3000, 3000, 3000, 3000, 3000, 6000, 6000]),
  deduction('childDeduction.disabled', everyYear(12_000)),
  deduction(
    'childDeduction.incomeCap',
    [350_000, 350_000, 350_000, 350_000, 350_000, 450_000, 450_000],
    'roubles a year',
  ),
  {
    path: 'unified.childMinAge',
    unit: 'years',
    values: [3, 3, 3, 0, 0, 0, 0],
    marks: benefitMarks,
    sources: benefits,
  },
  {
    path: 'unified.childMaxAgeExclusive',
    unit: 'years',
    values: [8, 8, 17, 17, 17, 17, 17],
    marks: benefitMarks,
    sources: benefits,
  },
  {
    path: 'unified.incomeLimitPm',
    unit: 'subsistence minimums',
    values: everyYear(1),
    marks: benefitMarks,
    sources: benefits,
  },
  {
    path: 'unified.minWorkIncomeMrot',
    unit: 'minimum wages a year',
    values: [0, 0, 0, 0, 0, 4, 8],
    marks: ['known', 'known', 'known', 'known', 'known', 'verified', 'known'],
    // Subparagraph «л» of item 31; before 2025 any income counted.
    sources: [three, three, school, awarding, awarding, awarding, 'decree 1928 of 2025-11-28'],
  },
  {
    path: 'unified.largeFamilyChildren',
    unit: 'children',
    values: [null, null, null, 3, 3, 3, 3],
    marks: ['operator', 'operator', 'operator', 'known', 'known', 'known', 'known'],
    sources: awarding,
  },
];
