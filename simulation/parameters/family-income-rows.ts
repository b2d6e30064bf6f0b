import type { PolicyRow } from './policy-row.ts';

const minimums =
  '2023 vetpreparatidelta; 2024 from +14.8 % (life.ru); 2025 government.ru/news/51874; 2026 life.ru/p/1793974';
const minimumMarks = ['verified', 'known', 'verified', 'verified'] as const;
const deductions = 'buhguru.com (tax code, article 218)';
const benefit = 'vostoknao.ru, minsoc73 (unified benefit)';
const month = 'roubles a month';

/** Minimums, taxes and the unified benefit by year (modelling.md 3.3). */
export const familyIncomeRows: readonly PolicyRow[] = [
  {
    path: 'pm.all',
    unit: month,
    values: [14375, 15453, 17733, 18939],
    marks: minimumMarks,
    source: minimums,
  },
  {
    path: 'pm.working',
    unit: month,
    values: [15669, 16844, 19329, 20644],
    marks: minimumMarks,
    source: minimums,
  },
  {
    path: 'pm.pensioner',
    unit: month,
    values: [12363, 13290, 15250, 16288],
    marks: minimumMarks,
    source: minimums,
  },
  {
    path: 'pm.child',
    unit: month,
    values: [13944, 14989, 17201, 18371],
    marks: minimumMarks,
    source: minimums,
  },
  {
    path: 'mrot',
    unit: month,
    values: [16242, 19242, 22440, 27093],
    marks: ['known', 'known', 'verified', 'known'],
    source: '2025 checked; 2026 consistent with "31.2 % above the minimum"',
  },
  {
    path: 'childDeduction.first',
    unit: month,
    values: [1400, 1400, 1400, 1400],
    marks: 'verified',
    source: deductions,
  },
  {
    path: 'childDeduction.second',
    unit: month,
    values: [1400, 1400, 2800, 2800],
    marks: 'verified',
    source: deductions,
  },
  {
    path: 'childDeduction.third',
    unit: month,
    values: [3000, 3000, 6000, 6000],
    marks: 'verified',
    source: deductions,
  },
  {
    path: 'childDeduction.disabled',
    unit: month,
    values: [12_000, 12_000, 12_000, 12_000],
    marks: ['known', 'known', 'verified', 'verified'],
    source: deductions,
  },
  {
    path: 'childDeduction.incomeCap',
    unit: 'roubles a year',
    values: [350_000, 350_000, 450_000, 450_000],
    marks: 'verified',
    source: deductions,
  },
  {
    path: 'unified.childMaxAgeExclusive',
    unit: 'years',
    values: [17, 17, 17, 17],
    marks: 'verified',
    source: benefit,
  },
  {
    path: 'unified.incomeLimitPm',
    unit: 'subsistence minimums',
    values: [1, 1, 1, 1],
    marks: 'verified',
    source: benefit,
  },
  {
    path: 'unified.minWorkIncomeMrot',
    unit: 'minimum wages a year',
    values: [0, 0, 4, 8],
    marks: ['known', 'known', 'verified', 'known'],
    source: 'klerk 658951; 0 = any income counted',
  },
];
