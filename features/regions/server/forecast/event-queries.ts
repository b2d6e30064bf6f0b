import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { ownTeam } from './issue/issue-queries.ts';

const EventRow = z.object({
  /** Day of the event: the last of the counted week, or the day of the release. */
  day: z.iso.date(),
  /** People counted in the week, or expected in the first target week. */
  value: z.number(),
  low: z.number(),
  high: z.number(),
  from: z.iso.date(),
  to: z.iso.date(),
  release: z.iso.date(),
  /** Whether the counted week lay outside the band of 80 %; true for a release. */
  happened: z.boolean(),
});

/** What happened to our forecast of a place: a week was counted, or a release came. Unit: people. */
export type ForecastEvent = z.output<typeof EventRow>;

/** Of what is asked: measure and place, up to the clock's day, so many at most. */
interface Asked {
  measure: 'cases' | 'deaths';
  yugoId: number;
  day: string;
  most: number;
}

/** Places of 10, 50 and 90 % among the 23 levels, counted from one. */
const [tenth, half, ninetieth] = [4, 12, 20];

/** Widest band that is said to hold. */
const band = 80;

/** Counted weeks beside the band of the release a week before them, newest first; only those that left it where said. Each was scored from what was published when it ended. */
export function listCountedWeeks(
  db: Db,
  { measure, yugoId, day, most }: Asked,
  { outsideOnly }: { outsideOnly: boolean },
): Promise<ForecastEvent[]> {
  return db.rows(
    EventRow,
    `select s.known_day as day, s.observed as value, p.quantiles[${tenth}] as low, p.quantiles[${ninetieth}] as high,
            i.origin_day + 1 as "from", s.known_day as "to", i.origin_day as release, s.inside > ${band} as happened
       from forecast_place p
       join forecast_issue i on i.issue_id = p.issue_id and i.team = $1 and i.measure = $2
       join forecast_score s on s.issue_id = p.issue_id and s.place_id = p.place_id and s.horizon = 1
      where p.place_id = $3::int and p.quantiles is not null and s.observed is not null and s.known_day <= $4::date
        and (not $6::boolean or s.inside > ${band})
      order by s.known_day desc limit $5::int`,
    [ownTeam, measure, yugoId, day, most, outsideOnly],
  );
}

/** Releases that forecast the place, newest first, each with its first target week. */
export function listReleasesOf(db: Db, { measure, yugoId, day, most }: Asked): Promise<ForecastEvent[]> {
  return db.rows(
    EventRow,
    `select i.origin_day as day, p.quantiles[${half}] as value, p.quantiles[${tenth}] as low,
            p.quantiles[${ninetieth}] as high, i.origin_day + 1 as "from", i.origin_day + 7 as "to",
            i.origin_day as release, true as happened
       from forecast_place p
       join forecast_issue i on i.issue_id = p.issue_id and i.team = $1 and i.measure = $2
      where p.place_id = $3::int and p.quantiles is not null and i.origin_day <= $4::date
      order by i.origin_day desc limit $5::int`,
    [ownTeam, measure, yugoId, day, most],
  );
}

/** What changes when a release or a scored week comes: who keeps what was read of them reads again then. */
export async function readForecastMark(db: Db, day: string): Promise<string> {
  const [row] = await db.rows(
    z.object({ mark: z.string() }),
    `select coalesce(max(k.issue_id), 0) || ' ' || coalesce(sum(k.scored), 0) as mark
       from (select i.issue_id, (select count(*) from forecast_score s where s.issue_id = i.issue_id and s.horizon = 1) as scored
               from forecast_issue i where i.team = $1 and i.origin_day <= $2::date
              order by i.origin_day desc limit 8) k`,
    [ownTeam, day],
  );
  return row!.mark;
}
