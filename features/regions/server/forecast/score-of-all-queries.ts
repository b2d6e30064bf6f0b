import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import type { ScoreSpan } from './score-queries.ts';

const RatioRow = z.object({
  horizonWeeks: z.int(),
  relativeWis: z.number().nullable(),
  geometricWis: z.number().nullable(),
});

/** A team's ratios over all subjects by horizon, of the sums and as the geometric mean of the subjects' own; kept, since every place is laid beside them. */
export function readRatiosOfAll(
  db: Db,
  team: string,
  { measure, from, to }: ScoreSpan,
): Promise<readonly z.output<typeof RatioRow>[]> {
  return readHandbook(db, `ratios of all ${team} ${measure} ${from} ${to}`, () =>
    db.rows(
      RatioRow,
      `select o.horizon as "horizonWeeks", sum(o.wis) / nullif(sum(o.wis_baseline), 0) as "relativeWis",
              exp(avg(ln(o.wis / o.wis_baseline)) filter (where o.wis > 0 and o.wis_baseline > 0)) as "geometricWis"
         from (select s.horizon, s.place_id, sum(s.wis)::float8 as wis, sum(s.wis_baseline)::float8 as wis_baseline
                 from forecast_issue i
                 join forecast_score s on s.issue_id = i.issue_id
                 join place p on p.yugo_id = s.place_id and p.kind = 'region'
                where i.team = $1 and i.measure = $2 and i.origin_day > $3::date and s.known_day <= $4::date and s.wis is not null
                group by s.horizon, s.place_id) o
        group by o.horizon`,
      [team, measure, from, to],
    ),
  );
}

const PhaseRow = z.object({
  phase: z.enum(['rising', 'stable', 'falling']),
  horizonWeeks: z.int(),
  count: z.int(),
  held80: z.int(),
  above: z.int(),
  below: z.int(),
  relativeWis: z.number().nullable(),
});

/** How a team's 80 % bands held over all subjects, by the phase known when they were issued; above and below them lay the others. */
export function readPhases(
  db: Db,
  team: string,
  { measure, from, to }: ScoreSpan,
): Promise<readonly z.output<typeof PhaseRow>[]> {
  return readHandbook(db, `phases ${team} ${measure} ${from} ${to}`, () =>
    db.rows(
      PhaseRow,
      // Level 3 of 0…22 is the 10 %, level 19 the 90 % quantile.
      `select s.phase, s.horizon as "horizonWeeks", count(*)::int as count,
              count(*) filter (where s.inside <= 80)::int as held80,
              count(*) filter (where s.inside > 80 and s.below > 19)::int as above,
              count(*) filter (where s.inside > 80 and s.up_to <= 3)::int as below,
              sum(s.wis) / nullif(sum(s.wis_baseline), 0) as "relativeWis"
         from forecast_issue i
         join forecast_score s on s.issue_id = i.issue_id
         join place p on p.yugo_id = s.place_id and p.kind = 'region'
        where i.team = $1 and i.measure = $2 and i.origin_day > $3::date and s.known_day <= $4::date and s.phase is not null
        group by s.phase, s.horizon
        order by s.horizon`,
      [team, measure, from, to],
    ),
  );
}

const HeldRow = z.object({ day: z.iso.date(), held: z.int(), of: z.int() });

/** In how many subjects the week one ahead lay inside its 80 % band, week after week up to a day; kept, since every page asks. */
export function readHeldWeeks(
  db: Db,
  team: string,
  measure: string,
  day: string,
): Promise<readonly z.output<typeof HeldRow>[]> {
  return readHandbook(db, `held weeks ${team} ${measure} ${day}`, () =>
    db.rows(
      HeldRow,
      `select s.known_day as day, count(*) filter (where s.inside <= 80)::int as held, count(*)::int as of
         from forecast_issue i
         join forecast_score s on s.issue_id = i.issue_id and s.horizon = 1
         join place p on p.yugo_id = s.place_id and p.kind = 'region'
        where i.team = $1 and i.measure = $2 and s.known_day <= $3::date and s.wis is not null
        group by s.known_day
        order by s.known_day`,
      [team, measure, day],
    ),
  );
}
