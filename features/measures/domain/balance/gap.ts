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

/** Of an index, where 100 is no change, this many points either way. */
const nearPoints = 0.5;

/**
 * The distance of a figure to a norm or to the country; null where one of them is not known, or the reference is 0.
 * @param isIndex a figure in per cent of another time: its distance is in points, since a part of 100 hides it.
 */
export function gapOf(
  value: number | null,
  reference: number | null,
  { betterIs, isIndex = false }: { betterIs: 'up' | 'down'; isIndex?: boolean },
): Gap | null {
  if (value === null || reference === null || reference === 0) return null;
  const difference = value - reference;
  const share = (betterIs === 'up' ? difference : -difference) / (isIndex ? 100 : Math.abs(reference));
  const isNear = isIndex ? Math.abs(difference) < nearPoints : Math.abs(share) < nearShare;
  return { share, difference, verdict: isNear ? 'near' : share < 0 ? 'worse' : 'better' };
}
