import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import type { Meaning } from '../../domain/content/meaning-of.ts';
import styles from './DiffTable.module.css';

/** What a changed field comes to, in a word or two. */
export function MeaningText({ meaning }: { meaning: Meaning | null }) {
  const t = useText();
  const formats = useFormats();
  if (meaning === null) return null;
  const words = meaningWords(meaning, t, formats);
  return meaning.kind === 'noEdition' ? <span className={styles.warned}>{words}</span> : words;
}

/** A meaning in words, for a sentence or a cell. */
export function meaningWords(meaning: Meaning, t: Translate, formats: Formats): string {
  switch (meaning.kind) {
    case 'days': {
      const { days, before } = meaning;
      if (before === null) return t('MeasureDecision_Days', { days });
      if (before === days) return t('MeasureDecision_DaysSame', { days });
      return t('MeasureDecision_DaysOther', { days, before });
    }
    case 'money': {
      const { difference, share } = meaning;
      const sum = `${difference > 0 ? '+' : ''}${formats.shortRoubles(difference)}`;
      if (share === null) return t('MeasureDecision_MoneyNew', { difference: sum });
      return t('MeasureDecision_Money', { difference: sum, change: formats.change(100 * share, 0) });
    }
    case 'counted': {
      const { added, removed } = meaning;
      return t('MeasureDecision_Counted', { added, removed });
    }
    case 'targets': {
      const { moved, added, removed } = meaning;
      return t('MeasureDecision_Targets', { moved, added, removed });
    }
    case 'target': {
      const now = formats.number(meaning.now);
      return t('MeasureDecision_Target', { change: formats.change(100 * meaning.share, 0), now });
    }
    case 'endless':
      return t('MeasureDecision_Endless');
    case 'stricter':
      return t('MeasureDecision_Stricter');
    case 'softer':
      return t('MeasureDecision_Softer');
    case 'noEdition':
      return t('MeasureDecision_NoEdition');
  }
}
