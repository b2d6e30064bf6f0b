/** One thing asked for: a word in any of its forms, or a phrase whose words stand side by side. */
export interface AskedPart {
  text: string;
  isPhrase: boolean;
}

/** What a line of words asks for. */
export interface AskedWords {
  wanted: AskedPart[];
  unwanted: AskedPart[];
}

const parts = /(?<minus>(?<![^\s])[-\u2212])?(?:["«“„](?<phrase>[^"«»“”„]*)["»”]|(?<word>[^\s"«»“”„]+))/gu;
const hasLetter = /[\p{L}\p{N}]/u;

/** Splits a line as a person types it: words, "phrases" in any quotes, and a minus before what must not be there. Signs alone ask for nothing. */
export function readWords(line: string): AskedWords {
  const asked: AskedWords = { wanted: [], unwanted: [] };
  for (const { groups } of line.matchAll(parts)) {
    const text = (groups!['phrase'] ?? groups!['word'] ?? '').trim();
    if (!hasLetter.test(text)) continue;
    const part = { text, isPhrase: groups!['phrase'] !== undefined && /\s/.test(text) };
    (groups!['minus'] === undefined ? asked.wanted : asked.unwanted).push(part);
  }
  return asked;
}

/** True for a line that is not empty but asks for nothing: operators and signs alone. */
export function isSignsAlone(line: string): boolean {
  return line.trim() !== '' && !hasLetter.test(line);
}
