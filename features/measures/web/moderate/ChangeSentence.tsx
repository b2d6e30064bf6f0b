import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { changedFields, type ContentField } from '../../domain/content/diff-contents.ts';
import { meaningOf } from '../../domain/content/meaning-of.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';
import { termDays } from '../screen/term-days.ts';
import { meaningWords } from './MeaningText.tsx';
import styles from './MeasureDecision.module.css';

interface Props {
  /** What readers see now; null = nothing is published. */
  before: MeasureContent | null;
  after: MeasureContent;
  author: string | null;
  hasNewDocument: boolean;
}

/** What a submitted version comes to, in a sentence: the fields it changes and what each means, or what a new measure is. */
export function ChangeSentence({ before, after, author, hasNewDocument }: Props) {
  const t = useText();
  const formats = useFormats();
  const by = author ?? t('MeasureDecision_Author');
  if (before === null) {
    const { budget, indicators } = after;
    const parts = [
      after.starts !== null && termDays(after, t, formats),
      budget !== null && (budget === 0 ? t('Measures_NoMoney') : formats.shortRoubles(budget)),
      indicators.length > 0 && t('Measures_CheckTarget', { count: indicators.length }),
    ].filter((part) => part !== false);
    const whole = t('MeasureDecision_SentenceNew', {
      author: by,
      count: parts.length,
      parts: parts.join(', '),
    });
    return <p className={styles.sentence}>{whole}</p>;
  }
  const changed = changedFields(before, after);
  if (changed.length === 0) return <p className={styles.sentence}>{t('Measures_CompareSame')}</p>;
  const said = (field: ContentField): string => {
    const meaning = meaningOf(field, before, after, hasNewDocument);
    const name = t(field === 'legalBasis' ? 'MeasureDecision_Basis' : `Measures_Field_${field}`);
    const small = name.charAt(0).toLowerCase() + name.slice(1);
    return meaning === null || meaning.kind === 'noEdition'
      ? small
      : `${small} (${meaningWords(meaning, t, formats)})`;
  };
  const lacks = changed.some(
    (field) => meaningOf(field, before, after, hasNewDocument)?.kind === 'noEdition',
  );
  return (
    <p className={styles.sentence}>
      {t('MeasureDecision_Sentence', { author: by, fields: changed.map(said).join('; ') })}
      {lacks && ` ${t('MeasureDecision_NoEdition')}.`}
    </p>
  );
}
