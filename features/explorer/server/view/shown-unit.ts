import { unitTitle } from '#platform/shared/figures.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';
import { isInPoints, residentsFor } from '../../domain/values/transforms-of.ts';
import type { Transform } from '../../domain/view/choices.ts';
import type { ChosenMeasure } from './choose-measures.ts';
import { measuredOf } from './read-values.ts';

/** How the sentences of a view are said. */
export interface Speech {
  locale: Locale;
  translate: ServerTranslate;
}

/** Unit and decimals of an indicator's values after a transform. */
export function shownUnit(
  measure: ChosenMeasure,
  transform: Transform,
  { locale, translate }: Speech,
): { unit: { code: string; forms: string[] }; decimals: number } {
  const { unit, decimals } = measure.indicator;
  const measured = measuredOf(measure);
  if (transform === 'asIs') return { unit, decimals };
  if (transform === 'index') return { unit: { code: 'index', forms: [''] }, decimals: 1 };
  if (transform === 'perHead') {
    const residents = residentsFor(measured);
    const key = residents === 1 ? 'Explore_Unit_perHead' : 'Explore_Unit_per100k';
    const said = translate(locale, key, { unit: unitTitle(unit) });
    return {
      unit: { code: `${unit.code}_per_${residents}`, forms: [said] },
      decimals: unit.code === 'rub' ? 0 : 1,
    };
  }
  const points = transform === 'change' && isInPoints('asIs', measured);
  const said = points ? translate(locale, 'Explore_Unit_points') : '%';
  return { unit: { code: points ? 'points' : 'percent', forms: [said] }, decimals: 1 };
}
