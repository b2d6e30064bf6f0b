import { z } from 'zod';
import type { Recipe } from '#connectors/recipe.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { daysLate, releasesOf } from '../../domain/publisher-days.ts';
import { stateOf } from '../../domain/source-state.ts';
import { countHeld } from './held-queries.ts';
import { listLastRuns, type RunRow } from './run-queries.ts';
import type { Source } from './source-queries.ts';

/** What is known of all sources beside their recipes. */
export interface Beside {
  held: ReadonlyMap<string, number>;
  runs: ReadonlyMap<string, RunRow>;
  loads: ReadonlyMap<string, { figures: number; days: string[] }>;
}

/** Reads it, three statements for all sources. */
export async function readBeside(db: Db, year: number): Promise<Beside> {
  const [held, runs, loads] = [await countHeld(db), await listLastRuns(db), await listLoads(db, year)];
  return { held, runs, loads };
}

async function listLoads(db: Db, year: number): Promise<Beside['loads']> {
  const rows = await db.rows(
    z.object({ code: z.string(), figures: z.int(), days: z.array(z.string()) }),
    `select r.code, coalesce(sum(l.facts), 0)::int as figures,
            array_remove(array_agg(distinct case when extract(year from r.started_at) = $1::int then r.started_at::date::text end), null) as days
       from source_run r
       join data_load l on l.load_id = r.load_id
      where r.outcome = 'written' group by r.code`,
    [year],
  );
  return new Map(rows.map(({ code, ...of }) => [code, of]));
}

/** A source as the desk lists it. */
export function describeSource(source: Source, beside: Beside, locale: Locale, now: Date) {
  const { code, recipe, isOn, isRunning, version, failures, nextRunAt, lastNewAt } = source;
  const lastRun = beside.runs.get(code) ?? null;
  const held = beside.held.get(code) ?? 0;
  const late = isOn ? daysLate(recipe.calendar, now, lastNewAt) : 0;
  const loads = beside.loads.get(code);
  return {
    code,
    title: recipe.title[locale],
    about: recipe.about[locale],
    state: stateOf({
      isRunning,
      isOn,
      failures,
      held,
      daysLate: late,
      hasRun: lastRun !== null,
      needsFile: recipe.request.file,
    }),
    needsFile: recipe.request.file,
    isOn,
    version,
    daysLate: late,
    held,
    figures: loads?.figures ?? 0,
    nextRunAt: isOn ? (nextRunAt?.toISOString() ?? null) : null,
    // Refused records stand with the runs of the source itself.
    lastRun: lastRun && { ...lastRun, refusals: null },
    every: recipe.calendar.every,
    releases: releasesOf(recipe.calendar, now.getUTCFullYear()),
    loads: loads?.days ?? [],
  };
}

/** How a recipe reads what comes, for people. */
export function describeRecipe(recipe: Recipe) {
  const { request, checks, licence, calendar } = recipe;
  return {
    address: request.address,
    needsFile: request.file,
    format: recipe.format,
    licence: licence.name,
    licenceUrl: licence.url ?? null,
    owner: recipe.owner,
    every: calendar.every,
    calendarUrl: calendar.url ?? null,
    parts: recipe.entities ? partsOfEntities(recipe.entities) : partsOfFigures(recipe),
    checks: {
      least: checks.least ?? null,
      most: checks.most ?? null,
      revisionPercent: checks.revisionPercent,
      jumpTimes: checks.jumpTimes,
      refusedPercent: Math.round(checks.refusedShare * 100),
    },
    text: JSON.stringify(recipe, null, 2),
  };
}

function partsOfFigures({ place, period, figures, knownAt }: Recipe) {
  return [
    { column: place.column ?? '', meaning: 'place' as const, how: place.always ?? place.key },
    { column: period.column, meaning: 'period' as const, how: period.format },
    ...figures.map(({ value, indicator, unit, factor, divideBy, dims, where }) => ({
      column: [value, ...Object.values(where).flat()].join(' · '),
      meaning: 'figure' as const,
      how: [
        indicator,
        ...Object.entries(dims).map(
          ([name, rule]) => `${name}=${typeof rule === 'string' ? rule : rule.column}`,
        ),
        ...(factor === 1 ? [] : [`× ${factor}`]),
        ...(divideBy === undefined ? [] : [`÷ ${divideBy}`]),
        unit,
      ].join(' · '),
    })),
    ...(typeof knownAt === 'string'
      ? []
      : [{ column: knownAt.column, meaning: 'knownAt' as const, how: knownAt.format }]),
  ];
}

function partsOfEntities({ names, numbers, facts, accounts = {} }: NonNullable<Recipe['entities']>) {
  const part = (column: string, how: string) => ({ column, meaning: 'entity' as const, how });
  return [
    ...names.map((column) => part(column, 'name')),
    ...[numbers, facts, accounts].flatMap((columns) =>
      Object.entries(columns).map(([how, column]) => part(column, how)),
    ),
  ];
}
