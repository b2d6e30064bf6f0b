import type { NewsModels } from '../../../domain/news-models.ts';
import type { LanguageCode } from '../../../domain/text/language-code.ts';
import { judgeTone, type Tone } from '../../../domain/tone/judge-tone.ts';
import type { EngineItem } from '../engine-item.ts';

/** -1 negative, 0 neutral, 1 positive. */
export function toneNumber(tone: Tone): -1 | 0 | 1 {
  return tone === 'negative' ? -1 : tone === 'positive' ? 1 : 0;
}

/** Tone of what a headline tells. */
export function judgeItemTone(
  { title, sourceName }: EngineItem,
  language: LanguageCode,
  models: NewsModels,
): -1 | 0 | 1 {
  return toneNumber(judgeTone({ title, source: sourceName, language }, models.tone).tone);
}
