/** Beginnings of month names, in the order of the year, as feeds write them; the longest that fits decides. */
const beginnings: readonly (readonly string[])[] = [
  ['jan', 'ene', 'янв', 'gen', 'januar', 'ιαν', 'sty', 'led'],
  ['feb', 'fev', 'фев', 'fév', 'fév', 'φεβ', 'lut'],
  ['mar', 'mär', 'мар', 'mrz', 'μάρ', 'μαρ', 'maa', 'març'],
  ['apr', 'abr', 'апр', 'avr', 'ápr', 'απρ', 'kwi'],
  ['may', 'mai', 'мая', 'май', 'mag', 'máj', 'μάι', 'μαϊ', 'mei', 'maj', 'mayo'],
  ['jun', 'июн', 'giu', 'jún', 'juin', 'ιού', 'ιουν', 'ιον', 'cze'],
  ['jul', 'июл', 'lug', 'júl', 'juil', 'ιούλ', 'ιολ', 'lip', 'ιουλ'],
  ['aug', 'ago', 'авг', 'aoû', 'aou', 'αύγ', 'αυγ', 'sie'],
  ['sep', 'set', 'сен', 'σεπ', 'szept', 'wrz'],
  ['oct', 'out', 'окт', 'okt', 'ott', 'οκτ', 'paź'],
  ['nov', 'ноя', 'νοέ', 'νοε', 'lis'],
  ['dec', 'dic', 'dez', 'дек', 'déc', 'δεκ', 'gru'],
];

/** Number of a month, 1 to 12, by the beginning of its name in a dozen languages; null for any other word. */
export function findMonth(word: string): number | null {
  const lower = word.toLowerCase().replace(/\.$/, '');
  let best: { month: number; length: number } | null = null;
  beginnings.forEach((names, at) => {
    for (const name of names) {
      if (lower.startsWith(name) && name.length > (best?.length ?? 0))
        best = { month: at + 1, length: name.length };
    }
  });
  return (best as { month: number } | null)?.month ?? null;
}
