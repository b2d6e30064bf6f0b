import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { outcomeLacks } from '../../domain/receipt/judge-outcome.ts';
import { placeInBand, povertyYears } from '../../domain/receipt/receipt.ts';
import type { Condition } from '../list/filter-measures.ts';

/** One end of what a receipt promises of the whole span: per cent of cases, of the economy percentage points of poverty. */
const promised = (end: 'q05' | 'q95'): string =>
  `case r.kind when 'epidemic' then (r.bands->-1->>'${end}')::float8
               when 'family' then 100 * ((r.effect->'poorAfter'->>'${end}')::float8 - (r.inputs->'start'->>'poorShare')::float8) end`;

const KeptRow = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(['none', 'epidemic', 'family']),
  low: z.number().nullable(),
  high: z.number().nullable(),
  starts: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  gap: z.number().nullable(),
  lack: z.enum(outcomeLacks).nullable(),
});

/** What accepted versions promised of their whole span and what came of it as of a day, by measure and version; those without a receipt are left out. */
export async function readKept(
  db: Db,
  versions: readonly { id: number; version: number }[],
  day: string,
): Promise<(at: { id: number; version: number }) => ReturnType<typeof keptOf> | null> {
  const rows = await db.rows(
    KeptRow,
    `select r.measure_id as id, r.version, r.kind, ${promised('q05')} as low, ${promised('q95')} as high, r.starts,
            r.last_day as "lastDay", o.gap, o.lack
       from unnest($1::bigint[], $2::int[]) w(measure_id, version)
       join measure_receipt r on r.measure_id = w.measure_id and r.version = w.version
       left join measure_outcome o on o.measure_id = r.measure_id and o.version = r.version and o.known_day <= $3::date`,
    [versions.map(({ id }) => id), versions.map(({ version }) => version), day],
  );
  const known = new Map(rows.map((row) => [`${row.id} ${row.version}`, row]));
  return ({ id, version }) => {
    const row = known.get(`${id} ${version}`);
    return row ? keptOf(row) : null;
  };
}

function keptOf({ kind, low, high, starts, lastDay, gap, lack }: z.output<typeof KeptRow>) {
  const isBand = low !== null && high !== null;
  return {
    kind,
    low,
    high,
    lastDay: lastDay ?? (kind === 'family' && starts !== null ? povertyYears(starts).after : null),
    came: isBand && gap !== null ? { gap, verdict: placeInBand(gap, { q05: low, q95: high }) } : null,
    lack,
  };
}

const Counts = z.object({ inside: z.int(), stronger: z.int(), weaker: z.int() });

/** Of the promises of a condition's versions whose outcome is known by a day, how many lie inside of the band and on which side of it. */
export async function countKept(db: Db, where: Condition, day: string): Promise<z.output<typeof Counts>> {
  const [row] = await db.rows(
    Counts,
    `select count(*) filter (where gap between low and high)::int as inside, count(*) filter (where gap < low)::int as stronger,
            count(*) filter (where gap > high)::int as weaker
       from (select o.gap, ${promised('q05')} as low, ${promised('q95')} as high
               from measure_outcome o join measure_receipt r on r.measure_id = o.measure_id and r.version = o.version
               join measure_version v on v.measure_id = r.measure_id and v.version = r.version
               join measure m on m.measure_id = v.measure_id
              where o.gap is not null and o.known_day <= $${where.values.length + 1}::date and ${where.sql}) k`,
    [...where.values, day],
  );
  return row!;
}
