/** Colours of one series as tokens: the line and, paler, its bars. */
export interface Hue {
  line: string;
  bar: string;
}

/** Cases are 1, deaths are 2; they never share a chart's axis by colour alone. */
export const hues = {
  1: { line: 'var(--d1)', bar: 'var(--d1-bar)' },
  2: { line: 'var(--d2)', bar: 'var(--d2-bar)' },
} as const satisfies Record<number, Hue>;
