import { RefusedSource } from '#connectors/refused-source.ts';
import { AppError } from '#platform/contract/errors.ts';
import { RefusedFetch } from '#platform/server/fetch/refused-fetch.ts';
import { RefusedFile } from '#platform/server/foreign/foreign-file.ts';
import type { Refusal } from '../../domain/refusal-text.ts';

/** Why what a source answered was not taken, for the operator; null for a fault of ours. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RefusedFetch || error instanceof RefusedSource)
    return { reason: error.reason, details: error.details };
  // The registry takes so many entities at once.
  if (error instanceof AppError && error.code === 'form_incorrect')
    return { reason: 'too_many_rows', details: {} };
  // The thread was ended for its time or memory, or what it read grew beyond all bounds.
  return error instanceof RefusedFile ? { reason: error.reason, details: {} } : null;
}
