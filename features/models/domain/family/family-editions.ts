import { versionsOf, type Edition, type Editions } from '../editions/editions.ts';
import { rollUpRegion } from './roll-up-region.ts';
import { runFamily } from './run-family.ts';

/** A version of the family model with what it computes by. */
export interface FamilyEdition extends Edition {
  readonly runFamily: typeof runFamily;
  readonly rollUpRegion: typeof rollUpRegion;
}

/** Every version of the family model, newest first. */
export const familyEditions = [
  { version: 1, day: '2026-11-22', runFamily, rollUpRegion },
] as const satisfies Editions<FamilyEdition>;

/** Their numbers, newest first. */
export const familyVersions = versionsOf(familyEditions);
