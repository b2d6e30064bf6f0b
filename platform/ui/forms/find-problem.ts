import type { Control } from '#platform/ui/controls/is-changed.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';

/** What says a problem: the page's texts and its way to write numbers and days. */
interface Sentences {
  t: Translate;
  formats: Pick<Formats, 'number' | 'day'>;
}

/** What is wrong with a control by its own rules (`required`, `type`, `min`, …), as a sentence of the page; null when it is right. */
export function findProblem(control: Control, { t, formats }: Sentences): string | null {
  if (!control.willValidate) return null;
  if (control.required && control.value.trim() === '') return t(missing(control));
  const { validity, type } = control;
  if (validity.valid) return null;
  if (validity.valueMissing) return t(missing(control));
  if (type === 'email') return t('Ui_FieldEmail');
  if (type === 'url') return t('Ui_FieldAddress');
  if (validity.tooShort) return t('Ui_FieldShort', { count: Number(control.getAttribute('minlength')) });
  if (type === 'number' && validity.stepMismatch) return t('Ui_FieldWhole');
  if (type !== 'date' && type !== 'number') return t('Ui_FieldWrong');
  const write = (bound: string) => (type === 'date' ? formats.day(bound) : formats.number(Number(bound)));
  return t(...bounds(type, control.getAttribute('min'), control.getAttribute('max'), write));
}

function missing(control: Control) {
  if (control.type === 'checkbox') return 'Ui_FieldTick';
  return control.type === 'radio' || control.type.startsWith('select') ? 'Ui_FieldChoose' : 'Ui_FieldMissing';
}

type Said = Parameters<Translate>;

function bounds(
  type: 'date' | 'number',
  min: string | null,
  max: string | null,
  write: (bound: string) => string,
): Said {
  const isDay = type === 'date';
  if (min && max)
    return [isDay ? 'Ui_FieldDayBetween' : 'Ui_SliderBounds', { min: write(min), max: write(max) }];
  if (min) return [isDay ? 'Ui_FieldDayFrom' : 'Ui_FieldNumberFrom', { min: write(min) }];
  if (max) return [isDay ? 'Ui_FieldDayTo' : 'Ui_FieldNumberTo', { max: write(max) }];
  return [isDay ? 'Ui_FieldDay' : 'Ui_FieldNumber'];
}
