/** A model that gains less than this share on "same as last week" gains nothing worth showing in colour. */
export const leastGain = 0.05;

/** True where a horizon is to be greyed: too little gained, or never scored. */
export function isWeakHorizon(relativeWis: number | null): boolean {
  return relativeWis === null || relativeWis > 1 - leastGain;
}
