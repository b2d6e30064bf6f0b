import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { yieldToReaders } from '#platform/server/db/yield-to-readers.ts';
import { sourceVersion } from '#platform/server/derived/source-version.ts';
import { nextTick } from '#platform/server/derived/take-turns.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { knownOn } from '../vintages.ts';
import { isJudged, judge, twinsOf, type Judged } from './rules/judge.ts';
import type { Told } from './rules/told.ts';
import { writeFindings } from './write-findings.ts';

/** Series read by one statement: a few milliseconds in the embedded database. */
const seriesAtOnce = 120;
const epoch = '1970-01-01';

const About = z.object({ indicator: z.string(), unit: z.string(), kind: z.string(), dimensions: z.string() });
const Row = z.object({
  seriesId: z.int(),
  dims: z.string(),
  place: z.int(),
  source: z.string(),
  days: z.string(),
  values: z.string(),
});

/** Judges every figure anew where an import was published or the rules have changed since; returns how many findings there are, null where nothing was to be done. */
export async function deriveFindings(db: Db, signal?: AbortSignal): Promise<number | null> {
  const version = await sourceVersion(['statistics/findings/rules/judge.ts']);
  const [state] = await db.rows(
    z.object({ load: z.int(), isJudged: z.boolean() }),
    `select published_load() as load,
            exists (select from data_judged where published_load = published_load() and rules_version = $1) as "isJudged"`,
    [version],
  );
  if (state!.isJudged) return null;
  const gentle = yieldToReaders(db);
  const subjects = await gentle.rows(
    z.object({ id: z.int() }),
    `select yugo_id as id from place where kind = 'region'`,
  );
  const all = await gentle.rows(
    About,
    `select code as indicator, unit, kind, dimensions from indicator i
      where exists (select from series s where s.indicator = i.code and not s.sample) order by code`,
  );
  let found = 0;
  for (const about of all.filter(isJudged)) {
    signal?.throwIfAborted();
    const figures = await judgeOne(gentle, about, new Set(subjects.map(({ id }) => id)), version);
    found += figures;
  }
  await db.run(
    `insert into data_judged (published_load, rules_version) values ($1, $2)
     on conflict (only_row) do update set published_load = excluded.published_load, rules_version = excluded.rules_version`,
    [state!.load, version],
  );
  return found;
}

async function judgeOne(
  db: Db,
  about: Judged,
  subjects: ReadonlySet<number>,
  version: string,
): Promise<number> {
  const figures = await readTold(db, about.indicator);
  const twins = new Map<string, Told[]>();
  for (const twin of twinsOf(about.indicator)) twins.set(twin, await readTold(db, twin));
  const doubted = judge(about, figures, twins, subjects);
  await nextTick();
  const changed = await writeFindings(db, about.indicator, doubted, version);
  if (changed) await db.transaction(raiseDataVersion);
  return doubted.length;
}

/** Every published figure of an indicator that was not generated, as it is known last. */
async function readTold(db: Db, indicator: string): Promise<Told[]> {
  const told: Told[] = [];
  for (let after = 0; ;) {
    const rows = await db.rows(
      Row,
      `select s.series_id as "seriesId", s.dims, s.place_id as place, s.source, f.days, f.values
         from (select * from series where indicator = $1 and not sample and series_id > $2 order by series_id limit $3) s
        cross join lateral (
          select coalesce(string_agg((k.day - date '${epoch}')::text, ','), '') as days,
                 coalesce(string_agg(k.value::text, ','), '') as values
            from (select distinct on (f.day) f.day, f.value from fact f
                   where f.series_id = s.series_id and ${knownOn(`'infinity'`)}
                   order by f.day desc, f.known_at desc) k) f
        order by s.series_id`,
      [indicator, after, seriesAtOnce],
    );
    for (const { days, values, ...series } of rows) {
      const figures = values.split(',');
      if (days === '') continue;
      for (const [at, day] of days.split(',').entries())
        told.push({ ...series, day: addDays(epoch, Number(day)), value: Number(figures[at]) });
    }
    if (rows.length < seriesAtOnce) return told;
    after = rows.at(-1)!.seriesId;
    await nextTick();
  }
}
