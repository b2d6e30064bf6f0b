import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import {
  sampleBudget,
  sampleIncomes,
  sampleInsurance,
  sampleTaxes,
  sampleWidget,
} from '../../testing/sample-finance.ts';
import { BalanceColumns } from './BalanceColumns.tsx';
import { BalanceReceipt } from './BalanceReceipt.tsx';
import { FinanceParts } from './FinanceParts.tsx';
import { FinanceVerdict } from './FinanceVerdict.tsx';
import { IncomeTenths } from './IncomeTenths.tsx';
import { IncomeTile } from './IncomeTile.tsx';
import { InsuranceTile } from './InsuranceTile.tsx';
import { MoneyFigures } from './MoneyFigures.tsx';
import { PerResident } from './PerResident.tsx';
import { SpendingTable } from './SpendingTable.tsx';
import { TaxSplit } from './TaxSplit.tsx';
import { TaxTrend } from './TaxTrend.tsx';

const none = { points: [], source: null };
const noTaxes = {
  ...sampleTaxes,
  day: null,
  total: none,
  largest: [],
  split: [],
  perResident: null,
  source: null,
};
const noBudget = {
  ...sampleBudget,
  day: null,
  revenue: none,
  expenditure: none,
  balance: none,
  expenditureLines: [],
  source: null,
};
const lastOf = (value: number) => ({
  points: [{ day: '2020-12-31', value, sample: false }],
  source: sampleBudget.source,
});
const spending = {
  ...sampleBudget.expenditure,
  points: [
    { day: '2019-12-31', value: 40e9, sample: false },
    { day: '2020-12-31', value: 60e9, sample: false },
  ],
};
const trillions = {
  ...sampleBudget,
  revenue: lastOf(2880.7e9),
  expenditure: lastOf(3016.6e9),
  balance: lastOf(-135.9e9),
};
const all = {
  taxes: sampleTaxes,
  budget: sampleBudget,
  widget: sampleWidget,
  insurance: sampleInsurance,
  incomes: sampleIncomes,
};

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the sentence: taxes a quarter up, 56 of a hundred roubles kept, a deficit of two years only is no record',
    () => <FinanceVerdict taxes={sampleTaxes} budget={sampleBudget} />,
    /За 2020 год здесь собрали 100,0 млрд ₽ налогов, на 25,0 % больше.*остались 56 ₽.*с дефицитом 13,0 млрд ₽ \./,
  ],
  [
    'the figures',
    () => <MoneyFigures widget={sampleWidget} taxes={sampleTaxes} budget={sampleBudget} />,
    /100,0 млрд ₽ \+25,0 % к 2019 году.*288,0 млрд ₽ \+15,2 %.*Дефицит 13,0 млрд ₽ при расходах 301,0 млрд ₽/,
  ],
  [
    'the figures, nothing known',
    () => (
      <MoneyFigures
        widget={{ ...sampleWidget, taxes: null, revenue: null, balance: null }}
        taxes={null}
        budget={null}
      />
    ),
    /все бюджеты нет данных Доходы бюджета нет данных Баланс бюджета нет данных/,
  ],
  [
    'the receipt of the balance',
    () => <BalanceReceipt budget={sampleBudget} />,
    /Откуда −13,0 млрд ₽ 2020 Доходы бюджета 288,0 млрд ₽ Расходы бюджета −301,0 млрд ₽/,
  ],
  [
    'the receipt of trillions that leave billions, in billions: a reader can add it up',
    () => <BalanceReceipt budget={trillions} />,
    /Доходы бюджета 2 880,7 млрд ₽ Расходы бюджета −3 016,6 млрд ₽ Сумма −135,9 млрд ₽/,
  ],
  ['the receipt, no budget', () => <BalanceReceipt budget={noBudget} />, /не опубликовано/],
  [
    'the largest taxes, one of two fallen',
    () => <TaxTrend taxes={sampleTaxes} />,
    /упал один: налог на прибыль/,
  ],
  ['the largest taxes, none', () => <TaxTrend taxes={noTaxes} />, /Поступления налогов.*не опубликованы/],
  [
    'who gets which tax, the whole as last row',
    () => <TaxSplit taxes={sampleTaxes} />,
    /остаётся 56 рублей из ста.*2020 год, млн ₽.*36 000,0.*Итого 56 000,0 44 000,0/,
  ],
  [
    'the balance by year',
    () => <BalanceColumns budget={sampleBudget} />,
    /Дефицит 2020 года: самый большой за 2 года/,
  ],
  ['the balance, no budget', () => <BalanceColumns budget={noBudget} />, /не опубликовано/],
  [
    'the spending: lines add up beside the whole of the year before, which has a year when a line had none',
    () => <SpendingTable budget={{ ...sampleBudget, expenditure: spending }} />,
    /Расходы бюджета по статьям.*48,0 млрд ₽ 50,0 млрд ₽ −4,0 %.*\+100,0 %.*Спорт.*нет данных.*Все расходы 60,0 млрд ₽ 60,0 млрд ₽.*\+50,0 %/,
  ],
  ['the spending, no budget', () => <SpendingTable budget={noBudget} />, /не опубликовано/],
  [
    'taxes per resident',
    () => <PerResident taxes={sampleTaxes} />,
    /На жителя 8,0 тыс. ₽: 6‑е место из 85.*Москва 8,0 тыс. ₽.*Россия 4,0 тыс. ₽/,
  ],
  ['taxes per resident, a district', () => <PerResident taxes={noTaxes} />, /Место есть только у регионов/],
  ['incomes beside the country', () => <IncomeTile incomes={sampleIncomes} />, /216 % средних по стране/],
  ['incomes, none', () => <IncomeTile incomes={{ ...sampleIncomes, income: none }} />, /не опубликованы/],
  ['tenths, generated', () => <IncomeTenths incomes={sampleIncomes} />, /^Распределение доходов пример/],
  [
    'tenths, a district',
    () => <IncomeTenths incomes={{ ...sampleIncomes, tenths: [] }} />,
    /не складываются/,
  ],
  ['insurance, generated', () => <InsuranceTile insurance={sampleInsurance} />, /^Страхование пример.*Итого/],
  [
    'insurance, none',
    () => <InsuranceTile insurance={{ ...sampleInsurance, premiums: none, payments: none, day: null }} />,
    /не известно/,
  ],
  [
    'the tab, taxes failed: the budget stands',
    () => <FinanceParts {...all} taxes={null} />,
    /Дефицит 13,0.*Крупнейшие налоги по годам.*Повторить.*Расходы бюджета по статьям/,
  ],
  [
    'the tab, all failed',
    () => <FinanceParts taxes={null} budget={null} widget={null} insurance={null} incomes={null} />,
    /Повторить.*Повторить.*Повторить/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});

test('without taxes nothing is said of who gets them, and without both there is no sentence', () => {
  expect(drawTile(<TaxSplit taxes={noTaxes} />)).toBe('');
  const [first] = sampleTaxes.split;
  const givenBack = { ...sampleTaxes, split: [{ ...first!, regional: 118, other: -18 }] };
  expect(drawTile(<TaxSplit taxes={givenBack} />)).toMatch(/^Налогов другим возвращено больше/);
  expect(drawTile(<FinanceVerdict taxes={noTaxes} budget={noBudget} />)).toBe('');
});
