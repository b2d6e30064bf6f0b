/** Tones in the order they are counted. */
export const toneNames = ['negative', 'neutral', 'positive'] as const;

/** Name of a tone. */
export type ToneName = (typeof toneNames)[number];

/** -1 negative, 0 neutral, 1 positive. */
export function toneName(tone: number): ToneName {
  return tone < 0 ? 'negative' : tone > 0 ? 'positive' : 'neutral';
}
