const maxDecimals = 4;

/**
 * A course of numbers as a short text: the decimals all of them need, then the steps from one to the next in base 36,
 * `_` for null. Exact; null where a number has more decimals than a course of figures has.
 */
export function packNumbers(values: readonly (number | null)[]): string | null {
  const digits = decimalsOf(values);
  if (digits === null) return null;
  const scale = 10 ** digits;
  let before = 0;
  const steps = values.map((value) => {
    if (value === null) return '_';
    const here = Math.round(value * scale);
    const step = here - before;
    before = here;
    return step < 0 ? step.toString(36) : `+${step.toString(36)}`;
  });
  return `${digits}${steps.join('')}`;
}

/** The numbers of a text of `packNumbers`. */
export function unpackNumbers(text: string): (number | null)[] {
  const scale = 10 ** Number(text[0]);
  let here = 0;
  return (text.slice(1).match(/_|[+-][0-9a-z]+/g) ?? []).map((step) => {
    if (step === '_') return null;
    here += Number.parseInt(step, 36);
    return here / scale;
  });
}

/** The fewest decimals that tell every number exactly. */
function decimalsOf(values: readonly (number | null)[]): number | null {
  for (let digits = 0; digits <= maxDecimals; digits += 1) {
    const scale = 10 ** digits;
    const tells = (value: number | null): boolean =>
      value === null || (Math.abs(value) < 1e9 && Math.round(value * scale) / scale === value);
    if (values.every(tells)) return digits;
  }
  return null;
}
