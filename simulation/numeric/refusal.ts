/** What can be wrong with an input; a caller translates the code, never the message. */
export type ProblemCode =
  | 'missing'
  | 'not-finite'
  | 'not-whole'
  | 'not-a-date'
  | 'out-of-bounds'
  | 'too-short'
  | 'too-long'
  | 'wrong-shape'
  | 'unordered'
  | 'unknown'
  | 'inconsistent';

/** One problem: where, what, which bounds held, what came. */
export interface InputProblem {
  readonly path: string;
  readonly code: ProblemCode;
  readonly min?: number;
  readonly max?: number;
  readonly got: unknown;
}

/** Thrown for input that no model may compute with; answers HTTP 400 at the edge. */
export class InputRefusal extends Error {
  readonly problems: readonly InputProblem[];
  constructor(problems: readonly InputProblem[]) {
    super(problems.map(({ path, code, got }) => `${path}: ${code} (got ${String(got)})`).join('; '));
    this.name = 'InputRefusal';
    this.problems = problems;
  }
}

/** Not enough data to compute honestly: an answer, not an error. `needed` and `got` count what `reason` names. */
export interface Insufficient {
  readonly status: 'insufficient';
  readonly reason: string;
  readonly needed: number;
  readonly got: number;
}

/** Throws the typed refusal with one problem. */
export function refuse(problem: InputProblem): never {
  throw new InputRefusal([problem]);
}

/** The value when it is a finite number within the bounds (both included), else a refusal. */
export function requireFinite(path: string, value: unknown, min = -Infinity, max = Infinity): number {
  if (value === undefined || value === null) refuse({ path, code: 'missing', got: value });
  if (typeof value !== 'number' || !Number.isFinite(value)) refuse({ path, code: 'not-finite', got: value });
  if (value < min || value > max) refuse({ path, code: 'out-of-bounds', min, max, got: value });
  return value;
}

/** The value when it is a whole number within the bounds, else a refusal. */
export function requireWhole(path: string, value: unknown, min = -Infinity, max = Infinity): number {
  const number = requireFinite(path, value, min, max);
  if (!Number.isInteger(number)) refuse({ path, code: 'not-whole', min, max, got: value });
  return number;
}

/** Bounds of a series: of its length and of each value. */
export interface SeriesBounds {
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
}

/** Refuses a series whose length or any value lies outside the bounds; values are ≥ 0 unless `min` says otherwise. */
export function requireSeries(path: string, values: ArrayLike<number>, bounds: SeriesBounds = {}): void {
  const { length, minLength = length ?? 0, maxLength = length ?? Infinity, min = 0, max = Infinity } = bounds;
  if (values === undefined || values === null) refuse({ path, code: 'missing', got: values });
  if (length !== undefined && values.length !== length)
    refuse({ path, code: 'wrong-shape', min: length, max: length, got: values.length });
  if (values.length < minLength) refuse({ path, code: 'too-short', min: minLength, got: values.length });
  if (values.length > maxLength) refuse({ path, code: 'too-long', max: maxLength, got: values.length });
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    // The happy path stays free of string building: a series may hold thousands of values.
    if (typeof value !== 'number' || !(value >= min && value <= max) || !Number.isFinite(value))
      requireFinite(`${path}[${i}]`, value, min, max);
  }
}

/** Refuses values that don't grow strictly. */
export function requireIncreasing(path: string, values: ArrayLike<number>): void {
  for (let i = 1; i < values.length; i++) {
    const before = values[i - 1] ?? 0;
    if ((values[i] ?? 0) <= before)
      refuse({ path: `${path}[${i}]`, code: 'unordered', min: before, got: values[i] });
  }
}

/** The value when it is one of the allowed, else a refusal. */
export function requireOneOf<T extends string>(path: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) refuse({ path, code: 'unknown', got: value });
  return found;
}
