import type { CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import { percent, roubles } from '../../domain/region/units.ts';
import type { Classes, MainStats } from './load-companies.ts';

/** The tab's finding: how many of the largest organisations are here, their part of all revenue, the class that earns most. */
export function companiesVerdict(
  main: MainStats,
  classes: Classes,
  { t, place }: { t: Translate; place: string },
): Sentence[] {
  const largest = classes.classes[0];
  if (main.year === null || largest === undefined || main.allRevenue === 0) return [];
  const year = String(main.year);
  const cite = (part: Pick<CitedFigure, 'value'> & Partial<CitedFigure>): CitedFigure => ({
    name: `${t('RegionCompanies_RevenueOf')}, ${place}`,
    unit: roubles,
    decimals: 1,
    period: year,
    source: main.source,
    call: { name: 'regiondossier/getCompaniesMainStats', input: { region: main.yugoId } },
    ...part,
  });
  const revenue = cite({
    value: main.revenue,
    addends: classes.classes.map(({ name, revenue: value }) => ({ label: name, value })),
  });
  const share = cite({
    name: `${t('RegionCompanies_ShareOfAll')}, ${place}`,
    value: (main.revenue / main.allRevenue) * 100,
    unit: percent,
    // A small region's part would be written as nought.
    decimals: main.revenue / main.allRevenue < 0.1 ? 1 : 0,
    addends: [
      { label: place, value: main.revenue, unit: roubles },
      { label: t('RegionCompanies_AllList'), value: main.allRevenue, unit: roubles },
    ],
    formula: t('RegionCompanies_ShareFormula'),
  });
  const part = cite({
    name: `${largest.name}, ${place}`,
    value: (largest.revenue / main.revenue) * 100,
    unit: percent,
    decimals: 0,
    addends: [
      { label: largest.name, value: largest.revenue, unit: roubles },
      { label: t('RegionCompanies_AllClasses'), value: main.revenue, unit: roubles },
    ],
    formula: t('RegionCompanies_ShareFormula'),
  });
  const isAll = main.companies === main.allCompanies;
  return [
    {
      key: isAll ? 'RegionCompanies_VerdictCountry' : 'RegionCompanies_VerdictList',
      figures: isAll ? { revenue } : { revenue, share },
      values: { companies: main.companies, ...(isAll ? {} : { all: main.allCompanies }), year },
    },
    { key: 'RegionCompanies_VerdictLargest', figures: { part }, values: { name: largest.name } },
  ];
}
