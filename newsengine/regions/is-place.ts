import type { Token } from '../text/token.ts';
import { cases } from './decline-place.ts';
import type { Places, Reading } from './places.ts';

const { genitive, dative, accusative, instrumental, prepositional } = cases;

/** Prepositions before places, with the cases they govern. */
const strong: Readonly<Record<string, number>> = {
  в: accusative | prepositional,
  во: accusative | prepositional,
  из: genitive,
  до: genitive,
  близ: genitive,
  вблизи: genitive,
  около: genitive,
  возле: genitive,
  вокруг: genitive,
  мимо: genitive,
  под: instrumental,
  над: instrumental,
  через: accusative,
  по: dative,
};
/** Prepositions whose case is never another: a form of the wrong case after them is another word. */
const firm: Readonly<Record<string, number>> = {
  в: accusative | prepositional,
  во: accusative | prepositional,
  из: genitive,
  до: genitive,
};
const adjectiveShape = /(?:ый|ий|ой|ая|ое|ого|ому|ым|им|ом|ую)$/;
/** Prepositions before people as often as before places. */
const weak: Readonly<Record<string, number>> = {
  к: dative,
  ко: dative,
  от: genitive,
  у: genitive,
  с: genitive | instrumental,
  за: instrumental | accusative,
  между: instrumental,
  перед: instrumental,
  на: accusative | prepositional,
};
const townWord =
  /^(?:город|городок|моногород|райцентр|поселок|село|станица)(?:а|у|ом|е|ке|ка|ку|ком)?$|^г$|^зато$/;
/** What a town has and a man has not. */
const townHas =
  /^(?:жител|горожан|власт|мэри|мэр(?:а|у|ом|е|ы)?$|администраци|окраин|окрестност|пригород|улиц[аы]?[хм]|улицы$|дорог[аи][хм]?|двор[аыо]|больниц|поликлиник|полици|полицейск|прокуратур|прокурор|суд(?:а|ы|ов)?$|школ[аы][хм]|школьник|студент|детсад|градоначальник|гордум|депутат|центр(?:а|е|у|ом)?$|район(?:а|е|ы|ов)?$|микрорайон|населени|территори|аэропорт|вокзал|гост[ия]|небо|небом|газ|предприяти|пенсионер|спасател|врач[иа]|медик)/;
const geography =
  /(?<!\p{L})(?:дорог|трасс|шоссе|поезд|электрич|автобус|маршрут|рейс|подъезд|подъех|ведет|ведёт|приближ|циклон|гроз|ливн|снег|ураган|пожар|огонь|паводок|километр|област|газопровод|присоедин|путешеств|экскурс|прогул|турист|жител|улиц|город|аэропорт|вокзал|самол[её]т|станци|мост)/iu;
const street =
  /^(?:вокзал|проспект|пр-т|улиц|шоссе|площад|мост|бульвар|набережн|рынок|рынк|тракт|метро|переул|ворот|район|завод|острог|собор)/;
const institution =
  /^(?:област|край|кра[яюе]|регион|губерн|автоном|республик|округ|университет|федеральн|государств|политех|медицинск|медуниверс|зоопарк|метрополит|институт|театр|цирк|музе|областн|краев|городск|гарнизон|епарх|митропол|арбитраж|аэропорт|филармон|академи|нии|нпз|гэс|аэс|грэс|цбк|тракторн|металлург|планетари)/;
const outlets = /(?:эх[оа]|вечерн\S+|говорит|радио)$/;
const isUpper = (text: string | undefined): boolean => text !== undefined && /^\p{Lu}/u.test(text);

/** Endings a man's surname has in each case, to tell "из Владимира Путина" from "во Владимире Путин открыл". */
const surnameEnds: readonly (readonly [number, RegExp])[] = [
  [genitive, /(?:а|я|ого|его|ой)$/],
  [dative, /(?:у|ю|ому|ему|ой)$/],
  [accusative, /(?:а|я|ого|его|у)$/],
  [instrumental, /(?:ым|им|ом|ем|ой)$/],
  [prepositional, /(?:е|ом|ем|ой)$/],
];

/** True where a first name is followed by a surname in its own case. */
function goesOnAsName(reading: Reading, governed: number, after: Token | undefined): boolean {
  if (reading.namesake !== 'person' || !after || !isUpper(after.text)) return false;
  return surnameEnds.some(([bit, ends]) => (governed & reading.cases & bit) !== 0 && ends.test(after.folded));
}

function hasPlaceContext(tokens: readonly Token[], at: number, length: number, reading: Reading): boolean {
  let before = tokens[at - 1];
  if (before?.text === '.') before = tokens[at - 2];
  if (!before) return false;
  if (townWord.test(before.folded)) return true;
  const after = tokens[at + length];
  // "в соседнем Чехове": what stands between is passed over.
  const far = /(?:ом|ем|ой|ого|его|ему|ому|ую|ый|ий)$/.test(before.folded) ? tokens[at - 2] : undefined;
  for (const word of [before.folded, far?.folded ?? '']) {
    const governed = strong[word] ?? 0;
    if (governed & reading.cases && !goesOnAsName(reading, governed, after)) return true;
  }
  if (isUpper(after?.text) && length === 1) return false;
  if (reading.cases & genitive && townHas.test(before.folded)) return true;
  const governed = weak[before.folded] ?? 0;
  return (governed & reading.cases) !== 0 && tokens.some(({ folded }) => geography.test(folded));
}

