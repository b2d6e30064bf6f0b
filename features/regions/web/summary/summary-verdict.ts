import { percentUnit, plainUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import { byChange, courseOf } from '../../domain/summary/group-rows.ts';
import type { Summary } from './load-summary.ts';

interface Words {
  t: Translate;
  formats: Pick<Formats, 'dayRange' | 'number'>;
}

/** In how many regions it gets worse, and where fastest; nothing where nothing was issued. */
export function summaryVerdict({ rows, week, source, measure }: Summary, { t, formats }: Words): Sentence[] {
  const regions = rows.filter(({ kind }) => kind === 'region');
  if (regions.length === 0 || week === null) return [];
  const count = (course: string) => regions.filter((row) => courseOf(row) === course).length;
  const about = {
    period: formats.dayRange(week.from, week.to),
    source,
    unit: plainUnit,
    decimals: 0,
    call: { name: 'regiondossier/getForecastSummary', input: { measure } },
  };
  const up: CitedFigure = {
    ...about,
    name: t('RegionSummary_Up'),
    value: count('up'),
    addends: (['unclear', 'flat', 'down'] as const).map((course) => ({
      label: t(`RegionSummary_Group_${course}`),
      value: count(course),
    })),
    formula: t('RegionSummary_Rule_up'),
  };
  const all: Sentence = {
    key: 'RegionSummary_Verdict',
    figures: { up },
    values: {
      days: about.period,
      ranked: regions.length,
      unclear: count('unclear'),
      flat: count('flat'),
      down: count('down'),
    },
  };
  const fastest = byChange(regions.filter((row) => courseOf(row) === 'up'))[0];
  if (!fastest?.changePercent || fastest.now === null || fastest.ahead === null) return [all];
  const top: CitedFigure = {
    ...about,
    name: fastest.shortName,
    value: fastest.changePercent,
    unit: percentUnit,
    addends: [
      { label: t('RegionSummary_Now'), value: fastest.now, unit: plainUnit, decimals: 1 },
      {
        label: t('RegionSummary_Ahead', { days: about.period }),
        value: fastest.ahead,
        unit: plainUnit,
        decimals: 1,
      },
    ],
    formula: `(${formats.number(fastest.ahead, 1)} − ${formats.number(fastest.now, 1)}) ÷ ${formats.number(fastest.now, 1)} × 100 %`,
  };
  return [all, { key: 'RegionSummary_Fastest', figures: { top }, values: { name: fastest.shortName } }];
}
