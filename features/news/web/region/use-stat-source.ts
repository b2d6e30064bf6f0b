import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { RegionStat } from './region-stat.ts';

/** The source line of a place's figures: span, outlets, who found region and tone. */
export function useStatSource({ from, to, outlets }: RegionStat): string {
  const t = useText();
  const { shortDay, day } = useFormats();
  return t('News_Region_Source', { from: shortDay(from), to: day(to), outlets });
}
