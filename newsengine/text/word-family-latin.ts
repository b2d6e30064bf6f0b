const isVowel = (letter: string | undefined): boolean => letter !== undefined && /[aeiou]/.test(letter);

/** English words whose forms are not made by endings; own list. */
const unlike = [
  'child children',
  'man men',
  'woman women',
  'person people persons',
  'foot feet',
  'life lives',
  'wife wives',
  'knife knives',
  'thief thieves',
  'wolf wolves',
  'die dies died dying',
  'win wins won winning',
  'lose loses lost losing',
  'sell sells sold selling',
  'fall falls fell fallen falling',
  'rise rises rose risen rising',
  'shoot shoots shot shooting',
  'say says said saying',
  'make makes made making',
  'take takes took taken taking',
  'give gives gave given giving',
  'leave leaves left leaving',
  'meet meets met meeting',
  'pay pays paid paying',
  'tell tells told telling',
  'see sees saw seen seeing',
  'begin begins began begun beginning',
  'news',
  'police',
  'politics',
  'crisis crises',
].map((line) => line.split(' '));
const unlikeOf = new Map(unlike.flatMap((forms) => forms.map((form) => [form, forms] as const)));
const neverPlural = /(?:ss|us|is|ics|ws)$/;

/** Every form of a folded English word, itself among them. */
export function englishForms(word: string): Set<string> {
  const known = unlikeOf.get(word);
  if (known) return new Set(known);
  if (word.length < 3) return new Set([word]);
  const found = new Set([word]);
  for (const base of englishBases(word)) for (const form of inflected(base)) found.add(form);
  return found;
}

function englishBases(word: string): string[] {
  const bases = new Set([word]);
  const add = (base: string): void => void (base.length >= 3 && bases.add(base));
  if (word.endsWith('ies')) add(`${word.slice(0, -3)}y`);
  else if (/(?:ch|sh|ss|x|zz)es$/.test(word)) add(word.slice(0, -2));
  else if (word.endsWith('s') && !neverPlural.test(word)) add(word.slice(0, -1));
  const act = word.replace(/(?:ing|ed)$/, '');
  if (act !== word && act.length >= 3 && /[aeiouy]/.test(act)) {
    if (/(?<twin>[bdgkmnprt])\k<twin>$/.test(act)) add(act.slice(0, -1));
    else if (act.endsWith('i')) add(`${act.slice(0, -1)}y`);
    else {
      add(act);
      add(`${act}e`);
    }
  }
  return [...bases];
}

function inflected(base: string): string[] {
  if (/[^aeiou]y$/.test(base)) {
    const stem = base.slice(0, -1);
    return [base, `${stem}ies`, `${stem}ied`, `${base}ing`];
  }
  if (base.endsWith('e')) return [base, `${base}s`, `${base}d`, `${base.slice(0, -1)}ing`];
  const plural = /(?:ch|sh|ss|x|z)$/.test(base) ? `${base}es` : `${base}s`;
  const doubled = /[^aeiou][aeiou][bdgkmnprt]$/.test(base) ? base + base.slice(-1) : base;
  const acts = [`${base}ed`, `${base}ing`, `${doubled}ed`, `${doubled}ing`];
  return [base, plural, ...(base.endsWith('o') ? [`${base}es`] : []), ...acts];
}

const genders: readonly (readonly string[])[] = [
  ['ado', 'ada', 'ados', 'adas'],
  ['ido', 'ida', 'idos', 'idas'],
  ['ico', 'ica', 'icos', 'icas'],
  ['oso', 'osa', 'osos', 'osas'],
  ['ivo', 'iva', 'ivos', 'ivas'],
];
const spanishAr = 'ar o as a amos an aba aban e aste o aron ando ado ada ados adas ara aran aria arian';
const spanishEr = 'er o es e emos en ia ian i iste io ieron iendo ido ida idos idas era eran eria erian';
const spanishIr = 'ir o es e imos en ia ian i iste io ieron iendo ido ida idos idas ira iran iria irian';
const portugueseAr = 'ar o as a amos am ava avam ei ou aram ando ado ada ados adas ara arao aria ariam';
const portugueseEr = 'er o es e emos em ia iam i eu eram endo ido ida idos idas era erao eria eriam';
const portugueseIr = 'ir o es e imos em ia iam i iu iram indo ido ida idos idas ira irao iria iriam';
const verbs = {
  es: [spanishAr, spanishEr, spanishIr].map((line) => line.split(' ')),
  pt: [portugueseAr, portugueseEr, portugueseIr].map((line) => line.split(' ')),
};

/** Every form of a folded Spanish or Portuguese word: number, gender where its ending tells, tenses of an infinitive. "Casa" is no form of "caso". */
export function romanceForms(word: string, language: 'es' | 'pt'): Set<string> {
  const found = new Set([word]);
  if (word.length < 3) return found;
  for (const single of language === 'pt' ? portugueseSingles(word) : spanishSingles(word)) {
    found.add(single);
    found.add(language === 'pt' ? portuguesePlural(single) : spanishPlural(single));
    if (/[dt]or$/.test(single)) for (const each of ['a', 'as']) found.add(single + each);
  }
  for (const kind of genders) {
    const typed = kind.find((each) => word.endsWith(each) && word.length >= each.length + 2);
    if (typed) for (const each of kind) found.add(word.slice(0, -typed.length) + each);
  }
  for (const endings of verbs[language]) {
    const [infinitive] = endings as [string];
    if (!word.endsWith(infinitive) || word.length < 5) continue;
    for (const each of endings) found.add(word.slice(0, -infinitive.length) + each);
  }
  return found;
}

function spanishPlural(single: string): string {
  if (single.endsWith('z')) return `${single.slice(0, -1)}ces`;
  if (single.endsWith('s')) return `${single}es`;
  return isVowel(single.at(-1)) ? `${single}s` : `${single}es`;
}

function spanishSingles(word: string): string[] {
  if (word.endsWith('ces')) return [word, `${word.slice(0, -3)}z`];
  if (/[rlndjys]es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  return /[aeiou]s$/.test(word) && !/[iu]s$/.test(word) ? [word, word.slice(0, -1)] : [word];
}

function portuguesePlural(single: string): string {
  if (single.endsWith('ao')) return `${single.slice(0, -2)}oes`;
  if (/[aeou]l$/.test(single)) return `${single.slice(0, -1)}is`;
  if (single.endsWith('m')) return `${single.slice(0, -1)}ns`;
  return isVowel(single.at(-1)) ? `${single}s` : `${single}es`;
}

function portugueseSingles(word: string): string[] {
  if (/(?:oes|aes)$/.test(word)) return [word, `${word.slice(0, -3)}ao`];
  if (/[aeou]is$/.test(word) && word.length > 5) return [word, `${word.slice(0, -2)}l`];
  if (word.endsWith('ns')) return [word, `${word.slice(0, -2)}m`];
  if (/[rsz]es$/.test(word)) return [word, word.slice(0, -2)];
  return /[aeou]s$/.test(word) ? [word, word.slice(0, -1)] : [word];
}
