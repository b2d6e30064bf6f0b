import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import { runSteps } from '../../domain/run-steps.ts';
import type { ListedSource } from '../words/SourceState.tsx';
import { useSourceActions } from '../words/use-source-actions.ts';
import styles from './One.module.css';

type Run = OutputOf<'sources/getSource'>['runs'][number];

/** Unit: ms. */
const everyMs = 1_000;

/** Loads the page again every second while a run is under way. */
export function useFollowedRun(isUnderWay: boolean): void {
  const { state, revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (state === 'idle') void revalidate();
  });
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay]);
}

/** How far a run under way has come, and the way to end it; nothing where none is. */
export function RunUnderWay({ source, runs }: { source: ListedSource; runs: readonly Run[] }) {
  const t = useText();
  const { busy, stop } = useSourceActions(source);
  const run = source.state === 'running' ? runs.find(({ outcome }) => outcome === 'running') : undefined;
  useFollowedRun(source.state === 'running');
  if (run === undefined) return null;
  const { step, done, total } = run.progress ?? { step: 'fetching' as const, done: 0, total: null };
  const words = t(`Sources_Step_${step}`, { done, total: total ?? 0 });
  return (
    <div className={styles.underWay} role="status">
      <progress max={total ?? 1} value={total === null ? undefined : done} aria-label={words} />
      <span>
        {t('Sources_StepOf', { step: runSteps.indexOf(step) + 1, steps: runSteps.length })} {words}
      </span>
      <Button size="small" busy={busy === 'stop'} onClick={() => void stop(run.id)}>
        {t('Sources_Stop')}
      </Button>
    </div>
  );
}
