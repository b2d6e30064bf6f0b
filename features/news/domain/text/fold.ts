const latinMarks = /[\u0300-\u036f]/g;
const needsFolding = /[ёÀ-ɏ]/;

/** Lower case with ё as е and Latin accents off, so that "São" and "sao", "Ещё" and "еще" are one word. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!needsFolding.test(lower)) return lower;
  return lower.replaceAll('ё', 'е').replace(/[À-ɏ]+/g, (run) => run.normalize('NFD').replace(latinMarks, ''));
}
