/** What had gone wrong with a figure of a bundled file. */
export type CorrectionKind = 'unit' | 'noughts' | 'point';

/**
 * Told by what a row of the catalogue's corrections puts right. A value stands for one whose point was lost. A factor of a
 * thousand is another unit, a smaller one is noughts that were lost.
 */
export function correctionKind({ factor }: { factor: string }): CorrectionKind {
  if (factor === '') return 'point';
  return Number(factor) % 1000 === 0 ? 'unit' : 'noughts';
}
