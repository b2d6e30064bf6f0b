import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { IssuedColumns } from '#features/regions/domain/forecast/issue-releases.ts';
import { narrowestBand } from '#features/regions/domain/forecast/score-frozen.ts';
import type { FrozenRow, ScoredRow } from '#features/regions/server/forecast/forecast-task.ts';

/** Whose forecasts are ours; other teams' come by import. */
export const ownTeam = 'svodka';

/** What a release is: who made it, of what, from which day. */
export interface Release {
  team: string;
  model: string;
  modelVersion: string;
  settings: string;
  measure: 'cases' | 'deaths';
  originDay: string;
  /** The vintage that entered. */
  asOf: string;
}

/** Days from which a team has issued a measure's forecast. */
export async function listOrigins(db: Db, team: string, measure: string): Promise<Set<string>> {
  const rows = await db.rows(
    z.object({ day: z.iso.date() }),
    'select origin_day as day from forecast_issue where team = $1 and measure = $2',
    [team, measure],
  );
  return new Set(rows.map(({ day }) => day));
}

/** Freezes a release with all its places, in one transaction; one that exists already stays as it is. Returns whether it was new. */
export async function freezeRelease(
  db: Db,
  release: Release,
  columns: Omit<IssuedColumns, 'measure' | 'origin'>,
): Promise<boolean> {
  const { team, model, modelVersion, settings, measure, originDay, asOf } = release;
  return db.transaction(async (tx) => {
    const [issue] = await tx.rows(
      z.object({ issueId: z.int() }),
      `insert into forecast_issue (team, model, model_version, settings, measure, origin_day, as_of, weeks)
       values ($1, $2, $3, $4, $5, $6::date, $7::date, $8::smallint)
       on conflict (team, model, measure, origin_day) do nothing
       returning issue_id as "issueId"`,
      [team, model, modelVersion, settings, measure, originDay, asOf, columns.weeks],
    );
    if (issue === undefined) return false;
    const { yugoId, lastWeek, trend, daily, quantiles, warnings, lack, needed, got } = columns;
    await tx.run(
      `insert into forecast_place
         (issue_id, place_id, last_week, trend, daily, quantiles, warnings, lack, needed, got)
       select $1::int, r.place_id, r.last_week, r.trend, r.daily::real[], r.quantiles::real[], r.warnings::jsonb, r.lack, r.needed, r.got
         from unnest($2::int[], $3::real[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[], $10::int[])
           as r (place_id, last_week, trend, daily, quantiles, warnings, lack, needed, got)`,
      [issue.issueId, yugoId, lastWeek, trend, daily, quantiles, warnings, lack, needed, got],
    );
    return true;
  });
}

const UnscoredRow = z.object({ issueId: z.int(), originDay: z.iso.date() });

/** Releases of a measure of which a target week is over by a day and not scored, oldest first. */
export function listUnscored(db: Db, measure: string, day: string): Promise<z.output<typeof UnscoredRow>[]> {
  return db.rows(
    UnscoredRow,
    `select i.issue_id as "issueId", i.origin_day as "originDay"
       from forecast_issue i
       left join lateral (select max(s.horizon) as horizon from forecast_score s where s.issue_id = i.issue_id) d on true
      where i.measure = $1
        and i.origin_day + 7 * (coalesce(d.horizon, 0) + 1) <= $2::date
        and coalesce(d.horizon, 0) < i.weeks
      order by i.origin_day, i.issue_id`,
    [measure, day],
  );
}

/** The frozen quantiles of a release. */
export function readFrozen(db: Db, issueId: number): Promise<Omit<FrozenRow, 'origin'>[]> {
  return db.query<Omit<FrozenRow, 'origin'>>(
    `select issue_id as "issueId", place_id as "yugoId", quantiles::text as quantiles
       from forecast_place where issue_id = $1 and quantiles is not null`,
    [issueId],
  );
}

/** Writes scores once: those that stand already stay. */
export async function writeScores(db: Db, scored: readonly ScoredRow[]): Promise<void> {
  await db.run(
    `insert into forecast_score
       (issue_id, place_id, horizon, known_day, observed, wis, wis_baseline, error, error_baseline, inside, phase, log_wis,
        log_wis_baseline, below, up_to)
     select r.issue_id, r.place_id, r.horizon, i.origin_day + 7 * r.horizon::int, r.observed, r.wis, r.wis_baseline, r.error,
            r.error_baseline, r.inside, r.phase, r.log_wis, r.log_wis_baseline, r.below, r.up_to
       from unnest($1::int[], $2::int[], $3::smallint[], $4::real[], $5::real[], $6::real[], $7::real[], $8::real[], $9::smallint[],
                   $10::text[], $11::real[], $12::real[], $13::smallint[], $14::smallint[])
         as r (issue_id, place_id, horizon, observed, wis, wis_baseline, error, error_baseline, inside, phase, log_wis,
               log_wis_baseline, below, up_to)
       join forecast_issue i on i.issue_id = r.issue_id
     on conflict do nothing`,
    [
      scored.map(({ issueId }) => issueId),
      scored.map(({ yugoId }) => yugoId),
      scored.map(({ horizon }) => horizon),
      scored.map(({ score }) => score && score.observed),
      scored.map(({ score }) => score && score.model.wis),
      scored.map(({ score }) => score && score.baseline.wis),
      scored.map(({ score }) => score && score.model.absError),
      scored.map(({ score }) => score && score.baseline.absError),
      scored.map(({ score }) => score && narrowestBand(score.model)),
      scored.map(({ score }) => score && score.phase),
      scored.map(({ score }) => score && score.model.logWis),
      scored.map(({ score }) => score && score.baseline.logWis),
      scored.map(({ score }) => score && score.model.below),
      scored.map(({ score }) => score && score.model.upTo),
    ],
  );
}
