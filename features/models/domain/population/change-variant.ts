import type { Variant } from './variants.ts';
import type { AddressGround, PopulationView } from './population-address.ts';

/** Another variant of the forecast: it moves what the person has not moved; horizon and mothers' age stay. */
export function changeVariant(
  { params, variant: before }: Pick<PopulationView, 'params' | 'variant'>,
  variant: Variant,
  variants: AddressGround['variants'],
): Pick<PopulationView, 'params' | 'variant'> {
  const { horizonYears, meanAgeShift } = params;
  const reference = { ...variants[before], horizonYears };
  const moved = Object.fromEntries(
    Object.entries(params).filter(([name, path]) => path !== reference[name as keyof typeof reference]),
  );
  return { variant, params: { ...variants[variant], horizonYears, meanAgeShift, ...moved } };
}
