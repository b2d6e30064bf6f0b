import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';

/** First and last day in force, null where not said. */
interface Term {
  starts: string | null;
  ends: string | null;
}

/** The days of a term. */
export function termDays({ starts, ends }: Term, t: Translate, formats: Formats): string {
  if (starts === null) return '';
  return ends === null
    ? t('MeasuresRegion_From', { day: formats.day(starts) })
    : formats.dayRange(starts, ends);
}
