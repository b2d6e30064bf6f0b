import type { CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import { shipmentChange } from '../../domain/products/shipments.ts';
import { percent, roubles } from '../../domain/region/units.ts';
import type { Shipments } from './load-products.ts';

/** The tab's finding: shipments of the newest year, their change within one classification, the largest section. */
export function productsVerdict(
  { yugoId, total, sections, source }: Shipments,
  { t, place }: { t: Translate; place: string },
): Sentence[] {
  const last = total.points.at(-1);
  const largest = sections.toSorted((one, other) => other.value - one.value)[0];
  if (!last || !largest) return [];
  const year = last.day.slice(0, 4);
  const about = {
    unit: roubles,
    decimals: 1,
    period: year,
    source,
    call: { name: 'regiondossier/getProductsStats', input: { yugoId } },
  };
  const shipped: CitedFigure = {
    ...about,
    name: `${t('RegionProducts_Shipments')}, ${place}`,
    value: last.value,
    addends: sections.map(({ name, value }) => ({ label: name, value })),
  };
  const part: CitedFigure = {
    ...about,
    name: `${largest.name}, ${place}`,
    value: (largest.value / last.value) * 100,
    unit: percent,
    decimals: 0,
    addends: [
      { label: largest.name, value: largest.value, unit: roubles },
      { label: t('RegionProducts_AllIndustry'), value: last.value, unit: roubles },
    ],
    formula: t('RegionProducts_ShareFormula'),
  };
  const change = shipmentChange(total.points);
  const before = total.points.at(-2);
  const first: Sentence =
    change === null || !before
      ? { key: 'RegionProducts_Verdict', figures: { shipped }, values: { year } }
      : {
          key: 'RegionProducts_VerdictChange',
          figures: {
            shipped,
            change: {
              ...about,
              name: `${t('RegionProducts_Change')}, ${place}`,
              value: Math.abs(change),
              unit: percent,
              addends: [
                { label: year, value: last.value, unit: roubles },
                { label: before.day.slice(0, 4), value: before.value, unit: roubles },
              ],
              formula: t('RegionProducts_ChangeFormula'),
            },
          },
          values: { year, isMore: String(change >= 0) },
        };
  return [first, { key: 'RegionProducts_VerdictLargest', figures: { part }, values: { name: largest.name } }];
}
