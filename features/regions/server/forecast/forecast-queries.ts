import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';

/** A remark of the model that travels with a forecast. */
const Warning = z.object({
  code: z.string(),
  severity: z.enum(['info', 'warn', 'block']),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

const Trend = z.enum(['up', 'down', 'flat', 'unclear']).nullable();

const ReleaseRow = z.object({
  issueId: z.int(),
  team: z.string(),
  model: z.string(),
  modelVersion: z.string(),
  settings: z.string(),
  originDay: z.iso.date(),
  issuedAt: z.string(),
  weeks: z.int(),
});

/** A release as it was written down. */
export type ReleaseRow = z.output<typeof ReleaseRow>;

const releaseColumns = `i.issue_id as "issueId", i.team, i.model, i.model_version as "modelVersion", i.settings,
  i.origin_day as "originDay", to_char(i.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "issuedAt", i.weeks`;

const PlaceRow = ReleaseRow.extend({
  lastWeek: z.number().nullable(),
  trend: Trend,
  daily: z.array(z.number()).nullable(),
  quantiles: z.array(z.number()).nullable(),
  warnings: z.array(Warning),
  lack: z.string().nullable(),
  needed: z.int().nullable(),
  got: z.int().nullable(),
});

/** What a team issued for one place in its last releases up to a day, newest first; a release has a row for every subject and the country. */
export function readPlaceForecasts(
  db: Db,
  wanted: { team: string; measure: string; yugoId: number; day: string; count: number },
): Promise<z.output<typeof PlaceRow>[]> {
  return db.rows(
    PlaceRow,
    `select ${releaseColumns}, p.last_week as "lastWeek", p.trend, p.daily, p.quantiles,
            p.warnings, p.lack, p.needed, p.got
       from (select * from forecast_issue
              where team = $1 and measure = $2 and origin_day <= $4::date
              order by origin_day desc limit $5::int) i
       join forecast_place p on p.issue_id = i.issue_id and p.place_id = $3::int
      order by i.origin_day desc`,
    [wanted.team, wanted.measure, wanted.yugoId, wanted.day, wanted.count],
  );
}

/** A team's newest release up to a day; null before the first. Kept as long as the data stays the same. */
export function findRelease(db: Db, team: string, measure: string, day: string): Promise<ReleaseRow | null> {
  return readHandbook(db, `release ${team} ${measure} ${day}`, async () => {
    const [row] = await db.rows(
      ReleaseRow,
      `select ${releaseColumns} from forecast_issue i
        where i.team = $1 and i.measure = $2 and i.origin_day <= $3::date
        order by i.origin_day desc limit 1`,
      [team, measure, day],
    );
    return row ?? null;
  });
}

const SheetRow = z.object({
  yugoId: z.int(),
  lastWeek: z.number().nullable(),
  trend: Trend,
  /** 10, 25, 50, 75, 90 % of each week, week after week. */
  quantiles: z.array(z.number()).nullable(),
  /** 20, 50 and 80 % of the week that is told. */
  told: z.array(z.number()).length(3).nullable(),
});

/** Hub levels a sheet shows, by their place among the 23: 10, 25, 50, 75, 90 %. */
const sheetLevels = [4, 7, 12, 17, 20];
const levels = 23;
/** Levels that tell a direction: 20, 50 and 80 %. */
const directionLevels = [6, 12, 18];

/** The week ahead a sheet tells of: the second, or the first of a release that holds no more. */
export const toldWeekOf = ({ weeks }: Pick<ReleaseRow, 'weeks'>): number => Math.min(2, weeks);

/** All places of one release with the quantiles a sheet shows. */
export function readSheet(
  db: Db,
  { issueId, weeks }: Pick<ReleaseRow, 'issueId' | 'weeks'>,
): Promise<z.output<typeof SheetRow>[]> {
  const picked = Array.from({ length: weeks }, (_, week) =>
    sheetLevels.map((level) => `p.quantiles[${week * levels + level}]`),
  ).flat();
  const told = directionLevels.map((level) => `p.quantiles[${(toldWeekOf({ weeks }) - 1) * levels + level}]`);
  return db.rows(
    SheetRow,
    `select p.place_id as "yugoId", p.last_week as "lastWeek", p.trend,
            case when p.quantiles is not null then array[${picked.join(', ')}] end as quantiles,
            case when p.quantiles is not null then array[${told.join(', ')}] end as told
       from forecast_place p where p.issue_id = $1::int`,
    [issueId],
  );
}
