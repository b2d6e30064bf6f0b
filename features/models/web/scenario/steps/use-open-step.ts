import { useCallback, useMemo, useState } from 'react';
import type { AssumptionStep } from './use-step-words.ts';

/** What is unfolded in the panel of assumptions. */
export interface OpenStep {
  step: AssumptionStep | null;
  /** Place of the chosen interval among the contacts. */
  interval: number | null;
  toggleStep: (step: AssumptionStep) => void;
  /** Opens the fields of an interval; null folds them. */
  chooseInterval: (at: number | null) => void;
  /** Unfolds a step, and an interval in it. */
  show: (step: AssumptionStep, at?: number) => void;
}

/** Begins with the contacts open and no interval chosen. */
export function useOpenStep(): OpenStep {
  const [step, setStep] = useState<AssumptionStep | null>('contacts');
  const [interval, setInterval] = useState<number | null>(null);
  const toggleStep = useCallback(
    (toggled: AssumptionStep) => setStep((before) => (before === toggled ? null : toggled)),
    [],
  );
  const show = useCallback((step: AssumptionStep, at?: number) => {
    setStep(step);
    if (at !== undefined) setInterval(at);
  }, []);
  return useMemo(
    () => ({ step, interval, toggleStep, chooseInterval: setInterval, show }),
    [step, interval, toggleStep, show],
  );
}
