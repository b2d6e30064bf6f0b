import { ApiError } from '#platform/web/api.ts';

/** Stable code of any failure of a call: the answer's own, or how the way to it failed. */
export function errorCodeOf(error: unknown): string {
  if (error instanceof ApiError) return error.problem.code;
  if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
  return 'network';
}
