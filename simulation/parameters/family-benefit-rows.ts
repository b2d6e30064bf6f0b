import type { PolicyRow } from './policy-row.ts';

const month = 'roubles a month';

/** Care leave, housing, tax refund and ages by year (modelling.md 3.3); regional standards are the operator's. */
export const familyBenefitRows: readonly PolicyRow[] = [
  {
    path: 'careLeave.shareOfAverageEarnings',
    unit: 'share',
    values: [0.4, 0.4, 0.4, 0.4],
    marks: 'known',
    source: 'law 255-FZ',
  },
  {
    path: 'careLeave.min',
    unit: month,
    values: [8591.47, 9227.24, 10_103.83, 10_837],
    marks: 'known',
    source: '2023 = 2024 / 1.074; 2026 seen on one page, not equal to the indexation by 1.056: to be checked',
  },
  {
    path: 'careLeave.max',
    unit: month,
    values: [33_281.8, 49_123, 68_995.48, 83_021.18],
    marks: ['known', 'verified', 'verified', 'known'],
    source:
      'social fund tables; 2023 and 2026 = 40 % of 30.4 days of the bases of contributions of the two years before, of 730 days',
  },
  {
    path: 'careLeave.childMaxAgeYears',
    unit: 'years',
    values: [1.5, 1.5, 1.5, 1.5],
    marks: 'known',
    source: 'law 255-FZ',
  },
  {
    path: 'housing.maxShare',
    unit: 'share',
    values: [0.22, 0.22, 0.22, 0.22],
    marks: 'known',
    source: 'federal standard; regions differ (16 and 22 % seen, mail.ru 69110269); decree 761 of 14.12.2005',
  },
  {
    path: 'familyTaxRefund.enabled',
    unit: '0 or 1',
    values: [0, 0, 0, 1],
    marks: 'verified',
    source: 'klerk 674534, decree 2173 of 27.12.2025: first paid 2026 for 2025',
  },
  {
    path: 'familyTaxRefund.rate',
    unit: 'share',
    values: [0.06, 0.06, 0.06, 0.06],
    marks: 'verified',
    source: 'klerk 674534',
  },
  {
    path: 'familyTaxRefund.minChildren',
    unit: 'children',
    values: [2, 2, 2, 2],
    marks: 'verified',
    source: 'klerk 674534',
  },
  {
    path: 'familyTaxRefund.incomeLimitPm',
    unit: 'subsistence minimums',
    values: [1.5, 1.5, 1.5, 1.5],
    marks: 'verified',
    source: 'klerk 674534',
  },
  {
    path: 'ablePersonAges.min',
    unit: 'years',
    values: [18, 18, 18, 18],
    marks: 'known',
    source: 'family code',
  },
  {
    path: 'ablePersonAges.pensionAgeMale',
    unit: 'years',
    values: [62, 63, 63, 64],
    marks: 'known',
    source: 'pension law, transition 2019 to 2028',
  },
  {
    path: 'ablePersonAges.pensionAgeFemale',
    unit: 'years',
    values: [57, 58, 58, 59],
    marks: 'known',
    source: 'pension law, transition 2019 to 2028',
  },
  {
    path: 'housing.standard1',
    unit: month,
    values: [null, null, null, null],
    marks: 'operator',
    source: 'regional standard',
  },
  {
    path: 'housing.standard2',
    unit: month,
    values: [null, null, null, null],
    marks: 'operator',
    source: 'regional standard',
  },
  {
    path: 'housing.standard3',
    unit: month,
    values: [null, null, null, null],
    marks: 'operator',
    source: 'regional standard',
  },
];
