/** A value of a day, and what it turned out to be. */
interface Dated {
  day: string;
  value: number;
  later?: number;
}

/** The same course in another unit, what became known later of it too. */
export function mapValues(points: readonly Dated[], write: (value: number) => number): Dated[] {
  return points.map(({ day, value, later }) => ({
    day,
    value: write(value),
    ...(later !== undefined && { later: write(later) }),
  }));
}
