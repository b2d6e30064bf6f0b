/** Endings of Russian adjectives and nouns, longest first: a name in any case has one stem. */
const ending =
  /(?:скими|ского|скому|ского|ными|ного|ному|ыми|ими|ого|его|ому|ему|ами|ями|ией|ой|ей|ую|юю|ая|яя|ое|ее|ый|ий|ым|им|ом|ем|ых|их|ах|ях|ии|ию|ия|а|я|о|е|ы|и|у|ю|ь|й)$/u;
const shortenings = new Map([
  ['обл', 'область'],
  ['респ', 'республика'],
  ['ао', 'автономный округ'],
  ['аобл', 'автономная область'],
]);
/** Words that say what kind of place it is and are often left out. */
const fillers = new Set([
  'г',
  'город',
  'гор',
  'республика',
  'республики',
  'республике',
  'республику',
  'республикой',
  'of',
  'the',
  'republic',
]);

/** What is left of a name when case, order of dashes, kind and ending no longer matter. */
export function stemName(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ')
    .flatMap((word) => (shortenings.get(word) ?? word).split(' '));
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).map(stemWord).join(' ');
}

function stemWord(word: string): string {
  if (word.length < 4) return word;
  const cut = word.replace(ending, '');
  return cut.length < 3 ? word : cut.replace(/ск$/u, '');
}
