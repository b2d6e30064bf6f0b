import { fertilityVariants, migrationVariant } from '#simulation/parameters/population.ts';
import { suppliedOr } from '#simulation/parameters/supplied.ts';
import type { Knot } from '#simulation/population/knots.ts';
import { boundsOf, type PopulationParams } from './population-params.ts';
import type { Goal, Variant } from './variants.ts';

interface Ground {
  baseYear: number;
  /** Residents of the base year. */
  people: number;
  medium: PopulationParams;
  e0: (sex: 'male' | 'female', goal: Goal) => Knot[];
}

/** The parameters of a variant: the middle one's with what its name says moved. */
export function variantParams(variant: Variant, ground: Ground): PopulationParams {
  const { medium, e0 } = ground;
  const { fewer, more } = suppliedOr('tfr', null, fertilityVariants);
  switch (variant) {
    case 'medium':
      return medium;
    case 'low':
    case 'high':
      return { ...medium, e0Male: e0('male', variant), e0Female: e0('female', variant) };
    case 'fewerBirths':
      return { ...medium, tfr: births(ground, fewer) };
    case 'moreBirths':
      return { ...medium, tfr: births(ground, more) };
    case 'noMigration':
      return { ...medium, netMigration: still(ground.baseYear, 0) };
    case 'moreMigration':
      return { ...medium, netMigration: moreMigration(ground) };
    case 'fewerBirthsNoMigration':
      return { ...medium, tfr: births(ground, fewer), netMigration: still(ground.baseYear, 0) };
  }
}

const still = (year: number, value: number): Knot[] => [{ year, value }];

function births(
  { baseYear, medium }: Ground,
  { children, years }: { children: number; years: number },
): Knot[] {
  const { min, max } = boundsOf('tfr', 0);
  const now = medium.tfr[0]!.value;
  const then = Math.round(Math.min(max, Math.max(min, now + children)) * 100) / 100;
  return [
    { year: baseYear, value: now },
    { year: baseYear + years, value: then },
  ];
}

function moreMigration({ baseYear, people, medium }: Ground): Knot[] {
  const { max } = boundsOf('netMigration', people);
  const now = medium.netMigration[0]!.value;
  const more = now + suppliedOr('netMigration', null, migrationVariant) * people;
  return still(baseYear, Math.min(max, more));
}
