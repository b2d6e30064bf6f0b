import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ScoredForecast } from '#simulation/forecast/quality/score-forecasts.ts';
import { summariseScores } from '#simulation/forecast/quality/summarise-scores.ts';
import type { RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { addDays, dayNumber, isoDateOf } from '#simulation/numeric/calendar.ts';
import type { DayNumber } from '#simulation/numeric/units.ts';
import { printPhases, printQuality, shown } from '#tools/evaluate/forecast/print-quality.ts';
import { historiesOf, readSeries } from '#tools/evaluate/forecast/read-series.ts';
import { checkOrigin } from '#tools/evaluate/scenario/check-origin.ts';
import { writeStartRecord } from '#tools/evaluate/scenario/write-start-record.ts';
import { listBundledRows } from '#statistics/import/read-rows.ts';

/** A scenario is no forecast, but must not contradict the data by more than this. */
const relativeWisBar = 1.3;
const firstOrigin = 120;
const horizonDays = 28;

/** Starts "nothing changes" at past origins in every region and prints its scores; false when a week misses the bar. */
export async function runScenarioCheck(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  const { regions, firstDay } = readBundled();
  const histories = historiesOf(regions);
  const people = await readPeopleByRegion();
  // The first entry of a daily series is the day after the first total.
  const start = addDays(dayNumber(firstDay), 1);
  const origins = pastOrigins(histories[0]?.cases.final.length ?? 0, options.origins);
  const started = performance.now();
  const scored = origins.flatMap((origin) => scoreOrigin(histories, people, origin, start, options));
  const seconds = (performance.now() - started) / 1000;
  const dates = origins.map((origin) => isoDateOf(addDays(start, origin - 1)));
  console.log(`${histories.length} regions, ${options.members} members, last known days ${dates.join(' ')}`);
  const isHeld = report(scored, histories.length * origins.length, seconds);
  if (options.write)
    await writeStartRecord({ scored, regions: histories.length, dates, members: options.members });
  return isHeld;
}

function report(scored: readonly ScoredForecast[], expected: number, seconds: number): boolean {
  const quality = summariseScores(scored);
  printQuality('cases', quality);
  printPhases('cases', quality);
  const left = expected - scored.length / quality.length;
  console.log(`left out for too little data: ${left} of ${expected}; ${seconds.toFixed(0)} s`);
  const missed = quality.filter(
    ({ relativeWis }) => relativeWis === null || !(relativeWis <= relativeWisBar),
  );
  for (const { horizonWeeks, relativeWis } of missed)
    console.error(`missed: ${horizonWeeks} w relative WIS ${shown(relativeWis)}, not ≤ ${relativeWisBar}`);
  return quality.length === horizonDays / 7 && missed.length === 0;
}

function scoreOrigin(
  histories: readonly RegionHistory[],
  people: ReadonlyMap<string, readonly number[]>,
  origin: number,
  start: DayNumber,
  { members, seed }: { members: number; seed: number },
): ScoredForecast[] {
  return histories.flatMap(({ id, cases }, region) => {
    const peopleByAge = people.get(id);
    if (!peopleByAge) throw new Error(`no residents by age for region ${id}`);
    const known = cases.filled.subarray(0, origin);
    const startDay = addDays(start, origin - 1);
    return checkOrigin({ region, origin, startDay, known, final: cases.final, peopleByAge }, members, seed);
  });
}

// Evenly over the span, the first after 120 days, the last with its 28 days inside the data.
function pastOrigins(days: number, count: number): number[] {
  const last = days - horizonDays;
  const step = (last - firstOrigin) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => Math.round(firstOrigin + i * step));
}

function readBundled() {
  return readSeries({
    file: fileURLToPath(new URL('../../../data/covid/daily.csv', import.meta.url)),
    columns: { date: 'date', region: 'yugo_id', cases: 'cases_total', deaths: 'deaths_total' },
    from: '2020-03-21',
    until: '2022-01-20',
    without: new Set(),
    country: '1180665',
  });
}

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      origins: { type: 'string', default: '20' },
      members: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
    },
  });
  return {
    origins: Number(values.origins),
    members: Number(values.members),
    seed: Number(values.seed),
    write: values.write,
  };
}

/** people[group] — residents of a region in the ten-year groups 0-9 … 80+, by the number the case series knows it by. 1 January 2019. */
async function readPeopleByRegion(): Promise<Map<string, number[]>> {
  const regions = await listBundledRows('regions/regions.csv');
  const numbers = new Map(regions.map((row) => [row['iso'], row['yugo_id']]));
  const people = new Map<string, number[]>();
  for (const row of await listBundledRows('population/regions_population_single_age_2019.csv.gz')) {
    const id = numbers.get(row['region_iso']);
    if (id === undefined) continue;
    const groups = people.get(id) ?? Array.from({ length: 9 }, () => 0);
    const group = Math.min(8, Math.floor(Number(row['age_from']) / 10));
    groups[group] = (groups[group] ?? 0) + Number(row['population']);
    people.set(id, groups);
  }
  return people;
}
