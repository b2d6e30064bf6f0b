import { readWords } from './read-words.ts';
import { plainTokens, shortestPrefix, wordForms, type WordForms } from './word-forms.ts';

/** A piece of a text, and whether it was asked for. */
export interface TextPiece {
  text: string;
  isHit: boolean;
}

/** Cuts a text where it has words that were asked for, in whatever form. */
export function highlight(text: string, language: string, lines: readonly string[]): TextPiece[] {
  const asked = lines
    .map(readWords)
    .flatMap(({ wanted, groups }) => [...wanted, ...groups.flat()])
    .flatMap((part) => wordForms(part.text));
  if (asked.length === 0) return [{ text, isHit: false }];
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { start, end, stem, folded } of plainTokens(text, language)) {
    if (end <= done || !asked.some((forms) => isForm(forms, stem, folded))) continue;
    const from = Math.max(start, done);
    if (from > done) pieces.push({ text: text.slice(done, from), isHit: false });
    const last = pieces.at(-1);
    if (last?.isHit) last.text += text.slice(from, end);
    else pieces.push({ text: text.slice(from, end), isHit: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isHit: false });
  return pieces;
}

function isForm({ folded: asked, stems, forms }: WordForms, stem: string, folded: string): boolean {
  return (
    stems.includes(stem) ||
    forms.has(folded) ||
    (asked.length >= shortestPrefix && (folded.startsWith(asked) || stem.startsWith(asked)))
  );
}
