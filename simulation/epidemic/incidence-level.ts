import { requireFinite, requireIncreasing, requireSeries } from '#simulation/numeric/refusal.ts';

/** From which 7-day incidence (per 100 000) each level starts, lowest first; ours, editable. */
export type IncidenceScale = readonly { readonly level: string; readonly fromPer100k: number }[];

/**
 * The level of a 7-day incidence, for regions without bed and test figures.
 *
 * @param per100k  registered persons of the last 7 days per 100 000 residents, ≥ 0.
 * @returns the last level whose start is reached.
 *
 * Source: modelling.md 1.2 (own scale, labelled so on screen).
 */
export function incidenceLevel(per100k: number, scale: IncidenceScale): string {
  requireFinite('per100k', per100k, 0);
  const starts = scale.map(({ fromPer100k }) => fromPer100k);
  requireSeries('scale', starts, { minLength: 1 });
  requireIncreasing('scale', starts);
  const found = scale.findLast(({ fromPer100k }) => per100k >= fromPer100k);
  return found?.level ?? requireLevel(scale);
}

function requireLevel(scale: IncidenceScale): string {
  requireFinite('scale[0].fromPer100k', scale[0]?.fromPer100k, 0, 0);
  return scale[0]?.level ?? '';
}
