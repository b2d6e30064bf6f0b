import type { NewsModels } from '#newsengine/news-models.ts';
import { russiaId } from '#newsengine/regions/places.ts';
import { analyseRow } from './analyse-row.ts';
import { type HeadlineRow, readRows } from './read-rows.ts';
import type { Score } from './measures.ts';
import { compareSets, scoreCounts } from './measures.ts';
import type { Outcome } from './outcome.ts';

interface Judged {
  readonly row: HeadlineRow;
  readonly truth: ReadonlySet<string>;
  readonly answer: ReadonlySet<string>;
}

function scoreOf(judged: readonly Judged[], keep: (region: string) => boolean): Score {
  const sums = [0, 0, 0];
  for (const { truth, answer } of judged) {
    const counts = compareSets(new Set([...truth].filter(keep)), new Set([...answer].filter(keep)));
    for (const [at, count] of counts.entries()) sums[at] = (sums[at] ?? 0) + count;
  }
  return scoreCounts(sums[0] ?? 0, sums[1] ?? 0, sums[2] ?? 0);
}

/** Numbers of the regions and the country: of what an item concerns, the labels name these, not the towns in them. */
function regionIds({ regions }: NewsModels): Set<number> {
  const ids = [...regions.places.byForm.values()].flatMap((readings) =>
    readings.map(({ place }) => place.region),
  );
  return new Set([russiaId, ...ids, ...regions.places.foreign.map(([, region]) => region)]);
}

/** Micro-F1 of region tags over headlines, the country's own tag included; also apart. */
export function evaluateRegions(file: string, models: NewsModels): Outcome {
  const ids = regionIds(models);
  const judged = readRows<HeadlineRow>(file).map((row) => ({
    row,
    truth: new Set(row.regions.map(String)),
    answer: new Set(
      analyseRow(row, models)
        .yugoIds.filter((id) => ids.has(id))
        .map(String),
    ),
  }));
  const all = scoreOf(judged, () => true);
  const wrong = judged.filter(({ truth, answer }) =>
    compareSets(truth, answer)
      .slice(1)
      .some((count) => count > 0),
  );
  return {
    task: 'regions',
    rows: judged.length,
    figure: { name: 'micro-F1', value: all.f1 },
    scores: [
      ['all', all],
      ['regions alone', scoreOf(judged, (region) => region !== String(russiaId))],
      ['country alone', scoreOf(judged, (region) => region === String(russiaId))],
    ],
    mistakes: wrong.map(
      ({ row, truth, answer }) => `[${[...truth].join(' ')}] got [${[...answer].join(' ')}]: ${row.title}`,
    ),
  };
}
