import { percentUnit, plainUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { RegionList } from './load-list.ts';

type Row = RegionList['regions'][number];

interface Words {
  t: Translate;
  formats: Pick<Formats, 'dayRange' | 'integer'>;
}

/** Under this change in per cent two weeks are called equal, as the change mark of the table does. */
const equalBelow = 2;

/** In how many regions the week brought more, where most of it is and where it grows fastest; nothing before the first report. */
export function listVerdict(
  { day, regions, source }: Pick<RegionList, 'day' | 'regions' | 'source'>,
  { t, formats }: Words,
): Sentence[] {
  const changes = regions.flatMap(({ changePercent }) => (changePercent === null ? [] : [changePercent]));
  if (day === null || changes.length === 0) return [];
  const about: Pick<CitedFigure, 'period' | 'source' | 'call' | 'unit' | 'decimals'> = {
    period: formats.dayRange(addDays(day, -6), day),
    source,
    call: { name: 'regiondossier/getRegionList', input: {} },
    unit: plainUnit,
    decimals: 0,
  };
  const [more, fewer] = [
    changes.filter((change) => change >= equalBelow).length,
    changes.filter((change) => change <= -equalBelow).length,
  ];
  const same = changes.length - more - fewer;
  const up: CitedFigure = {
    ...about,
    name: t('Regions_ListMore'),
    value: more,
    addends: [
      { label: t('Regions_ListFewer'), value: fewer },
      { label: t('Regions_ListSame', { bound: equalBelow }), value: same },
    ],
    formula: `${changes.length} − ${fewer} − ${same}`,
  };
  return [
    { key: 'Regions_ListVerdict', figures: { up }, values: { ranked: changes.length, fewer, same } },
    ...extremes(regions, about, { t, formats }),
  ];
}

function extremes(
  regions: readonly Row[],
  about: Pick<CitedFigure, 'period' | 'source' | 'call' | 'unit' | 'decimals'>,
  { t, formats }: Words,
): Sentence[] {
  const highest = largest(regions, ({ per100k7 }) => per100k7);
  const fastest = largest(regions, ({ changePercent }) => changePercent);
  if (!highest?.per100k7 || !fastest?.changePercent || fastest.changePercent < equalBelow) return [];
  const now = fastest.cases7 ?? 0;
  const before = Math.round(now / (1 + fastest.changePercent / 100));
  const top: CitedFigure = {
    ...about,
    name: `${t('Regions_Incidence7')}, ${highest.name}`,
    value: highest.per100k7,
    decimals: 1,
    addends: [
      { label: t('Regions_Cases7'), value: highest.cases7, decimals: 0 },
      { label: t('Regions_Population'), value: highest.population?.value ?? null, decimals: 0 },
    ],
    formula: `${formats.integer(highest.cases7 ?? 0)} ÷ ${formats.integer(highest.population?.value ?? 0)} × ${formats.integer(100_000)}`,
  };
  const growth: CitedFigure = {
    ...about,
    name: `${t('Regions_ChangeHead')}, ${fastest.name}`,
    value: fastest.changePercent,
    unit: percentUnit,
    decimals: 1,
    addends: [
      { label: t('Regions_ThisWeek'), value: now, unit: plainUnit, decimals: 0 },
      { label: t('Regions_WeekBefore'), value: before, unit: plainUnit, decimals: 0 },
    ],
    formula: `(${formats.integer(now)} − ${formats.integer(before)}) ÷ ${formats.integer(before)} × 100 %`,
  };
  return [
    {
      key: 'Regions_ListExtremes',
      figures: { top, growth },
      values: { highest: highest.shortName, fastest: fastest.shortName },
    },
  ];
}

function largest(regions: readonly Row[], valueOf: (row: Row) => number | null): Row | undefined {
  return regions.reduce<Row | undefined>((best, row) => {
    const value = valueOf(row);
    return value !== null && value > (best ? (valueOf(best) ?? -Infinity) : -Infinity) ? row : best;
  }, undefined);
}
