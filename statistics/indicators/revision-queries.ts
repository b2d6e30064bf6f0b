import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { step, stepColumns, stepsWindow } from '../releases/steps.ts';
import { factsOf } from './release-queries.ts';

const RevisionRow = z.object({
  yugoId: z.int(),
  day: z.iso.date(),
  knownAt: z.iso.date(),
  value: z.number(),
  before: z.number(),
  beforeKnownAt: z.iso.date(),
  kind: z.enum(['revised', 'editions']),
  source: z.string(),
  sample: z.boolean(),
  total: z.int(),
});

/** A value that took the place of an older one of the same place and day, or of another edition's known on the same day. */
export type Revision = Omit<z.output<typeof RevisionRow>, 'total'>;

/** Which revisions: of one part of an indicator, known by a day; of one place, or of the release of one day, where said. */
export interface AskedRevisions {
  indicator: string;
  dims: string;
  asOf: string;
  yugoId: number | null;
  knownAt: string | null;
  /** True: editions that differ are left out. */
  revisedOnly: boolean;
  most: number;
}

/**
 * Revisions, the newest first, and of one release those that changed most, with how many there are in all. They are
 * the values that the releases count as changed, and as differing between editions: of these the value that is shown
 * stands last.
 */
export async function listRevisions(
  db: Db,
  { indicator, dims, asOf, yugoId, knownAt, revisedOnly, most }: AskedRevisions,
): Promise<{ total: number; revisions: Revision[] }> {
  const rows = await db.rows(
    RevisionRow,
    `with known as (
       select s.place_id, s.source, s.sample, f.day, f.known_at, f.value, ${stepColumns}
         from ${factsOf} and ($4::int is null or s.place_id = $4)
       window ${stepsWindow})
     select place_id as "yugoId", day, known_at as "knownAt", value, before, since as "beforeKnownAt",
            case when ${step.changed} then 'revised' else 'editions' end as kind, source, sample,
            count(*) over ()::int as total
       from known
      where (${step.changed} or ${step.differing}) and ($5::date is null or known_at = $5)
        and (${step.changed} or not $7)
      order by known_at desc, abs(value - before) / nullif(abs(before), 0) desc nulls first, day desc, place_id
      limit $6`,
    [indicator, dims, asOf, yugoId, knownAt, most, revisedOnly],
  );
  return { total: rows[0]?.total ?? 0, revisions: rows };
}
