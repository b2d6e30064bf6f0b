import type { Routes, RequestContext } from '#platform/server/context.ts';
import { incidenceLevel } from '#simulation/epidemic/incidence-level.ts';
import { incidenceScale } from '#simulation/parameters/incidence-scale.ts';
import { liftingRule } from '#simulation/parameters/infection-stages.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import { listLevels } from '#statistics/limitations/limitation-queries.ts';
import { listPublishedStages } from '#statistics/limitations/stage-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import type { stagesContract } from '../../contract/stages-calls.ts';
import { stringencyRuns } from '../../domain/limits/stringency.ts';
import { per100k, weekSum } from '../../domain/region/incidence.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import {
  missingOf,
  shownStage,
  stageOf,
  stageRuns,
  thresholdsAfter,
  type StageDay,
} from '../../domain/stages/stage-runs.ts';
import { findPlaceSpan, readPlaceColumns } from '../overview/place-columns.ts';
import { getPlace } from '../region/get-place.ts';
import { readResidents } from '../region/read-residents.ts';
import { readRtOfPlace } from './rt-queries.ts';

/** Handlers of the stages. */
export const stagesRoutes: Routes<typeof stagesContract> = {
  'regiondossier/getInfectionStages': ({ yugoId }, context) => readStages(yugoId, context),
};

const beds = 'covid_beds';
const bedsOccupied = 'covid_beds_occupied';
const tests = 'covid_tests_new';
const validFrom = liftingRule.validFrom!;
const levels = ['low', 'moderate', 'high', 'very-high'] as const;

/** The stage of a place on the clock's day by the rule in force, with every change since the rule began. */
async function readStages(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  const place = await getPlace(yugoId, context);
  const { last: day } = await findPlaceSpan(db, codes.cases, yugoId, clock.day);
  const about = {
    yugoId,
    shortName: place.shortName,
    isDecidable: place.kind === 'region',
    ...(await readDecided(yugoId, context)),
    ...(await readStringency(day, context)),
  };
  if (day === null || day < validFrom) return { ...about, ...nothing, day };
  const [columns, rt, residents] = await Promise.all([
    readPlaceColumns(db, [codes.cases, beds, bedsOccupied, tests], yugoId, {
      from: validFrom,
      to: day,
      asOf: clock.day,
    }),
    readRtOfPlace(db, yugoId, validFrom, day),
    readResidents(db, day, clock.day),
  ]);
  const people = residents.get(yugoId)?.value ?? null;
  const columnOf = (code: string) => columns.get(code)?.values ?? [];
  const [own, taken, tested] = [columnOf(beds), columnOf(bedsOccupied), columnOf(tests)];
  const days = Array.from({ length: daysBetween(validFrom, day) + 1 }, (_, at): StageDay => ({
    officialRt: rt.official.get(at) ?? null,
    freeBedsShare: freeShare(own[at] ?? null, taken[at] ?? null),
    testsPer100k: per100k(tested[at] ?? null, people),
  }));
  const stages = days.map(stageOf);
  const today = days.at(-1)!;
  const rate = per100k(weekSum(columnOf(codes.cases)), people);
  const cases = columns.get(codes.cases);
  return {
    ...about,
    rule: { id: liftingRule.id, validFrom, source: liftingRule.source },
    day,
    stage: stages.at(-1) ?? null,
    missing: missingOf(today),
    stable: shownStage(validFrom, stages),
    indicators: thresholdsAfter(stages.at(-1) ?? null).map((row) => ({
      ...row,
      value: today[row.indicator],
    })),
    runs: stageRuns(validFrom, stages),
    level: rate === null ? null : (levels.find((level) => level === levelOf(rate)) ?? null),
    per100k7: rate,
    rt: rt.last,
    source: await readSource(db, cases ? { ...cases, knownAt: day } : null, locale),
  };
}

/** Weeks after which a published stage tells nothing of the day any more. */
const decidedForDays = 35;

/** The stage as it was published for the place, and those before it. */
async function readDecided(yugoId: number, { db, clock, locale }: RequestContext) {
  const runs = await listPublishedStages(db, yugoId, clock.day);
  const last = runs.at(-1);
  const decidedRuns = runs.map(({ from, to, stage }) => ({ from, to, stage }));
  if (!last || daysBetween(last.to, clock.day) > decidedForDays) return { decided: null, decidedRuns };
  const source = await readSource(db, { source: last.source, sample: false, knownAt: last.to }, locale);
  const before = runs.at(-2)?.stage ?? null;
  return { decided: source && { ...decidedRuns.at(-1)!, before, source }, decidedRuns };
}

/** The country's measures up to the day of the reports; nothing after the tracker's end. */
async function readStringency(day: string | null, { db, locale }: RequestContext) {
  const levels = day === null ? [] : await listLevels(db, day);
  const end = levels
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  const last = levels.at(-1);
  if (day === null || end === undefined || !last) return { stringency: [], stringencySource: null };
  return {
    stringency: stringencyRuns(levels, day < end ? day : end),
    stringencySource: await readSource(
      db,
      { source: last.source, sample: false, knownAt: last.since },
      locale,
    ),
  };
}

const nothing = {
  rule: null,
  stage: null,
  missing: [],
  stable: null,
  indicators: [],
  runs: [],
  level: null,
  per100k7: null,
  rt: null,
  source: null,
};

function levelOf(rate: number): string {
  return incidenceLevel(rate, incidenceScale.value!);
}

/** Free beds as a share of those there are: the normative need is published nowhere. */
function freeShare(all: number | null, taken: number | null): number | null {
  if (all === null || taken === null || all <= 0) return null;
  return Math.min(1, Math.max(0, (all - taken) / all));
}
