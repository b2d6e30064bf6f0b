/** A remark that travels with a result; texts live in the message catalogues. */
export interface Warning {
  readonly code: string;
  readonly severity: 'info' | 'warn' | 'block';
  readonly params: Readonly<Record<string, string | number>>;
}

/** What every published result carries; `computedAt` comes from the caller, the library has no clock. */
export interface RunRecord {
  readonly model: string;
  readonly modelVersion: string;
  readonly inputHash: string;
  readonly dataAsOf: string;
  readonly computedAt: string;
  readonly warnings: readonly Warning[];
}

/** The record of one run; equal inputs give equal hashes whatever the order of their keys. */
export function describeRun(
  run: Omit<RunRecord, 'inputHash' | 'warnings'> & {
    readonly input: unknown;
    readonly warnings?: readonly Warning[];
  },
): RunRecord {
  const { input, warnings = [], ...rest } = run;
  return { ...rest, inputHash: inputHash(input), warnings };
}

/** 64-bit fingerprint (16 hex digits) of a plain value; not for secrets. */
export function inputHash(input: unknown): string {
  const text = canonicalText(input);
  let low = 0x811c_9dc5;
  let high = 0x5bd1_e995;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x0100_0193);
    high = Math.imul(high ^ code ^ (low >>> 13), 0x5bd1_e995);
  }
  return hex(high ^ (high >>> 15)) + hex(low ^ (low >>> 16));
}

/** JSON with sorted keys; typed arrays as arrays, undefined left out. */
export function canonicalText(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (isTypedArray(value)) return canonicalText(Array.from(value));
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`).join(',')}}`;
}

function isTypedArray(value: object): value is ArrayLike<number> {
  return ArrayBuffer.isView(value);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
