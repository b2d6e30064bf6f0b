import type { Locale } from '#platform/shared/locales.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { matchJapanese } from '../words/match-japanese.ts';
import { matchWords, type Match } from '../words/match-words.ts';
import { tokenise } from '../words/tokenise.ts';
import { chooseOperation, isExtreme } from './choose-operation.ts';
import { isCue, isManyRegions } from './cues.ts';
import { findUnknown } from './find-unknown.ts';
import { findIndicators, suit } from './read-indicators.ts';
import { findPlaces, isDistrict } from './read-places.ts';
import { readPeriod } from './read-period.ts';
import type { AskedPlace, AskedSeries, Lack, Operation, Reading } from './understood.ts';

/** Who asks, and when. */
export interface Asker {
  locale: Locale;
  /** The clock's day. */
  today: string;
  country: number;
  /** The region of the asker; null where they named none. */
  mine: number | null;
}

/** Reads a question by the words of its own language: by its script, of Latin ones the language that knows most of its words, the asker's first. */
export function understand(question: string, lexicon: Lexicon, asker: Asker): Reading {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(question))
    return interpret(matchJapanese(question, lexicon.japanese()), lexicon, asker);
  const tokens = tokenise(question);
  if (/\p{Script=Cyrillic}/u.test(question))
    return interpret(matchWords(tokens, lexicon.tongueOf('ru'), 'ru'), lexicon, asker);
  const order = [asker.locale, 'en', 'es', 'pt'].filter(
    (each) => each === 'en' || each === 'es' || each === 'pt',
  );
  const readings = [...new Set(order)].map((locale) => matchWords(tokens, lexicon.tongueOf(locale), locale));
  const [best] = readings.toSorted((a, b) => strangeness(a) - strangeness(b));
  return interpret(best ?? [], lexicon, asker);
}

/** Cues of what pages tell and no figure does. */
const beyondCues = ['forecast', 'neighbours', 'correlation'] as const;

/** What pages tell where a question has no figure. */
function beyondOf(lack: Lack | null, matches: readonly Match[]): Reading['beyond'] {
  if (lack === 'two_indicators') return ['correlation'];
  return lack === 'other_operation'
    ? beyondCues.filter((cue) => matches.some((match) => isCue(match, cue)))
    : [];
}

/** How little of a question a language knows: whole words, then half of those that were mended. */
function strangeness(matches: readonly Match[]): number {
  const unknown = matches.filter(
    ({ senses, number, day }) => senses.length === 0 && number === null && day === null,
  );
  const hasIndicator = matches.some(({ senses }) =>
    senses.some((sense) => sense.kind === 'indicator' && !sense.isWeak),
  );
  return (
    unknown.length +
    matches.filter(({ mended }) => mended !== null).length / 2 -
    (hasIndicator ? 1 : 0) +
    matches.length / 100
  );
}

function interpret(matches: readonly Match[], lexicon: Lexicon, asker: Asker): Reading {
  const said = readPeriod(matches, asker.today);
  const where = findPlaces(matches, asker);
  const found = findIndicators(
    matches,
    lexicon,
    where.places.some((id) => id !== asker.country),
  );
  const unknown = findUnknown(matches, found.used);
  const indicator = lexicon.indicators.get(found.series[0]?.id ?? '');
  const { operation, params } = chooseOperation({
    matches,
    said,
    indicator,
    places: where.places.length,
    hasCountry: where.places.includes(asker.country),
    isDistrict: isDistrict(where.places[0], lexicon),
  });
  const time = said.period.at ?? said.period.from ?? '';
  const series = seriesOf(found.series, { operation, time, matches }, lexicon);
  const lack = lackOf({ matches, found, where, unknown, operation });
  const isElsewhere = lack === 'unknown_place' || lack === 'other_country';
  const places = isElsewhere ? where.places : placesOf(where.places, operation, matches, asker, series[0]);
  const period = spanOf(said.period, operation, series, lexicon);
  const understood = {
    operation: lack === null ? settled(operation, series[0]) : ('impossible' as const),
    indicators: series,
    places,
    period,
    params,
  };
  return {
    understood,
    others:
      lack === null ? where.namesakes.map((id) => ({ ...understood, places: [id, ...places.slice(1)] })) : [],
    lack,
    notUnderstood: unknown.words,
    beyond: beyondOf(lack, matches),
    named: found.named,
    mended: matches.flatMap(({ text, mended }) => (mended === null ? [] : [{ typed: text, read: mended }])),
    isCity: where.isCity,
    isCountryTaken: lack === null && where.places.length === 0 && places[0] === asker.country,
    lastYears: said.lastYears,
  };
}

