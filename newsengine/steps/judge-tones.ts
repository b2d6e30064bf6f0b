import type { FoundName, Mention } from '../item.ts';
import type { ReadHeadline } from '../text/headline.ts';
import { judgeEntityTone, judgeTone, type Tone, type ToneKnowledge } from '../tone/judge-tone.ts';

/** -1 negative, 0 neutral, 1 positive. */
function toneNumber(tone: Tone): -1 | 0 | 1 {
  return tone === 'negative' ? -1 : tone === 'positive' ? 1 : 0;
}

/** Tone of what a headline tells; null where nobody may be told one. */
export function judgeItemTone(headline: ReadHeadline, knowledge: ToneKnowledge): -1 | 0 | 1 | null {
  const tone = judgeTone(headline, knowledge);
  return tone === undefined ? null : toneNumber(tone);
}

/** Names of a headline with the tone towards each. */
export function judgeNameTones(
  { titleTokens, language }: Pick<ReadHeadline, 'titleTokens' | 'language'>,
  names: readonly FoundName[],
  knowledge: ToneKnowledge,
): Mention[] {
  return names.map((name) => ({
    ...name,
    tone: toneNumber(judgeEntityTone(titleTokens, name.starts, name.ends, language, knowledge)),
  }));
}
