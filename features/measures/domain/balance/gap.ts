/** How far a figure is from what it is compared with. */
export interface Gap {
  /** Part of the reference; above 0 = better. */
  share: number;
  /** Figure less reference, in the unit of both. */
  difference: number;
  verdict: 'worse' | 'near' | 'better';
}

/** Under this part of the reference either way a figure is at it. */
const nearShare = 0.02;

/** The distance of a figure to a norm or to the country; null where one of them is not known, or the reference is 0. */
export function gapOf(value: number | null, reference: number | null, betterIs: 'up' | 'down'): Gap | null {
  if (value === null || reference === null || reference === 0) return null;
  const difference = value - reference;
  const share = (betterIs === 'up' ? difference : -difference) / Math.abs(reference);
  return {
    share,
    difference,
    verdict: Math.abs(share) < nearShare ? 'near' : share < 0 ? 'worse' : 'better',
  };
}
