import type { EvidenceMark } from './parameter.ts';

/** Years the table covers. */
export const policyYears = [2023, 2024, 2025, 2026] as const;

/** A year of the table. */
export type PolicyYear = (typeof policyYears)[number];

/** One number of the federal rules by year; null = to be supplied by the operator. Holds from 1 January to 31 December. */
export interface PolicyRow {
  readonly path: string;
  readonly unit: string;
  readonly values: readonly [number | null, number | null, number | null, number | null];
  /** One mark for all years, or one a year. */
  readonly marks: EvidenceMark | readonly [EvidenceMark, EvidenceMark, EvidenceMark, EvidenceMark];
  readonly source: string;
}
