import { Switch } from '#platform/ui/choices/Switch.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { SourceState, type ListedSource } from '../words/SourceState.tsx';
import { useSourceActions } from '../words/use-source-actions.ts';
import { PublisherYear } from './PublisherYear.tsx';
import styles from './SourcesTable.module.css';

/** Sources a row each; on phones a row becomes a block of lines. `now` is the moment the page was made. */
export function SourcesTable({ sources, now }: { sources: readonly ListedSource[]; now: string }) {
  const t = useText();
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('Sources_Title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Sources_Column_Source')}</th>
          <th scope="col">{t('Sources_Column_State')}</th>
          <th scope="col">{t('Sources_Column_Last')}</th>
          <th scope="col">{t('Sources_Column_Next')}</th>
          <th scope="col" className={styles.number}>
            {t('Sources_Column_New')}
          </th>
          <th scope="col" className={styles.number}>
            {t('Sources_Column_Changed')}
          </th>
          <th scope="col" className={styles.number}>
            {t('Sources_Column_Refused')}
          </th>
          <th scope="col" className={styles.number}>
            {t('Sources_Column_Figures')}
          </th>
          <th scope="col">{t('Sources_Column_Year', { year: now.slice(0, 4) })}</th>
          <th scope="col">{t('Sources_On')}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <SourceRow key={source.code} source={source} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function SourceRow({ source, now }: { source: ListedSource; now: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { ago, day } = useFormats();
  const { busy, setOn, run } = useSourceActions(source);
  const { code, title, about, lastRun, nextRunAt, figures, isOn, needsFile } = source;
  const counts = lastRun?.counts ?? null;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Link to={buildRoute('figureSource', { code })}>{title}</Link>
        <span className={styles.about}>{about}</span>
      </th>
      <td>
        <SourceState source={source} />
      </td>
      <td data-label={t('Sources_Column_Last')}>
        {lastRun === null ? t('Sources_NoRun') : ago(new Date(lastRun.startedAt), new Date(now))}
      </td>
      <td data-label={t('Sources_Column_Next')}>
        {nextRunAt === null ? t('Sources_NoNext') : day(nextRunAt.slice(0, 10))}
      </td>
      <Count label={t('Sources_Column_New')} value={counts?.['fresh']} />
      <Count label={t('Sources_Column_Changed')} value={counts?.['changed']} />
      <Count label={t('Sources_Column_Refused')} value={counts?.['refused']} />
      <Count label={t('Sources_Column_Figures')} value={figures} />
      <td className={styles.year}>
        <PublisherYear source={source} now={now} />
      </td>
      <td>
        {!needsFile && (
          <div className={styles.actions}>
            <Switch
              label={<span className="sr-only">{`${title}: ${t('Sources_On')}`}</span>}
              checked={isOn}
              onChange={(on) => void setOn(on)}
            />
            <Button size="small" busy={busy === 'run'} onClick={() => void run()}>
              {t('Sources_RunNow')}
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}

function Count({ label, value }: { label: string; value: number | undefined }) {
  const { integer } = useFormats();
  return (
    <td className={styles.number} data-label={label}>
      {value === undefined ? '–' : integer(value)}
    </td>
  );
}
