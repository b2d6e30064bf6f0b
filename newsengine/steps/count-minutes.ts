/** Words a minute of quiet reading; Japanese, written without spaces, by letters. */
const wordsAMinute = 180;
const lettersAMinute = 500;

/** Minutes to read a text, at least one; 0 where there is none. */
export function countMinutes(text: string): number {
  if (text.trim() === '') return 0;
  const japanese = text.match(/[\u3040-\u30ff\u3400-\u9fff]/g)?.length ?? 0;
  if (japanese > text.length / 4) return Math.max(1, Math.round(japanese / lettersAMinute));
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.min(999, Math.max(1, Math.round(words / wordsAMinute)));
}
