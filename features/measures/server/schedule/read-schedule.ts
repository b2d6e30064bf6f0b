import { AppError } from '#platform/contract/errors.ts';
import type { Schedule } from './schedule-queries.ts';

/** The moments an acceptance names; refuses one that has passed and an end before the beginning, by field. */
export function readSchedule(
  { publishAt, expiresAt }: { publishAt?: string | undefined; expiresAt?: string | undefined },
  now: Date,
): Schedule {
  const [from, to] = [publishAt, expiresAt].map((said) => (said === undefined ? null : new Date(said)));
  const fields: { path: string; message: string }[] = [];
  if (from && from <= now) fields.push({ path: 'publishAt', message: 'passed' });
  if (to && to <= (from ?? now)) fields.push({ path: 'expiresAt', message: 'before_start' });
  if (fields.length > 0) throw new AppError('form_incorrect', { fields });
  return { publishAt: from ?? null, expiresAt: to ?? null };
}
