import { percentUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import type { Ecology } from './load-ecology.ts';

/** Tonnes have a decimal place only where they are abbreviated: millions. */
const decimalsOf = (tonnes: number): number => (tonnes < 100_000 ? 0 : 1);
/** Under this change in per cent two years are called equal. */
const equalBelow = 1;

/** Emissions against the first year, where the comparison ends and why, and that the rest is not published. */
export function ecologyVerdict(ecology: Ecology, t: Translate): Sentence[] {
  const last = { key: 'RegionEcology_VerdictMissing', figures: {} } as const;
  const { total, comparableYear, lost } = ecology;
  const [first] = total.points;
  const now = total.points.find(({ day }) => day.startsWith(String(comparableYear)));
  if (!first || !now) return [last];
  const unit = { code: 'tonne_co2', forms: [t('RegionEcology_TonnesCo2')] };
  const tonnes = (value: number) => ({ value, unit, decimals: decimalsOf(value) });
  const about = {
    source: total.source,
    call: { name: 'regiondossier/getEcoMonitoring', input: { yugoId: ecology.yugoId } },
  };
  const name = `${t('RegionEcology_Co2')}, ${ecology.name}`;
  const emitted: CitedFigure = {
    ...about,
    ...tonnes(now.value),
    name,
    period: String(comparableYear),
    addends: ecology.groups.map(({ code, points }) => ({
      label: t(`RegionEcology_Group_${code}`),
      value: points.find(({ day }) => day === now.day)?.value ?? null,
    })),
  };
  const percent = (now.value / first.value - 1) * 100;
  const change: CitedFigure = {
    ...about,
    name,
    value: Math.abs(percent),
    unit: percentUnit,
    decimals: 0,
    period: `${first.day.slice(0, 4)}–${comparableYear}`,
    addends: [
      { label: first.day.slice(0, 4), ...tonnes(first.value) },
      { label: String(comparableYear), ...tonnes(now.value) },
    ],
    formula: t('RegionEcology_ChangeFormula'),
  };
  const course = Math.abs(percent) < equalBelow ? 'same' : percent > 0 ? 'more' : 'fewer';
  return [
    {
      key: 'RegionEcology_VerdictCo2',
      figures: { emitted, change },
      values: { course, year: String(comparableYear), first: first.day.slice(0, 4) },
    },
    ...lost.slice(0, 1).map((fuel): Sentence => {
      const period = String(fuel.year - 1);
      const before = { ...about, ...tonnes(fuel.before), name: fuel.name, period };
      return {
        key: 'RegionEcology_VerdictLost',
        figures: { before },
        values: { year: String(fuel.year), fuel: fuel.name },
      };
    }),
    last,
  ];
}
