import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from '../OwnData.module.css';

/** What came of a file in the statistics; no code: it was a trial, or all was refused. */
export type Loaded = OutputOf<'sources/loadFile'>;

/** What a load did or a trial would do, in counts, and the way to the source with its runs and what waits. */
export function TrialSentence({ outcome: { code, trial } }: { outcome: Loaded }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { counts, reason, refusals } = trial;
  const count = (name: string): number => counts?.[name] ?? 0;
  return (
    <div role="status">
      <p className={reason === null ? undefined : styles.failure}>
        {reason !== null
          ? t('OwnData_Stat_Refused', { refused: count('refused') })
          : t(code === null ? 'OwnData_Stat_Would' : 'OwnData_Stat_Did', {
              fresh: count('fresh'),
              changed: count('changed'),
              same: count('same'),
              held: count('held'),
              refused: count('refused'),
            })}
      </p>
      {refusals.slice(0, 5).map(({ row, reason: why }) => (
        <p key={`${row} ${why}`} className={styles.note}>
          {t('OwnData_InRow', { row })} {why}
        </p>
      ))}
      {code !== null && (
        <p>
          <Link to={buildRoute('figureSource', { code })}>{t('OwnData_Stat_Open')}</Link>
        </p>
      )}
    </div>
  );
}
