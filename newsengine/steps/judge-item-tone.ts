import type { ReadHeadline } from '../text/headline.ts';
import { judgeTone, type Tone, type ToneKnowledge } from '../tone/judge-tone.ts';

/** -1 negative, 0 neutral, 1 positive. */
export function toneNumber(tone: Tone): -1 | 0 | 1 {
  return tone === 'negative' ? -1 : tone === 'positive' ? 1 : 0;
}

/** Tone of what a headline tells. */
export function judgeItemTone(headline: ReadHeadline, knowledge: ToneKnowledge): -1 | 0 | 1 {
  return toneNumber(judgeTone(headline, knowledge).tone);
}
