const latinMarks = /[\u0300-\u036f]/g;
const needsFolding = /[ёÀ-ɏ]|[\u0300-\u036f]/u;
/** Latin letters that look like Cyrillic ones and stand beside them: a slip of the keyboard. */
const lookalike = /(?<=[а-я])[aceopxyk](?![a-z])|(?<![a-z])[aceopxyk](?=[а-я]{2})/g;
const twins: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  k: 'к',
};

/**
 * Lower case with ё as е and Latin accents off. So "São" and "sao", "Ещё" and "еще" are one word, also where й is two
 * letters or "c" is Latin.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase().replace(lookalike, (letter) => twins[letter] ?? letter);
  if (!needsFolding.test(lower)) return lower;
  return lower
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replace(/[À-ɏ]+/g, (run) => run.normalize('NFD').replace(latinMarks, ''));
}
