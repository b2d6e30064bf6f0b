import { everyYear, type PolicyRow } from './policy-row.ts';

const month = 'roubles a month';
const careLaw = 'law 255-FZ of 2006-12-29, article 11.2';
const careMarks = ['known', 'known', 'known', 'known', 'known', 'known', 'known'] as const;
const refundLaw = 'law 179-FZ of 2024-07-13';
const pensionLaw = 'law 350-FZ of 2018-10-03, article 7';
const housingStandard = 'decree 541 of 2005-08-29';

const refund = (path: string, unit: string, value: number): PolicyRow => ({
  path,
  unit,
  values: everyYear(value),
  marks: 'verified',
  sources: refundLaw,
});
const standard = (path: string): PolicyRow => ({
  path,
  unit: month,
  values: everyYear(null),
  marks: 'operator',
  sources: 'regional standard',
});

/** Care leave, housing, tax refund and ages by year (modelling.md 3.3); regional standards are the operator's. */
export const familyBenefitRows: readonly PolicyRow[] = [
  {
    path: 'careLeave.shareOfAverageEarnings',
    unit: 'share',
    values: everyYear(0.4),
    marks: 'known',
    sources: careLaw,
  },
  {
    // From 1 June 2020 the same for every child.
    path: 'careLeave.min',
    unit: month,
    values: [6751.54, 7082.85, 7677.81, 8591.47, 9227.24, 10_103.83, 10_837.2],
    marks: careMarks,
    sources: [
      'law 166-FZ of 2020-06-08',
      'decree 73 of 2021-01-28',
      'decree 57 of 2022-01-27',
      'decree 119 of 2023-01-30',
      'decree 46 of 2024-01-23',
      'decree 33 of 2025-01-23',
      '40 % of the minimum wage of 2026',
    ],
  },
  {
    path: 'careLeave.max',
    unit: month,
    values: [27_984.66, 29_600.48, 31_282.82, 33_281.8, 49_123.12, 68_995.48, 83_021.18],
    marks: ['known', 'known', 'known', 'known', 'verified', 'verified', 'known'],
    sources: 'law 255-FZ of 2006-12-29, article 14',
  },
  {
    path: 'careLeave.childMaxAgeYears',
    unit: 'years',
    values: everyYear(1.5),
    marks: 'known',
    sources: careLaw,
  },
  {
    path: 'housing.maxShare',
    unit: 'share',
    values: everyYear(0.22),
    marks: 'known',
    sources: housingStandard,
  },
  {
    path: 'familyTaxRefund.enabled',
    unit: '0 or 1',
    values: [0, 0, 0, 0, 0, 0, 1],
    marks: 'verified',
    sources: refundLaw,
  },
  refund('familyTaxRefund.rate', 'share', 0.06),
  refund('familyTaxRefund.minChildren', 'children', 2),
  refund('familyTaxRefund.incomeLimitPm', 'subsistence minimums', 1.5),
  {
    path: 'ablePersonAges.min',
    unit: 'years',
    values: everyYear(18),
    marks: 'known',
    sources: 'law 223-FZ of 1995-12-29, article 54',
  },
  {
    // The age at which those who reach it next may retire: in odd years of the transition nobody does.
    path: 'ablePersonAges.pensionAgeMale',
    unit: 'years',
    values: [60.5, 61.5, 61.5, 63, 63, 63, 64],
    marks: 'known',
    sources: pensionLaw,
  },
  {
    path: 'ablePersonAges.pensionAgeFemale',
    unit: 'years',
    values: [55.5, 56.5, 56.5, 58, 58, 58, 59],
    marks: 'known',
    sources: pensionLaw,
  },
  standard('housing.standard1'),
  standard('housing.standard2'),
  standard('housing.standard3'),
];
