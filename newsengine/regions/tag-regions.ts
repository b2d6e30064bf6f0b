import type { ReadHeadline } from '../text/headline.ts';
import type { LinearModel } from '../learning/linear-model.ts';
import { scoreLinear, softmax } from '../learning/linear-model.ts';
import { fold } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import { countryFeatures } from './country-features.ts';
import { isPlace } from './is-place.ts';
import type { Place, Places } from './places.ts';
import { moscowId, moscowRegionId, russiaId } from './places.ts';

/** The gazetteer and the model that says whether an item concerns the country as a whole. */
export interface RegionKnowledge {
  readonly places: Places;
  readonly country: LinearModel;
}

/** A place found in a text; offsets are UTF-16. */
export interface PlaceMention {
  readonly place: Place;
  readonly start: number;
  readonly end: number;
}

/** Regions (yugo_id, the country's id included), cities and where they stand in the title. */
export interface RegionAnswer {
  readonly regions: readonly number[];
  readonly cities: readonly number[];
  readonly mentions: readonly PlaceMention[];
}

/** Below a half, since a missed country costs a reader more than one too many. */
const countryFrom = 0.4;
const adjective = /(?:ск|цк)(?:ий|ая|ое|ие|ого|ой|ому|ую|им|ом|их|ими|ими)$/;

/** Token positions inside short quotes, which hold titles and clubs rather than places. */
function findQuoted(tokens: readonly Token[]): Set<number> {
  const inside = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (!/^[«"“]$/.test(tokens[at]?.text ?? '')) continue;
    const end = tokens.findIndex(
      (token, later) => later > at && later <= at + 5 && /^[»"”]$/.test(token.text),
    );
    for (let each = at + 1; each < end; each += 1) inside.add(each);
    if (end > 0) at = end;
  }
  return inside;
}

/** Place names of a Russian text, longest first, each token used once. */
export function findPlaces(tokens: readonly Token[], places: Places): PlaceMention[] {
  const found: (PlaceMention & { readonly isDoubtful: boolean })[] = [];
  const quoted = findQuoted(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const longest = places.longest.get(tokens[at]?.folded ?? '') ?? 0;
    for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
      const span = tokens.slice(at, at + length);
      if (quoted.has(at) || span.some(({ kind }) => kind === 'mark')) continue;
      const readings = places.byForm.get(span.map(({ folded }) => folded).join(' '));
      const reading = readings?.find((each) => isPlace(tokens, at, length, each, places));
      if (!reading) continue;
      found.push({
        place: reading.place,
        start: span[0]?.start ?? 0,
        end: span.at(-1)?.end ?? 0,
        isDoubtful: reading.namesake === 'word',
      });
      at += length - 1;
      break;
    }
  }
  return settle(found);
}

/** Without what only looked like a place here, and without a small town whose name is a word where another region is named for certain: "в Москве в Отрадном". */
function settle(found: readonly (PlaceMention & { readonly isDoubtful: boolean })[]): PlaceMention[] {
  const here = found.filter(({ place }) => place.region !== 0);
  const certain = new Set(here.filter(({ isDoubtful }) => !isDoubtful).map(({ place }) => place.region));
  return here
    .filter(({ isDoubtful, place }) => !isDoubtful || certain.size === 0 || certain.has(place.region))
    .map(({ place, start, end }) => ({ place, start, end }));
}

/** True where a text names another country, its capital, leader or people. */
export function isAbroad(tokens: readonly Token[], places: Places): boolean {
  return tokens.some((token, at) => {
    if (places.abroad.has(token.stem)) return true;
    if (!/^\p{Lu}/u.test(token.text)) return false;
    return (
      places.lands.has(token.folded) || places.lands.has(`${token.folded} ${tokens[at + 1]?.folded ?? ''}`)
    );
  });
}

/** Towns with a namesake at the front in Ukraine, and the words that tell of it. */
const twins = /^(?:северск|артемовск|углегорск|первомайск|дзержинск|никольск|советск)/u;
const front =
  /Донбасс|ВСУ|ДНР|ЛНР|украин|ополчен|обстрел|подступ|вагнер|боевик|наступлен|освобожд|спецоперац|ТЭС|теплоэлектростанц/iu;

/** In news from abroad "Москва" means the government, unless something happens "в Москве". */
function isMetonym(mention: PlaceMention, text: string, abroad: boolean): boolean {
  if (mention.place.region !== moscowId || !abroad) return false;
  return !/(?:^|[^\p{L}])(?:в|из|под)\s+Москв[еы]$/iu.test(text.slice(0, mention.end));
}

/** True where a text tells of a place abroad and of no region here; news in other languages are such unless they name a region or the country. */
export function isElsewhere(
  { clean, language, tokens }: Pick<ReadHeadline, 'clean' | 'language' | 'tokens'>,
  places: Places,
): boolean {
  if (language !== 'ru') return tagForeignText(clean, places).regions.length === 0;
  return isAbroad(tokens, places) && findPlaces(tokens, places).length === 0;
}

function tagForeignText(text: string, places: Places): RegionAnswer {
  const regions = places.foreign.filter(([pattern]) => pattern.test(text)).map(([, region]) => region);
  const country =
    regions.length === 0 && /\b(?:Russian?s?|R[uú]ssia|Rusia|rus[ao]s?|russ[ao]s?)\b|ロシア/u.test(text);
  return { regions: country ? [russiaId] : [...new Set(regions)], cities: [], mentions: [] };
}

/** Regions an item concerns; the whole country only where no single region is named. */
export function tagRegions(
  { clean: text, language, tokens }: Pick<ReadHeadline, 'clean' | 'language' | 'tokens'>,
  knowledge: RegionKnowledge,
): RegionAnswer {
  if (language !== 'ru') return tagForeignText(text, knowledge.places);
  const abroad = isAbroad(tokens, knowledge.places);
  const mentions = findPlaces(tokens, knowledge.places).filter(
    (mention) =>
      !isMetonym(mention, text, abroad) &&
      !(twins.test(fold(text.slice(mention.start, mention.end))) && front.test(text)),
  );
  const isNationwide = /(?:в|регион\S*|городах|городов|жителям?) (?:России|РФ)/iu.test(text);
  const named = mentions.filter(
    ({ start, end }) => !(isNationwide && adjective.test(text.slice(start, end).toLowerCase())),
  );
  const regions = new Set(named.map(({ place }) => place.region));
  if (/столичн\S+ регион/iu.test(text)) regions.add(moscowId).add(moscowRegionId);
  else if (
    !abroad &&
    regions.size === 0 &&
    /(?:^|\s)(?:в|из) столиц[еы](?!\s+[А-Я])|столичн|метрополитен/iu.test(text)
  )
    regions.add(moscowId);
  if (
    regions.size === 0 &&
    (softmax(scoreLinear(knowledge.country, countryFeatures(text, tokens, abroad)))[1] ?? 0) >= countryFrom
  )
    regions.add(russiaId);
  const cities = new Set(mentions.map(({ place }) => place.city).filter((city) => city !== 0));
  return { regions: [...regions], cities: [...cities], mentions };
}
