/** An indicator and its part, as an address and a call name them. */
export interface MeasureWord {
  indicator: string;
  /** `sex=female;age=0-4`; empty: the whole, or the part that stands for it. */
  dims: string;
}

/** Reads `life_expectancy:sex=female`. */
export function readMeasureWord(word: string): MeasureWord {
  const at = word.indexOf(':');
  return at < 0 ? { indicator: word, dims: '' } : { indicator: word.slice(0, at), dims: word.slice(at + 1) };
}

/** The same the other way round. */
export function writeMeasureWord({ indicator, dims }: MeasureWord): string {
  return dims === '' ? indicator : `${indicator}:${dims}`;
}