/** Does a first name or an initial stand before a word? */
function isNamed(tokens: readonly Token[], at: number, { firstNames }: Places): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return false;
  return (
    (isUpper(before.text) && firstNames.has(before.stem)) ||
    (before.text === '.' && /^\p{Lu}$/u.test(tokens[at - 2]?.text ?? ''))
  );
}

/** Does a man of the headline bear the town's name, elsewhere in it? */
function isBorne(tokens: readonly Token[], at: number, { place }: Reading, places: Places): boolean {
  return tokens.some(
    ({ text, folded }, other) =>
      other !== at &&
      isUpper(text) &&
      isNamed(tokens, other, places) &&
      places.byForm.get(folded)?.some((each) => each.place.city === place.city) === true,
  );
}

/** "На Рассказове": nothing happens on a town, on a man it does. */
const onHim = /(?:[оеё]в|[иы]н)е$/;

function isTown(
  tokens: readonly Token[],
  at: number,
  length: number,
  reading: Reading,
  places: Places,
): boolean {
  const token = tokens[at]!;
  const before = tokens[at - 1];
  if (!isUpper(token.text)) return false;
  if (reading.isInitials && token.text !== token.text.toUpperCase()) return false;
  if (length === 1 && isNamed(tokens, at, places)) return false;
  const after = tokens[at + length];
  // "на Ленинском проспекте" is no town of Ленинск, nor "в Архангельском" the town of Архангельск.
  if (length === 1 && /[скц]ом$/.test(token.folded) && after && street.test(after.folded)) return false;
  const governed = firm[before?.folded ?? ''] ?? 0;
  if (length === 1 && governed !== 0 && (governed & reading.cases) === 0) return false;
  const { city } = reading.place;
  if (city !== 0 && length === 1) {
    if (before?.folded === 'на' && onHim.test(token.folded)) return false;
    if (isBorne(tokens, at, reading, places)) return hasPlaceContext(tokens, at, length, reading);
  }
  if (reading.isTownsOwn || reading.namesake === 'none') return true;
  const isInside = before !== undefined && /^[\p{Ll}\p{N},]/u.test(before.text);
  if (reading.namesake === 'word' && isInside && !adjectiveShape.test(token.folded)) return true;
  return hasPlaceContext(tokens, at, length, reading);
}

function isFirst(tokens: readonly Token[], at: number): boolean {
  return at === 0 || /^[.!?:«"“—–|]$/.test(tokens[at - 1]?.text ?? '');
}

function isAdjective(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const after = tokens[at + 1];
  if (after && /^[«"“]$/.test(after.text)) return false;
  if (!isUpper(token.text)) return true;
  if (!after || street.test(after.folded)) return false;
  // "в Псковской и Тверской областях"
  if (/^(?:и|,)$/.test(after.folded) && isUpper(tokens[at + 2]?.text))
    return tokens
      .slice(at + 3, at + 8)
      .some(({ folded }) => /^(?:област|кра[яеё]|округ|республик)/.test(folded));
  if (after.kind !== 'word') return false;
  if (institution.test(after.folded)) return true;
  // At the start of a sentence a capital says nothing; "Орловский рассказал" is a man.
  return (
    isFirst(tokens, at) &&
    !isUpper(after.text) &&
    !/(?:л|ла|ли|ло|лся|лась|ет|ит|ут|ют|ат|ят)$/.test(after.folded)
  );
}

/** "Новгородцев призвали" are people, "Новгородцев рассказал" is a man. */
function isPeople(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (!isUpper(token.text)) return true;
  if (!isFirst(tokens, at)) return false;
  return !(token.folded.endsWith('ев') && /л(?:ся)?$/.test(tokens[at + 1]?.folded ?? ''));
}

/** True where the form at a position, read so, means the place rather than a man, a street, a club or an outlet. */
export function isPlace(
  tokens: readonly Token[],
  at: number,
  length: number,
  reading: Reading,
  places: Places,
): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + length];
  // A club's name stands in quotes, alone or after the city's adjective; a pipe runs "Ямал – Европа".
  if (before && /^[«"“]$/.test(before.text) && after && /^[»"”]$/.test(after.text)) return false;
  if (before && outlets.test(before.folded)) return false;
  if (after && /^[-–—]$/.test(after.text) && tokens[at + length + 1]?.folded.startsWith('европ'))
    return false;
  if (reading.word === 'adjective') return isAdjective(tokens, at);
  if (reading.word === 'people') return isPeople(tokens, at);
  return isTown(tokens, at, length, reading, places);
}
