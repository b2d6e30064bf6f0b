import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';
import { isDistinct } from '../../domain/scenario/ensemble-result.ts';
import { isReference, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import { roundTwo } from './use-number-words.ts';
import { isOutdated, type Ensemble } from './ensemble/use-ensemble.ts';

/** The finding over the chart: what the assumptions change, or that nothing is assumed yet. */
export function scenarioTitle(
  ensemble: Ensemble,
  params: ScenarioParams,
  { t, formats }: { t: Translate; formats: Formats },
): string {
  if (isReference(params)) return t('Scenario_TitleReference');
  const { difference, own, reference, isCancelled } = ensemble;
  if (isCancelled) return t('Scenario_Cancelled');
  if (!difference || !own || !reference || isOutdated(ensemble)) return t('Scenario_TitleRunning');
  const [before, after] = [reference, own].map(({ overflow }) => Math.round(overflow.share * 100));
  if (params.beds !== null && before !== after)
    return t('Scenario_TitleOverflow', { before: before!, after: after! });
  if (!isDistinct(difference.cases)) return t('Scenario_TitleIndistinct');
  const isFewer = difference.cases.q50 < 0;
  const cases = formats.integer(roundTwo(Math.abs(difference.cases.q50)));
  return t(isFewer ? 'Scenario_TitleFewer' : 'Scenario_TitleMore', { cases });
}
