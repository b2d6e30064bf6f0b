import { isRouteErrorResponse } from 'react-router';
import type { Problem } from '#platform/contract/errors.ts';
import { isChunkError } from '#platform/web/errors/chunk-error.ts';
import { looksLikeProblem } from '#platform/web/api.ts';

/** What kind of view a failed page gets. */
export type Failure =
  | { kind: 'chunk' }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'notFound' }
  | { kind: 'unknown'; message: string; stack?: string };

/** Reads whatever a loader or a drawing threw. */
export function readFailure(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    if (looksLikeProblem(error.data)) return { kind: 'problem', problem: error.data };
    return error.status === 404
      ? { kind: 'notFound' }
      : { kind: 'unknown', message: `${error.status} ${error.statusText}` };
  }
  if (isChunkError(error)) return { kind: 'chunk' };
  if (error instanceof Error) return { kind: 'unknown', message: error.message, stack: error.stack };
  return { kind: 'unknown', message: String(error) };
}
