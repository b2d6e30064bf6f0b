import { writeAge } from '../../domain/content/ages.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';
import type { ContentField } from '../../domain/content/diff-contents.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';

/** What turns the numbers of a text into words. */
export interface FieldWords {
  t: Translate;
  formats: Formats;
  placeOf: (yugoId: number) => string;
  issueOf: (id: number) => string;
  unitOf: (id: number) => string;
}

/** A field of a measure as it is read; empty where nothing is said. */
export function fieldText(content: MeasureContent, field: ContentField, words: FieldWords): string {
  const { t, formats } = words;
  switch (field) {
    case 'direction':
      return t(`Measures_Direction_${content.direction}`);
    case 'yugoIds':
      return content.yugoIds.map(words.placeOf).join(', ');
    case 'issues':
      return content.issues.map(words.issueOf).join(', ');
    case 'subjects':
      return content.subjects
        .map(
          ({ kind, value }) =>
            `${t(`Measures_Subject_${kind}`)}: ${kind === 'age' ? writeAge(value) : value}`,
        )
        .join('; ');
    case 'indicators':
      return content.indicators.map((each) => indicatorText(each, words)).join('; ');
    case 'budget':
      return content.budget === null
        ? ''
        : content.budget === 0
          ? t('Measures_NoMoney')
          : formats.shortRoubles(content.budget);
    case 'starts':
    case 'ends': {
      const day = content[field];
      return day === null ? '' : formats.day(day);
    }
    case 'strictness':
      return content.strictness === null ? '' : String(content.strictness);
    default:
      return content[field] ?? '';
  }
}

function indicatorText(
  { name, unitId, baseline, target, date }: MeasureContent['indicators'][number],
  { t, formats, unitOf }: FieldWords,
): string {
  return t('Measures_IndicatorText', {
    name,
    unit: unitId === null ? '' : unitOf(unitId),
    baseline: baseline === null ? '—' : formats.number(baseline),
    target: target === null ? '—' : formats.number(target),
    date: date === null ? '—' : formats.day(date),
  });
}
