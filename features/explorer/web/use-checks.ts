import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ViewData } from './view-props.ts';

/** What the import's checks say of the values of a view, a sentence each. */
export function useChecks({ findings, measures, places }: ViewData): string[] {
  const t = useText();
  const formats = useFormats();
  return findings.map(({ measure, yugoId, rule, state, day, value, note }) => {
    const { indicator } = measures[measure]!;
    return t(`Explore_Check_${state}`, {
      place: places.find((place) => place.yugoId === yugoId)?.shortName ?? '',
      period: formatPeriod(periodOf(indicator.period), day, formats.locale),
      value: formats.figure(value, indicator.unit, indicator.decimals),
      reason: t(`RegionFinding_${rule}`),
      note: note ?? '',
    });
  });
}
