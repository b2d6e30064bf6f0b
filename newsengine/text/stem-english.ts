const vowel = /[aeiouy]/;
const irregular = new Map(
  Object.entries({
    died: 'die',
    dies: 'die',
    dying: 'die',
    dead: 'die',
    death: 'die',
    deaths: 'die',
    said: 'say',
    says: 'say',
    won: 'win',
    wins: 'win',
    winning: 'win',
    men: 'man',
    women: 'woman',
    children: 'child',
    lost: 'lose',
    loses: 'lose',
    shot: 'shoot',
    shooting: 'shoot',
    sold: 'sell',
    fell: 'fall',
    rose: 'rise',
    rising: 'rise',
    held: 'hold',
    made: 'make',
    took: 'take',
    taken: 'take',
    gave: 'give',
    given: 'give',
    left: 'leave',
    met: 'meet',
    paid: 'pay',
    told: 'tell',
    saw: 'see',
    seen: 'see',
    began: 'begin',
    news: 'news',
  }),
);

function undouble(stem: string): string {
  if (/(.)\1$/.test(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  return stem;
}

function cutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:us|ss|is)$/.test(word)) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function cutVerb(word: string): string {
  for (const ending of ['ingly', 'edly', 'ing', 'ed']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    return stem.length > 2 && vowel.test(stem) ? undouble(stem) : word;
  }
  return word;
}

const derivations: readonly (readonly [RegExp, string])[] = [
  [/(?:ization|isation)$/, 'ize'],
  [/ational$/, 'ate'],
  [/fulness$/, 'ful'],
  [/ousness$/, 'ous'],
  [/iveness$/, 'ive'],
  [/(?<=.{4})ation$/, 'ate'],
  [/(?<=.{3})ement$/, ''],
  [/(?<=.{4})ment$/, ''],
  [/(?<=.{4})ness$/, ''],
  [/(?<=.{4})(?:ability|ibility)$/, 'able'],
  [/(?<=[st])ion$/, ''],
  [/(?<=.{3})ally$/, 'al'],
  [/(?<=.{3})ly$/, ''],
  [/(?<=.{4})(?:er|or)$/, ''],
];

/** Stem of a folded English word: plural, verb ending and a few derivations off, irregular news verbs by table. */
export function stemEnglish(word: string): string {
  if (word.length < 4) return word;
  const known = irregular.get(word);
  if (known) return known;
  let stem = cutVerb(cutPlural(word.replace(/['’]s?$/, '')));
  for (const [ending, replacement] of derivations) {
    if (!ending.test(stem)) continue;
    stem = stem.replace(ending, replacement);
    break;
  }
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem;
}
