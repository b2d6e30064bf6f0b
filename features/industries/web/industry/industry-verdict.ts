import { federalYugoId } from '#platform/shared/known-places.ts';
import { percentUnit, plainUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import type { Diagram } from './diagram-frame.ts';
import type { IndustryHeader } from './load-industry.ts';

/** What the sentence of an industry or a branch is made of. */
export type Told = Pick<
  IndustryHeader,
  | 'year'
  | 'companies'
  | 'revenue'
  | 'allCompanies'
  | 'allRevenue'
  | 'profit'
  | 'grown'
  | 'compared'
  | 'name'
  | 'yugoId'
  | 'source'
> & { place: { shortName: string } };

const roubles = { code: 'rub', forms: ['₽'] } as const;

/** An industry's finding: its revenue here, its part of the country's, how many grew, what is left of the revenue; nothing where none is listed. */
export function industryVerdict(
  header: Told,
  diagram: Pick<Diagram, 'parts'> | null,
  t: Translate,
  call: NonNullable<CitedFigure['call']>,
): Sentence[] {
  const { year, companies, revenue, allRevenue, profit, grown, compared, name, place, yugoId } = header;
  if (year === null || companies === 0 || allRevenue === 0) return [];
  const cite = (part: Pick<CitedFigure, 'value'> & Partial<CitedFigure>): CitedFigure => ({
    name: `${t('Industry_Revenue')}: ${name}, ${place.shortName}`,
    unit: roubles,
    decimals: 1,
    period: String(year),
    source: header.source,
    call,
    ...part,
  });
  const isWhole = yugoId === federalYugoId;
  const ofWhole = (label: string, value: number, all: string, whole: number) => ({
    unit: percentUnit,
    value: (value / whole) * 100,
    addends: [
      { label, value, unit: roubles },
      { label: all, value: whole, unit: roubles },
    ],
    formula: t('Industry_ShareFormula'),
  });
  const addends = diagram?.parts.map((part) => ({ label: `${part.code} ${part.name}`, value: part.revenue }));
  const share = cite({
    decimals: 0,
    ...ofWhole(place.shortName, revenue, t('Industry_Country'), allRevenue),
  });
  const values = { name, place: place.shortName, companies, all: header.allCompanies, year: String(year) };
  return [
    {
      key: isWhole ? 'Industry_VerdictWhole' : 'Industry_VerdictPart',
      figures: { revenue: cite({ value: revenue, ...(addends && { addends }) }), ...(!isWhole && { share }) },
      values,
    },
    ...(compared === 0
      ? []
      : [
          {
            key: 'Industry_VerdictGrowth',
            figures: {
              grown: cite({ name: t('Industry_Grown'), value: grown, unit: plainUnit, decimals: 0 }),
              margin: cite({
                name: t('Industry_Margin'),
                ...ofWhole(t('Industry_Profit'), profit, t('Industry_Revenue'), revenue),
              }),
            },
            values: { compared },
          } as const,
        ]),
  ];
}
