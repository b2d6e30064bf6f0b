import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Measure } from './load-measure.ts';
import styles from './HistoryTile.module.css';

const known = [
  'begin',
  'submit',
  'accept',
  'decline',
  'withdraw',
  'rework',
  'revise',
  'replace',
  'appoint',
  'schedule',
  'expire',
  'factcheck',
  'factcheck_holds',
  'factcheck_wrong',
  'factcheck_unsure',
  'factcheck_back',
  'document_removed',
  'document_restored',
] as const;

/** Every step of every version: who, when, and why. */
export function HistoryTile({ measure: { id, history, version } }: { measure: Measure }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <Tile level={2} title={t('Measures_History')}>
      <ol className={styles.steps}>
        {history.map((each) => {
          const step = known.find((name) => name === each.step);
          return (
            <li key={`${each.at} ${each.step} ${each.version}`}>
              <span>
                <Link
                  to={buildRoute('action', { id }, { search: { version: each.version } })}
                  aria-current={each.version === version ? 'true' : undefined}
                  className="link"
                >
                  {each.version}
                </Link>{' '}
                {step ? t(`Measures_Step_${step}`) : each.step}
              </span>
              <span className={styles.when}>
                {[each.by, formats.day(each.at.slice(0, 10))].filter(Boolean).join(', ')}
              </span>
              {each.reason && <q className={styles.why}>{each.reason}</q>}
            </li>
          );
        })}
      </ol>
    </Tile>
  );
}
