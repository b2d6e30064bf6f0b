import { useState } from 'react';
import type { OutputOf } from '#platform/web/api.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#platform/ui/dialogs/ConfirmDialog.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { sayRefusal } from '../words/refusal-words.ts';
import type { ListedSource } from '../words/SourceState.tsx';
import { useSourceActions } from '../words/use-source-actions.ts';
import { RefusedRecords } from './RefusedRecords.tsx';
import styles from './One.module.css';

type Run = OutputOf<'sources/getSource'>['runs'][number];

interface Props {
  source: ListedSource;
  runs: readonly Run[];
  /** What comes stands in dossiers, not in figures. */
  ofDossiers: boolean;
  /** The moment the page was made. */
  now: string;
}

/** The last runs, newest first: what came of each, and the way back. */
export function SourceRuns({ source, runs, ofDossiers, now }: Props) {
  const t = useText();
  const { busy, rollBack } = useSourceActions(source);
  const [asked, setAsked] = useState<number | null>(null);
  if (runs.length === 0) return <p className={styles.note}>{t('Sources_RunsNone')}</p>;
  return (
    <>
      <ul className={styles.runs}>
        {runs.map((run) => (
          <RunLine key={run.id} run={run} now={now} onRollBack={() => setAsked(run.id)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        danger
        title={t('Sources_RollBackAsk')}
        confirmLabel={t('Sources_RollBack')}
        busy={busy === 'rollBack'}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void rollBack(asked).then(() => setAsked(null));
        }}
      >
        {t(ofDossiers ? 'Sources_RollBackDossiers' : 'Sources_RollBackText')}
      </ConfirmDialog>
    </>
  );
}

function RunLine({ run, now, onRollBack }: { run: Run; now: string; onRollBack: () => void }) {
  const t = useText();
  const { ago } = useFormats();
  const { startedAt, startedBy, outcome, reason, details, counts, canRollBack } = run;
  const refusals = run.refusals ?? [];
  return (
    <li>
      <span>
        <time dateTime={startedAt}>{ago(new Date(startedAt), new Date(now))}</time>,{' '}
        {t(`Sources_By_${startedBy}`)}: <b>{t(`Sources_Outcome_${outcome}`)}</b>
        {reason !== null && <span className={styles.why}>{sayRefusal(t, { reason, details })}</span>}
        {counts && <span className={styles.why}>{t('Sources_Counts', counts)}</span>}
      </span>
      {canRollBack && (
        <Button size="small" icon="undo" onClick={onRollBack}>
          {t('Sources_RollBack')}
        </Button>
      )}
      {refusals.length > 0 && (
        <details className={styles.refused}>
          <summary>{t('Sources_RunRefused', { count: counts?.['refused'] ?? refusals.length })}</summary>
          <RefusedRecords refusals={refusals} />
        </details>
      )}
    </li>
  );
}
