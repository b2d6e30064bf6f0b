/** The numbers a slider can take. */
export interface Bounds {
  min: number;
  max: number;
  step: number;
}

/** The nearest number of the scale, without the dust of binary fractions. */
export function clampToStep(value: number, { min, max, step }: Bounds): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(10));
}

/** Where a value stands on the rail, 0…1. */
export function shareOf(value: number, { min, max }: Pick<Bounds, 'min' | 'max'>): number {
  return max === min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)));
}
