import { isTermReversed, missingFields, type MeasureContent } from '../../domain/content/measure-content.ts';

/** What keeps a text from being submitted: fields that say nothing yet, in the order of the form, or a term that ends before it begins; null for nothing. */
export function findLacks(
  content: MeasureContent,
): { fields: ReturnType<typeof missingFields>; isReversed: boolean } | null {
  const fields = missingFields(content);
  const isReversed = isTermReversed(content);
  return fields.length === 0 && !isReversed ? null : { fields, isReversed };
}

/** Takes the keyboard to where a field is written. */
export function focusField(field: string): void {
  const place = document.getElementById(`field-${field}`);
  const written = 'input:not([type="hidden"]), textarea, select, button';
  const target = place?.matches(written) ? place : place?.querySelector<HTMLElement>(written);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
