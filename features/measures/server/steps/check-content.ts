import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import {
  isTermReversed,
  missingFields,
  subjectKinds,
  type MeasureContent,
} from '../../domain/content/measure-content.ts';

/** Refuses what can't be kept even as a draft: a reversed term, places and entries that do not exist, subjects of the other direction. */
export async function checkContent(tx: Db, content: MeasureContent): Promise<void> {
  const fields: { path: string; message: string }[] = [];
  if (isTermReversed(content)) fields.push({ path: 'content.ends', message: 'before_start' });
  const kinds: readonly string[] = subjectKinds[content.direction];
  for (const [at, { kind }] of content.subjects.entries())
    if (!kinds.includes(kind))
      fields.push({ path: `content.subjects.${at}.kind`, message: 'other_direction' });
  const units = content.indicators.flatMap(({ unitId }) => (unitId === null ? [] : [unitId]));
  const [known] = await tx.rows(
    z.object({ places: z.int(), issues: z.int(), units: z.int() }),
    `select (select count(*)::int from place where yugo_id = any($1::int[]) and kind in ('country', 'district', 'region')) as places,
            (select count(*)::int from handbook_entry where handbook = 'issue' and entry_id = any($2::int[])) as issues,
            (select count(*)::int from handbook_entry where handbook = 'unit' and entry_id = any($3::int[])) as units`,
    [content.yugoIds, content.issues, units],
  );
  const wanted = { places: content.yugoIds, issues: content.issues, units };
  const paths = { places: 'content.yugoIds', issues: 'content.issues', units: 'content.indicators' };
  for (const key of ['places', 'issues', 'units'] as const)
    if (known![key] !== new Set(wanted[key]).size) fields.push({ path: paths[key], message: 'unknown' });
  if (fields.length > 0) throw new AppError('form_incorrect', { fields });
}

/** Refuses what a moderator can't decide on. */
export function requireWhole(content: MeasureContent): void {
  const missing = missingFields(content);
  if (missing.length > 0)
    throw new AppError('form_incorrect', {
      fields: missing.map((path) => ({ path: `content.${path}`, message: 'missing' })),
    });
}
