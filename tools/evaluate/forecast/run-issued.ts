import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import { forecastMeasures } from '#simulation/forecast/series/region-history.ts';
import type { RegionHistory } from '#simulation/forecast/series/region-history.ts';
import type { ScoredForecast } from '#simulation/forecast/quality/score-forecasts.ts';
import { summariseScores } from '#simulation/forecast/quality/summarise-scores.ts';
import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { judgeRelease, type HeldWeek } from '#features/regions/domain/forecast/alarm.ts';
import { dueOrigins } from '#features/regions/domain/forecast/due-origins.ts';
import { historyOf, issueReleases, readArray } from '#features/regions/domain/forecast/issue-releases.ts';
import type { SentTotals } from '#features/regions/domain/forecast/issue-releases.ts';
import { scoreFrozen } from '#features/regions/domain/forecast/score-frozen.ts';
import { missedBars } from '#tools/evaluate/forecast/bars.ts';
import { printPhases, printQuality } from '#tools/evaluate/forecast/print-quality.ts';
import { readOptions } from '#tools/evaluate/forecast/read-options.ts';
import { readResidents } from '#tools/evaluate/forecast/read-residents.ts';
import { readSeries } from '#tools/evaluate/forecast/read-series.ts';
import type { PublishedFile } from '#tools/evaluate/forecast/read-series.ts';

const levels = 23;
const middle = 11;

/** Every release that the job would have issued of a file, and the place's totals that they are made of. */
export function issuedOf(args: readonly string[]) {
  const options = readOptions(args);
  if (options.weekday !== undefined) throw new Error('releases are issued on the weekday of the settings');
  const file = readSeries(options.source);
  const totals = totalsOf(file, readResidents(options.residents));
  const days = dueOrigins(file.firstDay, file.lastDay, new Set());
  const origins = days.map((day) => daysBetween(file.firstDay, day));
  const issued = origins.length === 0 ? [] : [...issueReleases(totals, origins)];
  const ids = [...file.regions.map(({ id }) => id), options.source.country ?? 'country'];
  const releases = issued.map(({ measure, origin, yugoId, quantiles }) => ({
    day: addDays(file.firstDay, origin),
    origin,
    measure,
    // Four bytes a number: what the column keeps.
    places: yugoId.flatMap((at, row) => {
      const text = quantiles[row];
      const isTotal = totals[at]!.isTotal;
      return text == null ? [] : [{ id: ids[at]!, at, isTotal, quantiles: readArray(text).map(Math.fround) }];
    }),
  }));
  return { options, file, totals, releases };
}

/**
 * Issues every release as the job would have, freezes its numbers as the database keeps them, scores what is frozen and prints the table;
 * false when a bar is missed.
 */
export function runIssued(args: readonly string[]): boolean {
  const started = performance.now();
  const { options, file, totals, releases } = issuedOf(args);
  const { firstDay, lastDay, regions } = file;
  const firstScored = options.firstOrigin + productSettings.stepDays * productSettings.warmupOrigins;
  const last = daysBetween(firstDay, lastDay) - 7 * productSettings.horizonWeeks;
  // The protocol's origins: after the warm-up, the whole horizon inside the data.
  const judged = releases.filter(({ origin }) => origin >= firstScored && origin <= last);
  const histories = totals.map(historyOf);
  const tables = forecastMeasures.map((measure) => {
    const scored = judged
      .filter((release) => release.measure === measure)
      .flatMap((release) => scoreRelease(release, histories));
    return { measure, quality: summariseScores(scored), weeks: heldWeeks(releases, measure, histories) };
  });
  const seconds = (performance.now() - started) / 1000;
  const count = releases.length / forecastMeasures.length;
  if (options.json)
    console.log(
      JSON.stringify({ firstDay, lastDay, regions: regions.length, releases: count, seconds, tables }),
    );
  else {
    console.log(
      `${regions.length} regions, ${firstDay} to ${lastDay}, ${count} releases from ${releases[0]?.day ?? '–'} on, ${judged.length / forecastMeasures.length} scored`,
    );
    for (const { measure, quality } of tables) printQuality(measure, quality);
    for (const { measure, quality } of tables) printPhases(measure, quality);
    for (const { measure, weeks } of tables) console.log(`${measure}: ${alarmsIn(weeks)}`);
    console.log(`issued and scored in ${seconds.toFixed(2)} s`);
  }
  const { judgedAs } = options;
  const missed = judgedAs
    ? tables.flatMap(({ measure, quality }) => missedBars(measure, quality, judgedAs, 'issued'))
    : [];
  for (const line of missed) console.error(`missed: ${line}`);
  return missed.length === 0;
}

type Release = ReturnType<typeof issuedOf>['releases'][number];

/** In how many regions each week lay inside the 80 % band that the release before it gave, oldest first. */
function heldWeeks(
  releases: readonly Release[],
  measure: Release['measure'],
  histories: readonly RegionHistory[],
): HeldWeek[] {
  return releases
    .filter((release) => release.measure === measure)
    .flatMap(({ day, origin, places }) => {
      const inside = places.flatMap(({ at, isTotal, quantiles }) => {
        const [week] = isTotal ? [] : scoreFrozen(quantiles, histories[at]![measure], origin);
        return week?.score == null ? [] : [week.score.model.in80];
      });
      const held = inside.filter((isHeld) => isHeld).length;
      return inside.length === 0 ? [] : [{ day: addDays(day, 7), held, of: inside.length }];
    });
}

/** In which weeks a release would have been in alarm, in words. */
function alarmsIn(weeks: readonly HeldWeek[]): string {
  const failing = weeks.filter((week) => judgeRelease(weeks, week.day)?.isFailing);
  const listed = failing.map(({ day, held, of }) => `${day} ${held}/${of}`).join(', ');
  return `in alarm after ${failing.length} of ${weeks.length} weeks${failing.length === 0 ? '' : `: ${listed}`}`;
}

/** The places of the job: the country and all regions, with what was published of them. */
function totalsOf({ regions, country }: PublishedFile, residents: ReadonlyMap<string, number>): SentTotals[] {
  const column = (values: readonly (number | null)[]) =>
    Float64Array.from(values, (value) => value ?? Number.NaN);
  const one = (yugoId: number, id: string | null, { cases, deaths }: PublishedFile['country']) => ({
    yugoId,
    isTotal: id === null,
    population: (id === null ? null : residents.get(id)) ?? null,
    cases: column(cases),
    deaths: column(deaths),
  });
  return [...regions.map(({ id, totals }, at) => one(at, id, totals)), one(regions.length, null, country)];
}

/** Scores of the regions of one release, from its frozen numbers. */
function scoreRelease(
  { measure, origin, places }: Release,
  histories: readonly RegionHistory[],
): ScoredForecast[] {
  return places.flatMap(({ at, isTotal, quantiles }) => {
    const weeks = isTotal ? [] : scoreFrozen(quantiles, histories[at]![measure], origin);
    return weeks.flatMap(({ horizon, score }): ScoredForecast[] => {
      if (score === null) return [];
      const own = quantiles.slice(levels * (horizon - 1), levels * horizon);
      const [low95, median, high95] = [own[1]!, own[middle]!, own[21]!];
      return [{ ...score, region: at, origin, horizonWeeks: horizon, point: median, median, low95, high95 }];
    });
  });
}
