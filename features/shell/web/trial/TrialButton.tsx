import type { Ref } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import { useBuyGoal } from '../shell/use-visit-counter.ts';
import { useStartTrial } from './use-start-trial.ts';

interface Props {
  size?: 'small' | 'large';
  ref?: Ref<HTMLButtonElement>;
  /** Beside another orange button it is a plain one. */
  plain?: boolean;
  onStarted?: () => void;
}

/** Switches the trial on at once for who is signed in; says why when it does not start. */
export function TrialButton({ size = 'large', ref, plain = false, onStarted }: Props) {
  const t = useText();
  const reachGoal = useBuyGoal();
  const { busy, failure, start } = useStartTrial(onStarted);
  const press = () => {
    reachGoal();
    void start();
  };
  return (
    <>
      <Button ref={ref} variant={plain ? undefined : 'access'} size={size} busy={busy} onClick={press}>
        {t('Trial_Start')}
      </Button>
      {failure !== null && <span role="alert">{t('Trial_Failed', { reason: failure })}</span>}
    </>
  );
}
