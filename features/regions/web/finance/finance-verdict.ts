import type { CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import { keptOfHundred, lastChange, yearsUnmatched } from '../../domain/finance/money-course.ts';
import { percent, roubles } from '../../domain/region/units.ts';
import type { Budget, Taxes } from './load-finance.ts';

/** From so many years on a balance is called the largest of them. */
const recordYears = 3;

interface Words {
  t: Translate;
  place: string;
  /** Whether it is a region and not a sum of several. */
  isRegion: boolean;
}

/** The tab's finding: taxes of the newest year, what stays in the region, how the budget ended; nothing of what is not known. */
export function financeVerdict(taxes: Taxes, budget: Budget, words: Words): Sentence[] {
  return [...taxSentences(taxes, words), ...balanceSentence(budget, words)];
}

function taxSentences(taxes: Taxes, { t, place, isRegion }: Words): Sentence[] {
  const last = taxes.total.points.at(-1);
  if (!last) return [];
  const year = last.day.slice(0, 4);
  const about = {
    unit: roubles,
    decimals: 1,
    period: year,
    source: taxes.source,
    call: { name: 'regiondossier/getFinanceTaxInflow', input: { yugoId: taxes.yugoId } },
  };
  const collected: CitedFigure = {
    ...about,
    name: `${t('RegionFinance_TaxesAll')}, ${place}`,
    value: last.value,
    addends: taxes.split.map(({ name, regional, other }) => ({ label: name, value: regional + other })),
  };
  const kept = keptOfHundred(taxes.split);
  const many = String(!isRegion);
  const change = lastChange(taxes.total.points);
  const before = taxes.total.points.at(-2);
  const first: Sentence =
    change === null || !before
      ? { key: 'RegionFinance_VerdictTaxes', figures: { taxes: collected }, values: { year } }
      : {
          key: 'RegionFinance_VerdictTaxesChange',
          figures: {
            taxes: collected,
            change: {
              ...about,
              name: `${t('RegionFinance_TaxesChange')}, ${place}`,
              value: Math.abs(change),
              unit: percent,
              addends: [
                { label: year, value: last.value, unit: roubles },
                { label: before.day.slice(0, 4), value: before.value, unit: roubles },
              ],
              formula: t('RegionFinance_ChangeFormula'),
            },
          },
          values: { year, isMore: String(change >= 0) },
        };
  // Where more was given back to others than they got, there are no hundred roubles to part.
  if (kept === null || kept > 100) return [first];
  const sum = (of: 'regional' | 'other') => taxes.split.reduce((added, row) => added + row[of], 0);
  const keptFigure: CitedFigure = {
    ...about,
    name: `${t('RegionFinance_Kept')}, ${place}`,
    value: kept,
    decimals: 0,
    addends: [
      { label: t('RegionFinance_ToRegion', { many }), value: sum('regional') },
      { label: t('RegionFinance_ToOthers'), value: sum('other') },
    ],
    formula: t('RegionFinance_KeptFormula'),
  };
  return [first, { key: 'RegionFinance_VerdictKept', figures: { kept: keptFigure }, values: { many } }];
}

function balanceSentence(budget: Budget, words: Words): Sentence[] {
  const balance = balanceFigure(budget, words);
  if (balance === null) return [];
  const years = yearsUnmatched(budget.balance.points);
  return [
    {
      key: 'RegionFinance_VerdictBalance',
      figures: { balance: { ...balance, value: Math.abs(balance.value) } },
      values: {
        kind: balance.value < 0 ? 'deficit' : 'surplus',
        year: balance.period,
        years,
        isRecord: String(years >= recordYears),
      },
    },
  ];
}

/** Revenue less expenditure of the newest year, with both; null before the first known year. */
export function balanceFigure(budget: Budget, { t, place }: Pick<Words, 't' | 'place'>): CitedFigure | null {
  const last = budget.balance.points.at(-1);
  if (!last) return null;
  const onDay = (trend: Budget['revenue']) => trend.points.find(({ day }) => day === last.day)?.value ?? null;
  const spent = onDay(budget.expenditure);
  return {
    name: `${t('RegionFinance_Balance')}, ${place}`,
    value: last.value,
    unit: roubles,
    decimals: 1,
    period: last.day.slice(0, 4),
    addends: [
      { label: t('RegionFinance_Revenue'), value: onDay(budget.revenue) },
      { label: t('RegionFinance_Expenditure'), value: spent === null ? null : -spent },
    ],
    source: budget.source,
    call: { name: 'regiondossier/getFinanceInflow', input: { yugoId: budget.yugoId } },
  };
}
