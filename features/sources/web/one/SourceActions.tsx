import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sayFailure } from '../words/refusal-words.ts';
import type { ListedSource } from '../words/SourceState.tsx';
import { useSourceActions } from '../words/use-source-actions.ts';
import { useFollowedRun } from './RunUnderWay.tsx';
import { TrialView, type Trial } from './TrialView.tsx';
import styles from './One.module.css';

/** The switch, a trial that writes nothing, and a run; below them what the trial has shown. */
export function SourceActions({ source }: { source: ListedSource }) {
  const t = useText();
  const api = useApi();
  const { busy, setOn, run } = useSourceActions(source);
  useFollowedRun(busy === 'run');
  const [trial, setTrial] = useState<Trial | null>(null);
  const [isTrying, setTrying] = useState(false);
  const tryOut = async (): Promise<void> => {
    setTrying(true);
    try {
      setTrial(await api.call('sources/tryOut', { code: source.code }));
    } catch (error) {
      showToast(sayFailure(t, error), { kind: 'failed' });
    }
    setTrying(false);
  };
  const { fresh = 0, changed = 0 } = trial?.counts ?? {};
  const writes = trial?.outcome === 'written' && trial.figures.length > 0 ? fresh + changed : 0;
  return (
    <>
      <div className={styles.actions}>
        <Switch label={t('Sources_On')} checked={source.isOn} onChange={(on) => void setOn(on)} />
        <Button busy={isTrying} onClick={() => void tryOut()}>
          {t('Sources_TryOut')}
        </Button>
        <Button variant="primary" icon="retry" busy={busy === 'run'} onClick={() => void run()}>
          {writes > 0 ? t('Sources_Write', { count: writes }) : t('Sources_RunNow')}
        </Button>
      </div>
      <div aria-live="polite">{trial && <TrialView trial={trial} />}</div>
    </>
  );
}
