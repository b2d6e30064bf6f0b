import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { KeptMark } from '../screen/KeptMark.tsx';
import type { ListedMeasure } from './load-list.ts';
import styles from './KeptCell.module.css';

type Kept = NonNullable<ListedMeasure['kept']>;

/** What a measure promised and what came of it: drawn where it is in per cent, and said. */
export function KeptCell({ kept }: { kept: Kept }) {
  const t = useText();
  const formats = useFormats();
  const { kind, low, high, came } = kept;
  if (kind === 'none' || low === null || high === null)
    return <span className={styles.quiet}>{t('MeasuresList_NoPromise')}</span>;
  const write = writeOf(kind, t, formats);
  return (
    <span className={styles.kept} title={t('MeasuresList_Promised', { low: write(low), high: write(high) })}>
      {kind === 'epidemic' && <KeptMark promised={{ low, high }} came={came} />}
      <span className="sr-only">{t('MeasuresList_Promised', { low: write(low), high: write(high) })}; </span>
      <span className={came ? undefined : styles.quiet}>{keptWords(kept, t, formats)}</span>
    </span>
  );
}

/** What came of a promise in words, or when that is looked at; empty where nothing was promised. */
function keptWords({ kind, low, high, lastDay, came, lack }: Kept, t: Translate, formats: Formats): string {
  if (kind === 'none' || low === null || high === null) return t('MeasuresList_NoPromise');
  if (came) return t(`MeasuresList_Came_${came.verdict}`, { gap: writeOf(kind, t, formats)(came.gap) });
  if (lack !== null || lastDay === null) return t('MeasuresList_Lack');
  return t('MeasuresList_Check', { day: formats.day(lastDay) });
}

/** Cases in per cent, poverty in percentage points. */
function writeOf(kind: Kept['kind'], t: Translate, formats: Formats): (value: number) => string {
  return kind === 'family'
    ? (value) => t('MeasuresList_Points', { points: formats.signed(value, 1) })
    : (value) => formats.change(value, 0);
}
