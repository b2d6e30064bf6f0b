import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { LoadedMeasure } from '#features/measures/web/measure/load-measure.ts';

/** Whether the link to the act opened when it was asked last, and the day it opened before. */
export function LinkState({ link }: Pick<LoadedMeasure['measure'], 'link'>) {
  const t = useText();
  const formats = useFormats();
  if (link === null) return t('Measures_LinkUnknown');
  const day = (moment: string): string => formats.day(moment.slice(0, 10));
  const said = t(`Measures_Link_${link.outcome}`, { day: day(link.checkedAt) });
  return link.openedAt === null || link.outcome === 'opened'
    ? said
    : `${said}; ${t('Measures_LinkLast', { day: day(link.openedAt) })}`;
}
