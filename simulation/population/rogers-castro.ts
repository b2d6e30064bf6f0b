import { requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';

/** Seven parameters of a migration schedule: childhood and labour peaks over a constant. */
export interface RogersCastro {
  readonly a1: number;
  readonly alpha1: number;
  readonly a2: number;
  readonly alpha2: number;
  readonly mu2: number;
  readonly lambda2: number;
  readonly c: number;
}

/**
 * Age schedule of migration at ages x + ½.
 *
 * @returns raw rates, one a year of age 0…openAge, and the same scaled to add up to 1.
 *
 * Source: modelling.md 2.3; A. Rogers & L. Castro 1981, IIASA RR-81-30.
 */
export function rogersCastro(
  parameters: RogersCastro,
  openAge = 100,
): { raw: number[]; normalised: number[] } {
  for (const [name, value] of Object.entries(parameters)) requireFinite(name, value);
  requireWhole('openAge', openAge, 1, 150);
  const { a1, alpha1, a2, alpha2, mu2, lambda2, c } = parameters;
  const raw = Array.from({ length: openAge + 1 }, (_, age) => {
    const x = age + 0.5;
    return (
      a1 * Math.exp(-alpha1 * x) + a2 * Math.exp(-alpha2 * (x - mu2) - Math.exp(-lambda2 * (x - mu2))) + c
    );
  });
  const sum = raw.reduce((total, rate) => total + rate, 0);
  return { raw, normalised: raw.map((rate) => rate / sum) };
}
