import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { SourceStat } from '../answers.ts';
import styles from './Shares.module.css';

const tones = ['positive', 'neutral', 'negative'] as const;

/** How the outlet speaks, of the headlines whose tone was judged. */
export function ToneShares({ counts }: { counts: SourceStat['tones'] }) {
  const t = useText();
  const { share, integer } = useFormats();
  const judged = counts.positive + counts.neutral + counts.negative;
  return (
    <Tile
      title={t('NewsSource_Tone')}
      level={2}
      source={judged > 0 && counts.unknown > 0 && t('NewsSource_ToneUnknown', { count: counts.unknown })}
      state={judged > 0 ? undefined : { kind: 'empty', message: t('NewsSource_NoTone') }}
    >
      <ul>
        {tones.map((tone) => (
          <li key={tone} className={styles.row}>
            <span>{t(`NewsSearch_Tone_${tone}`)}</span>
            <span className={styles.track} aria-hidden>
              <span
                className={`${styles.bar} ${styles[tone]}`}
                style={{ width: `${(counts[tone] / Math.max(judged, 1)) * 100}%` }}
              />
            </span>
            <span className={styles.value}>
              {share(counts[tone] / Math.max(judged, 1), 0)}{' '}
              <span className={styles.count}>{integer(counts[tone])}</span>
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
