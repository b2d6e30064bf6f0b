import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** Whose scores of what, of forecasts issued from one day and known by another. */
export interface ScoreSpan {
  measure: string;
  from: string;
  to: string;
}

const HorizonRow = z.object({
  team: z.string(),
  model: z.string(),
  horizonWeeks: z.int(),
  count: z.int(),
  first: z.iso.date(),
  last: z.iso.date(),
  wisModel: z.number(),
  wisBaseline: z.number(),
  maeModel: z.number(),
  maeBaseline: z.number(),
  held50: z.int(),
  held80: z.int(),
  held95: z.int(),
  relativeWisLog: z.number().nullable(),
});

/** Means over a place's scored forecasts by team and horizon, our own team first; a team's model is that of its newest. */
export function readHorizonScores(
  db: Db,
  yugoId: number,
  { measure, from, to }: ScoreSpan,
): Promise<z.output<typeof HorizonRow>[]> {
  return db.rows(
    HorizonRow,
    `select i.team, (array_agg(i.model order by i.origin_day desc))[1] as model, s.horizon as "horizonWeeks", count(*)::int as count,
            min(i.origin_day) as first, max(i.origin_day) as last,
            avg(s.wis) as "wisModel", avg(s.wis_baseline) as "wisBaseline",
            avg(s.error) as "maeModel", avg(s.error_baseline) as "maeBaseline",
            count(*) filter (where s.inside <= 50)::int as held50,
            count(*) filter (where s.inside <= 80)::int as held80,
            count(*) filter (where s.inside <= 95)::int as held95,
            sum(s.log_wis) / nullif(sum(s.log_wis_baseline), 0) as "relativeWisLog"
       from forecast_score s
       join forecast_issue i on i.issue_id = s.issue_id
      where s.place_id = $1::int and i.measure = $2 and i.origin_day > $3::date and s.known_day <= $4::date and s.wis is not null
      group by i.team, s.horizon
      order by i.team <> 'svodka', i.team, s.horizon`,
    [yugoId, measure, from, to],
  );
}

const RankRow = z.object({ horizonWeeks: z.int(), below: z.int(), upTo: z.int(), count: z.int() });

/** Where among a team's quantiles the truth lay at a place, by horizon. */
export function readRanks(
  db: Db,
  team: string,
  yugoId: number,
  { measure, from, to }: ScoreSpan,
): Promise<z.output<typeof RankRow>[]> {
  return db.rows(
    RankRow,
    `select s.horizon as "horizonWeeks", s.below, s.up_to as "upTo", count(*)::int as count
       from forecast_score s
       join forecast_issue i on i.issue_id = s.issue_id
      where i.team = $1 and s.place_id = $2::int and i.measure = $3 and i.origin_day > $4::date and s.known_day <= $5::date
        and s.below is not null
      group by s.horizon, s.below, s.up_to`,
    [team, yugoId, measure, from, to],
  );
}

const PastRow = z.object({
  originDay: z.iso.date(),
  horizonWeeks: z.int(),
  low80: z.number(),
  low50: z.number(),
  median: z.number(),
  high50: z.number(),
  high80: z.number(),
  observed: z.number(),
});

/** A team's scored forecasts of a place with what came, newest first. */
export function readPastForecasts(
  db: Db,
  team: string,
  yugoId: number,
  { measure, from, to }: ScoreSpan,
): Promise<z.output<typeof PastRow>[]> {
  const level = (at: number): string => `p.quantiles[23 * (s.horizon - 1) + ${at}]`;
  return db.rows(
    PastRow,
    `select i.origin_day as "originDay", s.horizon as "horizonWeeks", ${level(4)} as low80, ${level(7)} as low50,
            ${level(12)} as median, ${level(17)} as high50, ${level(20)} as high80, s.observed
       from forecast_score s
       join forecast_issue i on i.issue_id = s.issue_id
       join forecast_place p on p.issue_id = s.issue_id and p.place_id = s.place_id
      where i.team = $1 and s.place_id = $2::int and i.measure = $3 and i.origin_day > $4::date and s.known_day <= $5::date
        and s.wis is not null
      order by i.origin_day desc`,
    [team, yugoId, measure, from, to],
  );
}
