/** Two significant digits: more would claim a precision no scenario has. */
export function roundTwo(value: number): number {
  return Number(value.toPrecision(2));
}
