const nbsp = '\u00A0';
const quotes: Record<string, readonly [string, string]> = {
  ru: ['«', '»'],
  es: ['«', '»'],
  en: ['\u201C', '\u201D'],
  pt: ['\u201C', '\u201D'],
};

/** Russian words that hold on to the next one: one and two letters, and these. */
const leaning =
  /(?<![\p{L}\p{N}-])(?!(?:же|ли|бы|б|ж) )(\p{L}{1,2}|на|по|за|из|от|до|не|без|для|при|над|под) (?=\S)/giu;

/** A headline as it is shown; the data stays as published. Spaces around it and doubled inside go. */
export function typesetHeadline(title: string, language: string): string {
  const key = language + title;
  let shown = met.get(key);
  if (shown === undefined) {
    if (met.size >= maxMet) met.clear();
    met.set(key, (shown = typesetText(title.trim().replace(/\s+/g, ' '), language)));
  }
  return shown;
}

/** Headlines met lately: a page made anew shows mostly those of the page before. */
const met = new Map<string, string>();
const maxMet = 2_000;

/**
 * A piece of text as it is shown: straight quotes become the language's own, and spaces that must not break a line
 * become no-break ones. Such spaces stand after short Russian words, before a dash, before % and currency signs.
 */
export function typesetText(text: string, language: string): string {
  const held = withQuotes(text, language)
    .replace(/ (?=[—–%‰₽$€])/g, nbsp)
    .replace(/([№§]) (?=\d)/g, `$1${nbsp}`);
  if (language !== 'ru') return held;
  // Twice, since of two short words in a row the first match takes the space the second one needs.
  return held
    .replace(leaning, `$1${nbsp}`)
    .replace(leaning, `$1${nbsp}`)
    .replace(/ (?=(?:же|ли|бы|б|ж)(?![\p{L}]))/giu, nbsp);
}

const opensBefore = /[\s([{—–\u00A0«\u201C]/;
/** A phrase between single straight quotes; an apostrophe inside a word is none. */
const singlePair = /(?<![\p{L}\p{N}])'(\p{L}[^'"]*)'(?![\p{L}\p{N}])/gu;

/** A straight quote opens at the beginning, after a space, a bracket or a dash; anywhere else it closes. */
function withQuotes(title: string, language: string): string {
  const pair = quotes[language];
  if (!pair) return title;
  const doubled = title.replace(singlePair, '"$1"');
  return doubled.replace(/"/g, (_quote, at: number) =>
    at === 0 || opensBefore.test(doubled[at - 1]!) ? pair[0] : pair[1],
  );
}
