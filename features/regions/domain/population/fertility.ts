/** Five-year ages of women, as dimensions are written: the tables hold single years of age beside them. */
export const fiveYears = '^age=\\d+(-\\d+|\\+)$';

const yearsInGroup = 5;

/**
 * Children a woman has in her life at the rates of a year, to a thousandth.
 * @param rates the rates of the five-year ages added up. Unit: births a woman and year.
 */
export function childrenPerWoman(rates: number): number {
  return Math.round(rates * yearsInGroup * 1000) / 1000;
}