/** What is per head already needs no dividing. */
function settled(operation: Operation, series: AskedSeries | undefined): Operation {
  return operation === 'per_capita' && series !== undefined && /per_capita/.test(series.id)
    ? 'value'
    : operation;
}

function seriesOf(
  named: AskedSeries[],
  asked: { operation: Operation; time: string; matches: readonly Match[] },
  lexicon: Lexicon,
): AskedSeries[] {
  if (asked.operation === 'balance')
    return [
      { id: 'budget_revenue', dims: 'line=total' },
      { id: 'budget_expenditure', dims: 'line=total' },
    ];
  const [first] = named;
  if (first === undefined) return [];
  if (asked.operation === 'dim_diff')
    return ['female', 'male'].map((sex) => ({ ...first, dims: first.dims.replace(/sex=\w+/, `sex=${sex}`) }));
  const suited = suit(first, asked, lexicon);
  const isDivided =
    asked.operation === 'per_100k' || (asked.operation === 'per_capita' && suited.id === first.id);
  return isDivided ? [suited, { id: 'population_jan1', dims: '' }] : [suited];
}

function placesOf(
  named: number[],
  operation: Operation,
  matches: readonly Match[],
  { country }: Asker,
  series: AskedSeries | undefined,
): AskedPlace[] {
  if (operation === 'share') {
    const isRegions = series?.id === 'grp' || matches.some(isManyRegions);
    const whole: AskedPlace = isRegions ? 'sum_of_regions' : country;
    return [...named.filter((id) => id !== country), whole];
  }
  if (named.length > 0) return named;
  if (operation === 'top' || operation === 'count_above') return ['all_regions'];
  if (operation === 'mean' && matches.some(isManyRegions)) return ['all_regions'];
  return series === undefined ? [] : [country];
}

/** A change within one year is against the year before. */
function spanOf(
  period: Reading['understood']['period'],
  operation: Operation,
  [series]: AskedSeries[],
  { indicators }: Lexicon,
): Reading['understood']['period'] {
  const isChange = operation === 'change' || operation === 'change_pct';
  if (isChange && period.at !== undefined && /^\d{4}$/.test(period.at))
    return { from: String(Number(period.at) - 1), to: period.at };
  const isDaily = indicators.get(series?.id ?? '')?.period === 'daily';
  if (period.at === undefined || isDaily || !/^\d{4}-\d\d-\d\d$/.test(period.at)) return period;
  return indicators.get(series?.id ?? '')?.period === 'annual'
    ? { at: period.at.slice(0, 4) }
    : { at: period.at.slice(0, 7) };
}

function lackOf({
  matches,
  found,
  where,
  unknown,
  operation,
}: {
  matches: readonly Match[];
  found: ReturnType<typeof findIndicators>;
  where: ReturnType<typeof findPlaces>;
  unknown: ReturnType<typeof findUnknown>;
  operation: Operation;
}): Lack | null {
  if (matches.length === 0) return 'no_words';
  if (where.isAbroad) return 'other_country';
  if (found.series.length === 0 && operation !== 'balance')
    return matches.some((match) => isCue(match, 'best', 'worst')) ||
      (unknown.words.length === 0 && !matches.some((match) => isCue(match, 'men', 'women')))
      ? 'no_criterion'
      : 'no_indicator';
  if (where.mayBeCity && matches.some((match) => isCue(match, 'city'))) return 'city_level';
  // A figure of the place itself would answer another question.
  if (matches.some((match) => isCue(match, 'neighbours', 'correlation', 'forecast')))
    return 'other_operation';
  if (found.isMixed) return 'two_indicators';
  if (unknown.isPlace || (unknown.words.length > 0 && where.places.length === 0 && operation !== 'top'))
    return 'unknown_place';
  // «the minimum wage in Tula in 2019» is another measure than the wage.
  const isOther = operation === 'value' && isExtreme({ matches, places: where.places.length });
  if (unknown.narrows || isOther || (found.isWeak && unknown.words.length > 0)) return 'unknown_words';
  if (found.lacksDimension && operation !== 'dim_diff') return 'no_dimension';
  return null;
}
