import { fold } from './fold.ts';
import type { LanguageCode } from './language-code.ts';
import { stem } from './stem.ts';
import type { Token } from './token.ts';

const pieces =
  /(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:[-‐‑'’][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*)|(?<number>\p{N}+(?:[.,:]\p{N}+)*)|(?<mark>[^\s\p{L}\p{N}])/gu;
const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;
const japaneseRuns =
  /[\u30a0-\u30ffー]+|[\u3400-\u9fff々]+|[\u3040-\u309f]+|[^\u3040-\u30ff\u3400-\u9fff々]+/g;

type WordForms = Pick<Token, 'folded' | 'stem'>;

const formsByLanguage = new Map<LanguageCode, Map<string, WordForms>>();
const maxForms = 100_000;

/** Kept, since news repeat their words. */
function formsOf(text: string, language: LanguageCode): WordForms {
  let forms = formsByLanguage.get(language);
  if (!forms || forms.size > maxForms) {
    forms = new Map();
    formsByLanguage.set(language, forms);
  }
  let found = forms.get(text);
  if (!found) {
    const folded = fold(text);
    found = { folded, stem: stem(folded, language) };
    forms.set(text, found);
  }
  return found;
}

function wordToken(text: string, start: number, language: LanguageCode): Token {
  const { folded, stem: wordStem } = formsOf(text, language);
  return { text, start, end: start + text.length, kind: 'word', folded, stem: wordStem };
}

/** Kanji run to overlapping pairs, katakana kept whole, hiragana (grammar) dropped: no dictionary needed. */
function splitJapanese(run: string, start: number, into: Token[]): void {
  for (const match of run.matchAll(japaneseRuns)) {
    const part = match[0];
    const at = start + match.index;
    if (/^[\u3040-\u309f]/.test(part)) continue;
    if (!/^[\u3400-\u9fff々]/.test(part) || part.length < 3) {
      into.push({
        text: part,
        start: at,
        end: at + part.length,
        kind: 'word',
        folded: fold(part),
        stem: fold(part),
      });
      continue;
    }
    for (let index = 0; index + 1 < part.length; index += 1) {
      const pair = part.slice(index, index + 2);
      into.push({
        text: pair,
        start: at + index,
        end: at + index + 2,
        kind: 'word',
        folded: pair,
        stem: pair,
      });
    }
  }
}

const kept: { text: string; language: LanguageCode; tokens: readonly Token[] }[] = [];
const maxKept = 3;
/** Single words are split as soon as looked up. */
const shortestKept = 16;

/**
 * Splits a text into tokens in reading order; hyphenated words stay whole, Japanese becomes kanji pairs and katakana words.
 * The last few are kept: one headline is read for its names, its search and its story in turn.
 */
export function tokenise(text: string, language: LanguageCode): readonly Token[] {
  for (const each of kept) if (each.text === text && each.language === language) return each.tokens;
  const tokens = splitTokens(text, language);
  if (text.length > shortestKept) {
    kept.unshift({ text, language, tokens });
    if (kept.length > maxKept) kept.pop();
  }
  return tokens;
}

function splitTokens(text: string, language: LanguageCode): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pieces)) {
    const piece = match[0];
    const start = match.index;
    if (match.groups?.['word'] !== undefined) {
      if (japanese.test(piece)) splitJapanese(piece, start, tokens);
      else tokens.push(wordToken(piece, start, language));
    } else {
      const kind = match.groups?.['number'] === undefined ? 'mark' : 'number';
      tokens.push({
        text: piece,
        start,
        end: start + piece.length,
        kind,
        folded: piece,
        stem: kind === 'number' ? piece : '',
      });
    }
  }
  return tokens;
}
