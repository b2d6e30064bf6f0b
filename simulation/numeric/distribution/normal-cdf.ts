import { gammaCdf, gammaTail } from './gamma.ts';
import { requireFinite } from '#simulation/numeric/refusal.ts';

/** P(Z ≤ z) of the standard normal, about 1e-14 relative also in the tails (through the incomplete gamma of shape ½). */
export function normalCdf(z: number): number {
  requireFinite('z', z);
  return z < 0 ? 0.5 * gammaTail(0.5, (z * z) / 2) : 0.5 * (1 + gammaCdf(0.5, (z * z) / 2));
}
