import type { Indicator } from '#statistics/shapes/indicator.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { WatchedMeasure } from '../../domain/notices/conditions.ts';
import { noticeText } from './notice-texts.ts';

/** An indicator as a measure of it is named and written: its week, its week per 100,000 residents, its reproduction number. */
export function nameMeasured(about: Indicator, measure: WatchedMeasure, locale: Locale): Indicator {
  if (measure === 'value') return about;
  const name = noticeText(locale, `Notice_Measure_${measure}`, { name: about.name });
  if (measure === 'week') return { ...about, name };
  const unit = {
    code: measure,
    forms: measure === 'rt' ? [''] : [noticeText(locale, 'Notice_Per100k')],
  };
  return { ...about, name, unit, decimals: measure === 'rt' ? 2 : 1 };
}
