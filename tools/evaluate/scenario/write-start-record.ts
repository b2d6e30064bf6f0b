import { writeFile } from 'node:fs/promises';
import type { ScoredForecast } from '#simulation/forecast/quality/score-forecasts.ts';
import { summariseScores } from '#simulation/forecast/quality/summarise-scores.ts';

const file = new URL('../../../features/models/domain/scenario/start-record.json', import.meta.url);

interface Measured {
  scored: readonly ScoredForecast[];
  regions: number;
  /** Last known days of the origins, oldest first. */
  dates: readonly string[];
  members: number;
}

// What the screens say of past starts, out of one evaluation.
function startRecordOf({ scored, regions, dates, members }: Measured, measuredOn: string) {
  const quality = summariseScores(scored);
  const thousandths = (value: number | null): number => Math.round((value ?? Number.NaN) * 1000) / 1000;
  return {
    command: 'npm run evaluate -- scenario --write',
    measuredOn,
    regions,
    origins: dates.length,
    from: dates[0],
    to: dates.at(-1),
    members,
    starts: quality[0]?.n ?? 0,
    weeks: quality.map(({ horizonWeeks, relativeWis, cov95 }) => ({
      weeks: horizonWeeks,
      relativeWis: thousandths(relativeWis),
      held95: thousandths(cov95),
    })),
    risingFourthWeek: thousandths(quality[3]?.byPhase.rising.relativeWis ?? null),
  };
}

/** Puts the record in the place of the one that the screens show. */
export async function writeStartRecord(measured: Measured): Promise<void> {
  const record = startRecordOf(measured, new Date().toISOString().slice(0, 10));
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`written: ${file.pathname}`);
}
