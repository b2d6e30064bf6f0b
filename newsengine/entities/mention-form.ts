/** Number of the kind "person" among the eleven. */
export const personKind = 2;
/** Number of the kind "geography". */
export const placeKind = 3;

const longestMention = 80;
const maxPersonWords = 4;
const obliqueEnding = /(?:у|ю|ом|ем|ым|им|ой|ёй|ией|ого|его|ому|ему|ы|и|е|ах|ях|ами|ями|ых|их)$/u;
/** Nominative of some names, another case of others. */
const eitherEnding = /(?:[ая]|ей)$/u;

/** A trade, a relative or an act before a name, capital as the headline begins with it: "Менеджер Нурмагомедова", "Назначение Саакашвили". */
const notFirstName =
  /^(?:\p{L}{3,}(?:ние|ция|ость|ство)|менеджер|агент|адвокат|тренер|отец|мать|мама|сын|дочь|брат|сестра|жена|супруга?|муж|вдова|внук|внучка|друг|подруга|врач|зв[её]зда|акт[её]р|актриса|певец|певица|министр|губернатор|глава|мэр|депутат|сенатор|президент|премьер|экс-\p{L}+|боец|форвард|вратарь|футболист|хоккеист|фигуристка?|журналист|блогер|продюсер|режисс[её]р|друзья|родные|фанаты|поклонники|команда|семья|фонд|партия|автогол|гол|дубль|пенальти|травма|трансфер|контракт|удаление)\s/iu;

/** Who does or did something, or a trade by its suffix, before a name: "Оскорбивший Нурмагомедова", "Инфекционист Минздрава". */
const notFirstNameBySuffix =
  /^\p{L}{2,}(?:(?:вш|ющ|ящ|ущ|ащ)(?:ий|ая|ие|его|ей|ему|им|их)|(?:ист|олог|тел[ья]?|атор|чик|щик)(?:а|у|ом|е|я|ю|ем)?)\s/iu;

/** One adjective alone is what was cut off a longer name: "Международный", "Черного". */
const mereAdjective = /^\p{Lu}[а-яё-]+(?:[ыи]й|ого|его|ому|ему|[ыи]м|ая|ую|ое|ые|[ыи]х)$/u;
/** Kinds of bodies, none of which is called by an adjective alone. */
const bodies: ReadonlySet<number> = new Set([4, 5]);
/** A verb in the past within a name: "Посольство обвинило США". */
const pastVerb = /\s[а-яё]+(?:[иая]л[оаи])(?:\s|$)/u;

/** What begins a question or a sentence and no name: "Что Болтон". */
const notName =
  /^(?:что|кто|как|где|когда|куда|почему|зачем|чей|это|его|е[её]|их|наш|ваш|не|но|и|а|в|на|за|из|по|от|до|о|об)\s/iu;
/** Abbreviations of what happens or is counted, which name nothing. */
const notNamed = /^(?:ДТП|ЧП|ЧС|ВВП|МРОТ|НДС|НДФЛ|СМИ|ЖКХ|ОРВИ|ПЦР|ИВЛ|ИИ|ЛГБТ)$/u;

/**
 * True where a span is no whole name: cut inside a word or out of a name in quotes, without letters, of open quotes.
 * Such are also an abbreviation that names nothing, or a "person" with figures or too many words.
 */
export function isBrokenMention(
  kind: number,
  text: string,
  title: string,
  starts: number,
  ends: number,
): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || text.length > longestMention) return true;
  if (isLetter(title.charAt(starts - 1)) || isLetter(title.charAt(ends))) return true;
  if (!isPaired(text, '«', '»') || !isPaired(text, '“', '”') || !isPaired(text, '(', ')')) return true;
  if (notNamed.test(text)) return true;
  if (bodies.has(kind) && (mereAdjective.test(text) || pastVerb.test(text))) return true;
  if (kind !== personKind) return kind !== placeKind && isCutFromQuotes(title, starts, ends);
  return (
    /[\d«»"#@/]/.test(text) ||
    !/^\p{Lu}|[\u3040-\u9fff]/u.test(text) ||
    text.split(/\s+/).length > maxPersonWords ||
    notFirstName.test(text) ||
    notFirstNameBySuffix.test(text) ||
    notName.test(text)
  );
}

function isLetter(text: string): boolean {
  return text !== '' && /[\p{L}\p{N}]/u.test(text);
}

/** The last word of a name in quotes without the words before it: "Барс" of «Ак Барс» is another club's. */
function isCutFromQuotes(title: string, starts: number, ends: number): boolean {
  if (title.charAt(ends) !== '»') return false;
  const before = title.slice(title.lastIndexOf('«', starts) + 1, starts);
  return title.lastIndexOf('«', starts) >= 0 && /^\p{Lu}[\p{L}-]{0,14} $/u.test(before);
}

function isPaired(text: string, opening: string, closing: string): boolean {
  return text.split(opening).length === text.split(closing).length;
}

/** Endings of Russian names and adjectives in any case, the longest first. */
const caseEnding =
  /(?:ыми|ими|ами|ями|ого|его|ому|ему|ией|ая|яя|ую|юю|ое|ее|ые|ие|ый|ий|ой|ей|ою|ею|ом|ем|ым|им|ых|их|ах|ях|ью|а|я|у|ю|ы|и|е|о|ь|й)$/u;
const softEnding = /(?<=.{2})[еиьй]$/u;
/** What Вадим, Артём and Росатом end in themselves, as if they stood in another case: their other forms lose it too. */
const caseLikeEnd = /(?<=.{2})[оеиы]м$/u;

/**
 * What all case forms of a name's word have in common: gentler than the stems of search, which take more off a name than
 * its case ("Локомотив", "Минздрав"). Latin words lose a possessive alone.
 */
export function nameStem(folded: string): string {
  if (!/[а-я]/.test(folded)) return folded.replace(/['’]s?$/, '');
  const bare = folded.replace(caseEnding, '').replace(softEnding, '').replace(caseLikeEnd, '');
  return bare.length >= 2 ? bare : folded;
}

/** A name as it is shown: without quotes around it and without doubled spaces. */
export function mentionName(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[«"“„']+(.*?)[»"”']+$/u, '$1')
    .trim();
}

/** How much a form looks like the nominative, 0…1, by the endings of its Cyrillic words; 1 for other scripts. */
export function nominativeLook(text: string): number {
  const words = text.split(/[\s-]+/).filter((word) => /[а-яё]{3}/iu.test(word));
  if (words.length === 0) return 1;
  const looks = words.map((word): number =>
    obliqueEnding.test(word.toLowerCase()) ? 0 : eitherEnding.test(word) ? 0.5 : 1,
  );
  return looks.reduce((sum, look) => sum + look, 0) / looks.length;
}
