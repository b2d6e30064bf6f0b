import type { YearAges } from './year-figures.ts';

/** The age in years from which women are more in every five-year group; null where men are more among the oldest or women in all. */
export function womenMoreFrom({ men, women }: Pick<YearAges, 'men' | 'women'>): number | null {
  let group = men.length;
  while (group > 0 && (women[group - 1] ?? 0) > men[group - 1]!) group -= 1;
  return group === men.length || group === 0 ? null : group * 5;
}
