/** The few number formats this needs of the interface's language. */
export interface ValueFormats {
  number: (value: number, digits?: number) => string;
  short: (value: number, digits?: number) => string;
}

const shortFrom = 100_000;

/**
 * A figure with its unit as it stands in lists. Large ones are abbreviated: 19 673 004 млн ₽ is 19,7 трлн ₽.
 * @param unit short name of the unit in the reader's language, as in the handbook of units. @param decimals digits of exact figures.
 */
export function writeValue(
  value: number,
  unit: string,
  decimals: number,
  { number, short }: ValueFormats,
): string {
  const figure = Math.abs(value) >= shortFrom ? short(value) : number(value, decimals);
  return unit === '' ? figure : `${figure}\u00A0${unit}`;
}
