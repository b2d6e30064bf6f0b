import { answerTasks } from '#platform/server/thread/answer-tasks.ts';
import { historyOf, issueReleases, readArray } from '../../domain/forecast/issue-releases.ts';
import { scoreFrozen } from '../../domain/forecast/score-frozen.ts';
import { reproductionOf } from '../../domain/stages/reproduction.ts';
import type { ForecastPart, ForecastTask } from './forecast-task.ts';

answerTasks<ForecastTask, null, ForecastPart>((task, tell) => {
  if (task.kind === 'issue') {
    for (const issued of issueReleases(task.totals, task.origins)) tell({ issued });
    return null;
  }
  const histories = task.totals.map(historyOf);
  if (task.kind === 'rt') {
    for (const { id, cases } of histories)
      tell({ yugoId: Number(id), rt: reproductionOf(Array.from(cases.final), task.from) });
    return null;
  }
  const seriesOf = new Map(histories.map((history) => [Number(history.id), history[task.measure]]));
  const scored = task.rows.flatMap(({ issueId, yugoId, origin, quantiles }) => {
    const series = seriesOf.get(yugoId);
    if (!series) return [];
    return scoreFrozen(readArray(quantiles), series, origin).map((week) => ({ issueId, yugoId, ...week }));
  });
  tell({ scored });
  return null;
});
