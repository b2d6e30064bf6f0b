import type { EvidenceMark } from './parameter.ts';

/** Years the table covers. */
export const policyYears = [2020, 2021, 2022, 2023, 2024, 2025, 2026] as const;

/** A year of the table. */
export type PolicyYear = (typeof policyYears)[number];

/** One entry a year of `policyYears`. */
export type ByPolicyYear<T> = readonly [T, T, T, T, T, T, T];

/** One number of the federal rules by year; null = to be supplied by the operator. What changes within a year is that of its 31 December. */
export interface PolicyRow {
  readonly path: string;
  readonly unit: string;
  readonly values: ByPolicyYear<number | null>;
  /** One mark for all years, or one a year. */
  readonly marks: EvidenceMark | ByPolicyYear<EvidenceMark>;
  /** The act that sets it, for all years or one a year: `law 540-FZ of 2023-11-27, article 8`; or where it was found. */
  readonly sources: string | ByPolicyYear<string>;
}

/** Where a number of a year comes from. */
export function sourceIn({ sources }: PolicyRow, year: number): string {
  if (typeof sources === 'string') return sources;
  return sources[(policyYears as readonly number[]).indexOf(year)] ?? sources[sources.length - 1]!;
}

/** The same number in every year. */
export function everyYear<T>(value: T): ByPolicyYear<T> {
  return [value, value, value, value, value, value, value];
}
