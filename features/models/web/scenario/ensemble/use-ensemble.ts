import { startTransition, useEffect, useMemo, useState } from 'react';
import { canonicalText } from '#simulation/numeric/run-record.ts';
import type { EnsembleResult, ScenarioDifference } from '#features/models/domain/scenario/ensemble-result.ts';
import type { ScenarioStart } from '#features/models/domain/scenario/scenario-start.ts';
import { restMs } from '#platform/charts/frame/use-rested.ts';
import type { EnsembleNews } from './ensemble-messages.ts';
import { ensembleRunner, type Asked } from './ensemble-runner.ts';

/** What was told of the newest question; results of the one before stay, pale, until their like is told. */
export interface Ensemble {
  /** Members of the scenario on screen that are run. */
  done: number;
  own: EnsembleResult | null;
  reference: EnsembleResult | null;
  difference: ScenarioDifference | null;
  compared: readonly (ScenarioDifference | null)[];
  /** How many will be run. */
  members: number;
  /** How long all of it took, once it is there. Unit: ms. */
  tookMs: number | null;
  isCancelled: boolean;
}

const unasked = { done: 0, compared: [], tookMs: null, isCancelled: false };
const nothing: Ensemble = { ...unasked, members: 0, own: null, reference: null, difference: null };

/** Runs the ensemble beside the page: each change asks anew. */
export function useEnsemble(start: ScenarioStart, asked: Asked): Ensemble & { cancel: () => void } {
  const [runner] = useState(ensembleRunner);
  // An address read anew may give the same in another order: it is no new question.
  const question = useMemo(() => canonicalText([start.day, asked]), [start, asked]);
  const [told, setTold] = useState({ question: '', ensemble: nothing });
  useEffect(() => {
    const [, newest] = JSON.parse(question) as [string, Asked];
    // While something is moved no member is run for it; news of them wait for whoever moves on.
    const timer = setTimeout(
      () =>
        runner.ask(start, newest, (news, passedMs) =>
          startTransition(() =>
            setTold((before) => ({ question, ensemble: afterNews(since(before, question), news, passedMs) })),
          ),
        ),
      restMs,
    );
    return () => {
      clearTimeout(timer);
      runner.forget();
    };
  }, [runner, start, question]);
  useEffect(() => () => runner.end(), [runner]);
  return useMemo(() => {
    const ensemble = { ...since(told, question), members: asked.members };
    const cancel = (): void => {
      runner.end();
      setTold({ question, ensemble: { ...ensemble, isCancelled: true } });
    };
    return { ...ensemble, cancel };
  }, [runner, told, question, asked.members]);
}

/** Whether what is shown is of the question before, or of a part of this one’s members. */
export function isOutdated({ own, tookMs }: Ensemble): boolean {
  return own !== null && tookMs === null;
}

/** What is known where a question is newer than what was told. */
function since(told: { question: string; ensemble: Ensemble }, question: string): Ensemble {
  return told.question === question ? told.ensemble : { ...told.ensemble, ...unasked };
}

function afterNews(before: Ensemble, news: EnsembleNews, passedMs: number): Ensemble {
  if (news.kind === 'own') return { ...before, done: news.done, own: news.result };
  if (news.kind === 'reference')
    return { ...before, reference: news.result, difference: news.difference, tookMs: passedMs };
  const compared = before.compared.slice();
  compared[news.at] = news.difference;
  return { ...before, compared };
}
