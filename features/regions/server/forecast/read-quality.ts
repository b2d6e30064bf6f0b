import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { targetWeek } from '../../domain/forecast/week-ahead.ts';
import { isWeakHorizon, biasOfHorizon, reliabilityOf } from '../../domain/forecast/reliability.ts';
import { getPlace } from '../region/get-place.ts';
import { readPhases, readRatiosOfAll } from './score-of-all-queries.ts';
import { readHorizonScores, readPastForecasts, readRanks } from './score-queries.ts';

/** Forecasts of this many days enter: 53 releases, a year and a week. */
export const spanDays = 371;
const recentShown = 16;
const horizons = [1, 2, 3, 4];
const phasesShown = ['rising', 'stable', 'falling'] as const;

interface Asked {
  yugoId: number;
  measure: 'cases' | 'deaths';
  team: string;
}

/** The record of a place's frozen forecasts up to the clock's day, beside that of all subjects and of other teams. */
export async function readQuality({ yugoId, measure, team }: Asked, context: RequestContext) {
  const { db, clock } = context;
  await getPlace(yugoId, context);
  const span = { measure, from: addDays(clock.day, -spanDays), to: clock.day };
  const [rows, ofAll, past, ranks, phases] = await Promise.all([
    readHorizonScores(db, yugoId, span),
    readRatiosOfAll(db, team, span),
    readPastForecasts(db, team, yugoId, span),
    readRanks(db, team, yugoId, span),
    readPhases(db, team, span),
  ]);
  const own = rows.filter((row) => row.team === team);
  const recent = past.map((one) => ({ ...one, ...targetWeek(one.originDay, one.horizonWeeks) }));
  const shown = horizons.flatMap((horizon) =>
    recent.filter(({ horizonWeeks }) => horizonWeeks === horizon).slice(0, recentShown),
  );
  return {
    yugoId,
    measure,
    from: own.map(({ first }) => first).sort()[0] ?? null,
    to:
      own
        .map(({ last }) => last)
        .sort()
        .at(-1) ?? null,
    scores: own.map((row) => ({
      ...row,
      relativeWis: ratioOf(row),
      isWeak: isWeakHorizon(ratioOf(row)),
      bias: biasOfHorizon(ranks, row.horizonWeeks),
      relativeWisOfAll: ofAll.find((all) => all.horizonWeeks === row.horizonWeeks)?.relativeWis ?? null,
      geometricWisOfAll: ofAll.find((all) => all.horizonWeeks === row.horizonWeeks)?.geometricWis ?? null,
    })),
    recent: shown.toSorted((a, b) => (a.originDay < b.originDay ? -1 : 1)),
    worst: worstOf(shown),
    levels: [...hubLevels],
    reliability: reliabilityOf(ranks),
    byPhase: phasesShown.map((phase) => ({
      phase,
      horizons: phases.filter((row) => row.phase === phase),
    })),
    teams: [...Map.groupBy(rows, ({ team: name }) => name).values()].map((of) => ({
      team: of[0]!.team,
      model: of[0]!.model,
      count: of[0]!.count,
      relativeWis: horizons.map((horizon) => {
        const row = of.find(({ horizonWeeks }) => horizonWeeks === horizon);
        return row ? ratioOf(row) : null;
      }),
    })),
  };
}

function ratioOf({ wisModel, wisBaseline }: { wisModel: number; wisBaseline: number }): number | null {
  return wisBaseline === 0 ? null : wisModel / wisBaseline;
}

/** 2 means: twice too high or twice too low. */
function worstOf<Past extends { median: number; observed: number }>(recent: readonly Past[]): Past | null {
  const missOf = ({ median, observed }: Past): number => Math.abs(Math.log((observed + 1) / (median + 1)));
  return recent.toSorted((a, b) => missOf(b) - missOf(a))[0] ?? null;
}
