import type { Corrected } from '#platform/charts/marks/later-values.ts';

/** A figure as a bar draws it, with what it is by now where it was corrected: its value, or the part of a whole. */
export function barOf(
  figure: ({ value: number } | { share: number | null }) & Pick<Corrected, 'later'>,
): Corrected {
  const { later } = figure;
  return {
    value: 'value' in figure ? figure.value : figure.share,
    ...(later !== undefined && { later }),
  };
}
