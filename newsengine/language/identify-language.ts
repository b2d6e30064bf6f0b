import type { Features, LinearModel } from '../learning/linear-model.ts';
import { scoreLinear, softmax } from '../learning/linear-model.ts';
import type { LanguageCode } from '../text/language-code.ts';
import { toLanguageCode } from '../text/language-code.ts';

const kana = /[\u3040-\u30ff]/g;
const han = /[\u3400-\u9fff]/g;
const cyrillic = /[\u0400-\u04ff]/g;
const latin = /[A-Za-zÀ-ɏ]/g;
const notRussian = /[іїєґўјљњћђџәғқңөұүһҗ]/gi;
const latinOthers = /[ßäëïöÿåøæœłżźćńśęąşğıčřůěžšťďőűățșđ]/gi;

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const wordStarts = /[\s\p{P}\d]+/u;

/** Character 1- to 4-grams of the first 300 letters, padded by word, and whole short words; the model's only input. */
export function languageFeatures(text: string): Features {
  const hashes: number[] = [];
  const words = text.slice(0, 300).toLowerCase().split(wordStarts).filter(Boolean);
  for (const word of words) {
    const padded = `_${word}_`;
    let rolling = 0;
    for (let start = 0; start < padded.length; start += 1) {
      rolling = 0x811c9dc5;
      for (let length = 1; length <= 4 && start + length <= padded.length; length += 1) {
        rolling = Math.imul(rolling ^ padded.charCodeAt(start + length - 1), 0x01000193);
        if (length > 1) hashes.push((rolling ^ (rolling >>> 15)) >>> 0);
      }
    }
    let whole = 0x1234567;
    for (let index = 0; index < word.length; index += 1)
      whole = Math.imul(whole ^ word.charCodeAt(index), 0x01000193);
    hashes.push((whole ^ (whole >>> 13)) >>> 0);
  }
  const value = 1 / Math.sqrt(Math.max(1, hashes.length));
  return { hashes, values: hashes.map(() => value) };
}

/** What the engine takes a text for; `share` is the model's trust, 1 where the script alone decides. */
export interface IdentifiedLanguage {
  readonly language: LanguageCode;
  readonly share: number;
}

function byScript(text: string): IdentifiedLanguage | undefined {
  const kanaCount = countOf(text, kana);
  const hanCount = countOf(text, han);
  const cyrillicCount = countOf(text, cyrillic);
  const latinCount = countOf(text, latin);
  const letters = kanaCount + hanCount + cyrillicCount + latinCount;
  if (letters === 0) return { language: 'other', share: 0 };
  if (kanaCount > 0 && kanaCount + hanCount > letters * 0.15) return { language: 'ja', share: 1 };
  // A headline of Han characters alone is Japanese here: no Chinese feed is read.
  if (hanCount > letters * 0.3) return { language: 'ja', share: 0.7 };
  if (cyrillicCount > latinCount * 0.25) {
    return countOf(text, notRussian) > cyrillicCount * 0.02
      ? { language: 'other', share: 0.9 }
      : { language: 'ru', share: 1 };
  }
  return undefined;
}

/** Language of a text: the script decides ru and ja, a character model decides between en, pt, es and other Latin ones. */
export function identifyLanguage(text: string, model: LinearModel): IdentifiedLanguage {
  const script = byScript(text);
  if (script) return script;
  if (countOf(text, latinOthers) > text.length * 0.03) return { language: 'other', share: 0.8 };
  const shares = softmax(scoreLinear(model, languageFeatures(text)));
  let best = 0;
  for (let label = 1; label < shares.length; label += 1)
    if ((shares[label] ?? 0) > (shares[best] ?? 0)) best = label;
  return { language: toLanguageCode(model.classes[best] ?? 'other'), share: shares[best] ?? 0 };
}
