import type { Problem } from '#platform/contract/errors.ts';

/** True when something looks like a problem answer; by its shape, so that the browser carries no list of codes. */
export function looksLikeProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { code, title, status } = value as Partial<Problem>;
  return typeof code === 'string' && typeof title === 'string' && typeof status === 'number';
}
