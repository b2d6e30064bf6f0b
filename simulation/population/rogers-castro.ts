import { refuse, requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';

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

const parameterBounds = [
  ['a1', 0, 10],
  ['alpha1', 0, 10],
  ['a2', 0, 10],
  ['alpha2', 0, 10],
  ['mu2', 0, 100],
  ['lambda2', 0, 10],
  ['c', 0, 10],
] as const;

/**
 * Age schedule of migration at ages x + ½.
 *
 * @throws InputRefusal for a parameter that is missing, negative or out of bounds, and where nobody would move.
 * @returns raw rates, one a year of age 0…openAge, and the same scaled to add up to 1.
 *
 * Source: modelling.md 2.3; A. Rogers & L. Castro 1981, IIASA RR-81-30.
 */
export function rogersCastro(
  parameters: RogersCastro,
  openAge = 100,
): { raw: number[]; normalised: number[] } {
  for (const [name, min, max] of parameterBounds) requireFinite(name, parameters[name], min, max);
  requireWhole('openAge', openAge, 1, 150);
  const { a1, alpha1, a2, alpha2, mu2, lambda2, c } = parameters;
  const raw = Array.from({ length: openAge + 1 }, (_, age) => {
    const x = age + 0.5;
    return (
      a1 * Math.exp(-alpha1 * x) + a2 * Math.exp(-alpha2 * (x - mu2) - Math.exp(-lambda2 * (x - mu2))) + c
    );
  });
  const sum = raw.reduce((total, rate) => total + rate, 0);
  if (!(sum > 0 && sum < Infinity)) refuse({ path: 'parameters', code: 'inconsistent', got: sum });
  return { raw, normalised: raw.map((rate) => rate / sum) };
}
