import type { EpidemicYear, PopulationParams } from './population-params.ts';
import type { Variant } from './variants.ts';

/** Where a projection begins; numbers as the library takes them. Ages 0…100, the last open. */
export interface PlaceStart {
  baseYear: number;
  /** Mid-year. Unit: people. */
  people: { male: number[]; female: number[] };
  /** Deaths a person and year. */
  mortality: { male: number[]; female: number[] };
  /** Shares of the total fertility rate at ages 15…49. */
  fertilityShape: number[];
  /** Shares of all migrants. */
  migrationShape: { male: number[]; female: number[] };
  sexRatioAtBirth: number;
  /** First and last of the years whose deaths make `mortality`; null in starts of the first version. */
  rateYears?: [number, number] | null | undefined;
  /** A base year of the epidemic: its deaths as a multiple of what those years' rates give. */
  epidemic?: EpidemicYear | null | undefined;
}

/** A start with the parameters of each variant. */
export interface KnownStart {
  start: PlaceStart;
  variants: Record<Variant, PopulationParams>;
}

/** Usual and longest reach of a projection. Unit: years. */
export const horizons = { usual: 30, most: 50 } as const;
/** The age of work rises evenly: 63 and 58 in 2024 lie on this line (pension law). */
export const retirement = { from: 2018, to: 2028, male: [60, 65], female: [55, 60] } as const;

/** The start of a version; the newest where it has none of its own. */
export function startOfVersion<One extends KnownStart>(
  { older, ...newest }: One & { older: readonly ({ version: number } & KnownStart)[] },
  version: number,
): KnownStart {
  return older.find((one) => one.version === version) ?? newest;
}
