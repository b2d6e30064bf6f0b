import type { OutputOf } from '#platform/web/api.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { sayRefusal } from '../words/refusal-words.ts';
import styles from './One.module.css';

type FeedReading = OutputOf<'feeds/getFeed'>['readings'][number];

/** The last readings, newest first: when, what came of it, how much was new. */
export function FeedReadings({ readings, now }: { readings: readonly FeedReading[]; now: string }) {
  const t = useText();
  const { ago, integer } = useFormats();
  if (readings.length === 0) return <p className={styles.empty}>{t('Feeds_ReadingsEmpty')}</p>;
  return (
    <table className={styles.readings}>
      <caption className="sr-only">{t('Feeds_Readings')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Feeds_Column_When')}</th>
          <th scope="col">{t('Feeds_Column_Outcome')}</th>
          <th scope="col" className={styles.number}>
            {t('Feeds_Column_New')}
          </th>
        </tr>
      </thead>
      <tbody>
        {readings.map((reading) => (
          <tr key={reading.readAt}>
            <th scope="row">
              <time dateTime={reading.readAt}>{ago(new Date(reading.readAt), new Date(now))}</time>
            </th>
            <td>{sayOutcome(t, reading)}</td>
            <td className={styles.number}>{reading.itemsNew > 0 ? integer(reading.itemsNew) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sayOutcome(t: Translate, { outcome, details }: FeedReading): string {
  if (outcome === 'read') return t('Feeds_Outcome_read', { count: Number(details?.['items'] ?? 0) });
  if (outcome === 'unchanged') return t('Feeds_Outcome_unchanged');
  return sayRefusal(t, { reason: outcome, details });
}
