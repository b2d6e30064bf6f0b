/**
 * The ends of an interval as they are written: rounded outwards, so that no interval is narrower than the rounding of
 * its numbers. @param digits decimals that are shown.
 */
export function outward(low: number, high: number, digits: number): [low: number, high: number] {
  const unit = 10 ** digits;
  // Binary dust must not cost a whole step.
  const scaled = (value: number): number => Number((value * unit).toFixed(2));
  return [Math.floor(scaled(low)) / unit, Math.ceil(scaled(high)) / unit];
}
