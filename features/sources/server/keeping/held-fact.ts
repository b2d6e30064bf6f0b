import type { WeighedFact } from '#statistics/import/live/weigh-rows.ts';
import type { HoldReason } from '../../domain/judge-figure.ts';

/** A figure that waits for a person, and why. */
export interface HeldFact extends WeighedFact {
  reason: HoldReason;
}
