const sharedDerivations = [/(?:amente|mente)$/, /(?:aciones|acoes|acao|acion)$/, /(?:idades|idade|idad)$/];
const spanishVerbs =
  /(?:ariamos|eriamos|iriamos|asemos|iesemos|aremos|eremos|iremos|abamos|ieron|iendo|ando|aron|aran|eran|iran|arian|erian|irian|aba|abas|aban|ado|ada|ados|adas|ido|ida|idos|idas|ara|era|ira|aria|eria|iria|aste|iste|amos|emos|imos|ar|er|ir|io|an|en)$/;
const portugueseVerbs =
  /(?:ariamos|eriamos|iriamos|assemos|essemos|issemos|aremos|eremos|iremos|avamos|aram|eram|iram|arao|erao|irao|ando|endo|indo|ava|avam|ado|ada|ados|adas|ido|ida|idos|idas|ara|era|ira|aria|eria|iria|asse|esse|isse|amos|emos|imos|ou|ar|er|ir|am|em|iu|eu)$/;

function cutLong(word: string, ending: RegExp): string | undefined {
  const match = ending.exec(word);
  return match && match.index >= 3 ? word.slice(0, match.index) : undefined;
}

/** Plural to singular: "-oes" and "-aes" are Portuguese, "-ces" Spanish; both drop a last s. */
function cutPlural(word: string, portuguese: boolean): string {
  if (portuguese) {
    if (/(?:oes|aes)$/.test(word)) return `${word.slice(0, -3)}ao`;
    if (/[aeou]is$/.test(word) && word.length > 5) return `${word.slice(0, -2)}l`;
    if (word.endsWith('ns')) return `${word.slice(0, -2)}m`;
    if (/[rz]es$/.test(word)) return word.slice(0, -2);
  } else {
    if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
    if (/[rlndj]es$/.test(word) && word.length > 5) return word.slice(0, -2);
  }
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Stem of a folded Spanish or Portuguese word: plural, adverb and noun derivations, then a verb ending or the vowel. */
export function stemRomance(word: string, language: 'es' | 'pt'): string {
  if (word.length < 4) return word;
  const single = cutPlural(word, language === 'pt');
  for (const ending of sharedDerivations) {
    const short = cutLong(single, ending);
    if (short) return short;
  }
  const verb = cutLong(single, language === 'pt' ? portugueseVerbs : spanishVerbs);
  return verb ?? cutLong(single, /[aeo]$/) ?? single;
}
