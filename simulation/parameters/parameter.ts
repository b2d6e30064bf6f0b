/** How far a number is backed: found in a source, general knowledge, or the operator's to supply. */
export type EvidenceMark = 'verified' | 'known' | 'operator';

/** Where a number comes from and when it holds; shown behind "parameters and sources". */
export interface Evidence {
  readonly unit: string;
  readonly source: string;
  readonly mark: EvidenceMark;
  /** ISO dates, both included; null = open. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** A number with its bounds (both included) and its origin; `value` null means that somebody must supply it. */
export interface Parameter<Value = number> extends Evidence {
  readonly value: Value | null;
  readonly min?: number;
  readonly max?: number;
}

/** A parameter with an open validity; dates are given where a number has them. */
export function parameter<Value>(
  value: Value | null,
  unit: string,
  mark: EvidenceMark,
  source: string,
  rest: { min?: number; max?: number; validFrom?: string | null; validTo?: string | null } = {},
): Parameter<Value> {
  return { value, unit, mark, source, validFrom: null, validTo: null, ...rest };
}
