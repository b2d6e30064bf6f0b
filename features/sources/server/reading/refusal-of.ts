import { RefusedSource } from '#connectors/refused-source.ts';
import { RefusedFetch } from '#platform/server/fetch/refused-fetch.ts';
import { RefusedFile } from '#platform/server/foreign/foreign-file.ts';

/** Why what a source answered was not taken, for the operator; null for a fault of ours. */
export function refusalOf(
  error: unknown,
): { reason: string; details: Readonly<Record<string, string | number>> } | null {
  if (error instanceof RefusedFetch || error instanceof RefusedSource)
    return { reason: error.reason, details: error.details };
  // The thread was ended for its time or memory, or what it read grew beyond all bounds.
  return error instanceof RefusedFile ? { reason: error.reason, details: {} } : null;
}
