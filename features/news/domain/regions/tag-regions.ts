import type { LinearModel } from '../learning/linear-model.ts';
import { scoreLinear, softmax } from '../learning/linear-model.ts';
import { cleanHeadline } from '../text/clean-headline.ts';
import type { LanguageCode } from '../text/language-code.ts';
import type { Token } from '../text/tokenise.ts';
import { tokenise } from '../text/tokenise.ts';
import { countryFeatures } from './country-features.ts';
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
const countryFrom = 0.35;
const locative = /^(?:в|во|из|под|близ|возле|у|около|до|город|города|городе|г)$/;
const adjective = /(?:ск|цк)(?:ий|ая|ое|ие|ого|ой|ому|ую|им|ом|их|ими|ими)$/;
const outlets = /(?:эх[оа]|вечерн\S+|говорит|радио)$/;

function isPlace(tokens: readonly Token[], at: number, length: number, place: Place): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  const after = tokens[at + length];
  if (!token) return false;
  const isCapital = token.text.charAt(0) !== token.text.charAt(0).toLowerCase();
  const isAdjective = adjective.test(token.folded);
  if (
    !isCapital &&
    !isAdjective &&
    !/^(?:москвич|петербурж|екатеринбурж|крымчан|дагестанц)/.test(token.folded)
  )
    return false;
  // A club's name stands in quotes, alone or after the city's adjective.
  if (before && /^[«"“]$/.test(before.text) && after && /^[»"”]$/.test(after.text)) return false;
  if (isAdjective && length === 1 && !place.hasAdjective && place.city !== 0) return false;
  if (isAdjective && after && /^[«"“]$/.test(after.text)) return false;
  if (before && outlets.test(before.folded)) return false;
  if (!place.isCautious) return true;
  // "Владимир Путин" is a man, "во Владимире" is a town.
  const isBeforeName = after?.kind === 'word' && after.text.charAt(0) !== after.text.charAt(0).toLowerCase();
  return before !== undefined && locative.test(before.folded) && !(isBeforeName && length === 1);
}

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
  const found: PlaceMention[] = [];
  const quoted = findQuoted(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const longest = places.longest.get(tokens[at]?.stem ?? '') ?? 0;
    for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
      const span = tokens.slice(at, at + length);
      if (span.some(({ kind }) => kind === 'mark')) continue;
      const place = places.byKey.get(span.map(({ stem }) => stem).join(' '));
      if (!place || quoted.has(at) || !isPlace(tokens, at, length, place)) continue;
      found.push({ place, start: span[0]?.start ?? 0, end: span.at(-1)?.end ?? 0 });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** True where a text names another country, its capital, leader or people. */
export function isAbroad(tokens: readonly Token[], places: Places): boolean {
  return tokens.some(
    (token, at) =>
      places.abroad.has(token.stem) || places.abroad.has(`${token.stem} ${tokens[at + 1]?.stem ?? ''}`),
  );
}

/** In news from abroad "Москва" means the government, unless something happens "в Москве". */
function isMetonym(mention: PlaceMention, text: string, abroad: boolean): boolean {
  if (mention.place.region !== moscowId || !abroad) return false;
  return !/(?:^|[^\p{L}])(?:в|из|под)\s+Москв[еы]$/iu.test(text.slice(0, mention.end));
}

function tagForeignText(text: string, places: Places): RegionAnswer {
  const regions = places.foreign.filter(([pattern]) => pattern.test(text)).map(([, region]) => region);
  const country =
    regions.length === 0 && /\b(?:Russian?s?|R[uú]ssia|Rusia|rus[ao]s?|russ[ao]s?)\b|ロシア/u.test(text);
  return { regions: country ? [russiaId] : [...new Set(regions)], cities: [], mentions: [] };
}

/** Regions an item concerns; the whole country only where no single region is named. */
export function tagRegions(
  item: { readonly title: string; readonly source?: string; readonly language: LanguageCode },
  knowledge: RegionKnowledge,
): RegionAnswer {
  const text = cleanHeadline(item.title, item.source);
  if (item.language !== 'ru') return tagForeignText(text, knowledge.places);
  const tokens = tokenise(text, 'ru');
  const abroad = isAbroad(tokens, knowledge.places);
  const mentions = findPlaces(tokens, knowledge.places).filter(
    (mention) => !isMetonym(mention, text, abroad),
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
