import type { Budget, Incomes, Insurance, Taxes, Widget } from '../web/finance/load-finance.ts';
import { sampleSource } from './sample-places.ts';

const moscow = 1_124_665;
const day = '2020-12-31';
const made = { ...sampleSource, sample: true };
const years = (before: number, last: number) => ({
  points: [
    { day: '2019-12-31', value: before, sample: false },
    { day, value: last, sample: false },
  ],
  source: sampleSource,
});

/** Moscow's taxes of 2020 in round numbers: 100 billion, 56 of them its own. */
export const sampleTaxes: Taxes = {
  yugoId: moscow,
  day,
  total: years(80e9, 100e9),
  largest: [
    {
      code: 'profit',
      name: 'Налог на прибыль',
      value: 60e9,
      previous: 70e9,
      points: years(70e9, 60e9).points,
    },
    { code: 'property', name: 'Имущество', value: 40e9, previous: 10e9, points: years(10e9, 40e9).points },
  ],
  split: [
    { code: 'profit', name: 'Налог на прибыль', regional: 36e9, other: 24e9 },
    { code: 'others', name: 'Прочие', regional: 20e9, other: 20e9 },
  ],
  perResident: {
    value: 8000,
    rank: 6,
    of: 85,
    regions: [
      { yugoId: 1, name: 'Ямал', value: 80_000 },
      { yugoId: moscow, name: 'Москва', value: 8000 },
    ],
    country: { yugoId: 1_180_665, name: 'Россия', value: 4000 },
  },
  source: sampleSource,
};

/** A budget that closes 13 billion short. */
export const sampleBudget: Budget = {
  yugoId: moscow,
  day,
  revenue: years(250e9, 288e9),
  expenditure: years(255e9, 301e9),
  balance: years(-5e9, -13e9),
  revenueLines: [],
  expenditureLines: [
    { code: 'health', name: 'Здравоохранение', value: 48e9, planned: 50e9, previous: 24e9 },
    { code: 'sport', name: 'Спорт', value: 12e9, planned: 10e9, previous: null },
  ],
  source: sampleSource,
};

export const sampleWidget: Widget = {
  yugoId: moscow,
  day,
  taxes: 100e9,
  revenue: 288e9,
  expenditure: 301e9,
  balance: -13e9,
  source: sampleSource,
};

export const sampleIncomes: Incomes = {
  yugoId: moscow,
  income: years(75_891, 78_106),
  countryIncome: years(35_000, 36_240),
  day,
  tenths: [
    { tenth: 1, share: 2.1 },
    { tenth: 10, share: 29.8 },
  ],
  source: made,
};

export const sampleInsurance: Insurance = {
  yugoId: moscow,
  day,
  premiums: { ...years(10e9, 12e9), source: made },
  payments: { ...years(4e9, 6e9), source: made },
  kinds: [{ code: 'life', name: 'Жизнь', premiums: 12e9, claims: 6e9 }],
};
