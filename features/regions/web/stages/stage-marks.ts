import type { DailyStrip } from '#platform/charts/daily-bars/daily-bars-data.ts';
import type { ChartEvent } from '#platform/charts/events/layout-events.ts';
import type { OutputOf } from '#platform/web/api.ts';
import type { Translate } from '#platform/web/text.ts';
import { shownRuns, type StageRun } from '../../domain/stages/stage-runs.ts';

type Stages = Pick<OutputOf<'regiondossier/getInfectionStages'>, 'runs' | 'decidedRuns' | 'stringency'>;

/** What stands under the days of an outbreak: the day of every change of stage, and how strict the country's measures were. Stages are those that were published, else those of the rule; hollow where it became unknown. */
export function stageMarks(
  { runs, decidedRuns, stringency }: Stages,
  t: Translate,
): { events: ChartEvent[]; strip?: DailyStrip } {
  const shown: readonly StageRun[] = decidedRuns.length > 0 ? decidedRuns : shownRuns(runs);
  const events = shown.map(({ from, stage }) => ({
    id: `stage ${from}`,
    start: from,
    label: stage === null ? t('RegionStages_RunUnknown') : t('RegionStages_Run', { stage }),
    future: stage === null,
  }));
  if (stringency.length === 0) return { events };
  const strip = {
    name: t('RegionStages_Strip'),
    shortName: t('RegionStages_StripShort'),
    runs: stringency.map(({ from, to, index }) => ({ from, to, value: index })),
  };
  return { events, strip };
}
