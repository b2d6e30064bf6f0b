const vowels = 'аеиоуыэюя';
const endsPerfective = /(?:(?:ив|ыв)(?:шись|ши)?|(?<=[ая])в(?:шись|ши)?)$/;
const endsReflexive = /с[яь]$/;
const endsAdjective =
  /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const endsParticiple = /(?:ивш|ывш|ующ|(?<=[ая])(?:ем|нн|вш|ющ|щ))$/;
const endsVerb =
  /(?:ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю|(?<=[ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно))$/;
const endsNoun =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;
const endsDerivation = /ость?$/;

/** Start of the part in which endings are cut: after the first vowel (the RV of the Snowball description). */
function startOfEndings(word: string): number {
  for (let index = 0; index < word.length; index += 1) {
    if (vowels.includes(word.charAt(index))) return index + 1;
  }
  return word.length;
}

function cut(word: string, from: number, ending: RegExp): string | undefined {
  const match = ending.exec(word);
  return match && match.index >= from ? word.slice(0, match.index) : undefined;
}

function cutInflection(word: string, from: number): string {
  const perfective = cut(word, from, endsPerfective);
  if (perfective !== undefined) return perfective;
  const bare = cut(word, from, endsReflexive) ?? word;
  const adjective = cut(bare, from, endsAdjective);
  if (adjective !== undefined) return cut(adjective, from, endsParticiple) ?? adjective;
  return cut(bare, from, endsVerb) ?? cut(bare, from, endsNoun) ?? bare;
}

/** Stem of a folded Russian word, after the published Snowball algorithm (own code); "больницей" and "больница" give one. */
export function stemRussian(word: string): string {
  if (word.length < 4) return word;
  const from = startOfEndings(word);
  let stem = cutInflection(word, from);
  stem = cut(stem, from, /и$/) ?? stem;
  if (stem.length > 5) stem = cut(stem, from + 2, endsDerivation) ?? stem;
  stem = stem.replace(/нн$/, 'н').replace(/ейш[еи]?$/, '');
  stem = cut(stem, from, /ь$/) ?? stem;
  // "Ефремов" loses -ов as a plural would, so "Ефремова" must lose it too.
  return stem.length > 4 ? (cut(stem, from, /[ое]в$/) ?? stem) : stem;
}
