import type { Lexicon } from '../words/lexicon.ts';
import type { Match } from '../words/match-words.ts';
import { isCue } from './cues.ts';
import type { AskedSeries, Operation, Understood } from './understood.ts';

/** What a question asks of the figures' subject. */
export interface FoundIndicators {
  series: AskedSeries[];
  /** Codes of all that are named. */
  named: string[];
  /** Two or more that are not the same. */
  isMixed: boolean;
  /** Only a word that may mean much else names it. */
  isWeak: boolean;
  /** A sex was named of an indicator that is not told by sex. */
  lacksDimension: boolean;
  /** Places of the matches that name it. */
  used: ReadonlySet<number>;
}

const wholeOf: Readonly<Record<string, string>> = {
  sex: 'both',
  icd: 'all',
  fuel: 'total',
  line: 'total',
  tax: 'total',
  budget: 'all',
  prices: 'current',
  motor_fuel: 'ai95',
  variant: 'estimate',
};

/** The indicators that are named: strong names before weak ones, with the dimensions that are named beside them. */
export function findIndicators(
  matches: readonly Match[],
  { indicators }: Lexicon,
  isOfRegion: boolean,
): FoundIndicators {
  const named = matches.flatMap((match, at) => {
    const sense = match.senses.find((each) => each.kind === 'indicator');
    return sense?.kind === 'indicator' ? [{ at, ...sense }] : [];
  });
  const strong = named.filter(({ isWeak }) => !isWeak);
  // «the best place to live», «where is it cheap to live» name no measure.
  const isVague = matches.some((match) => isCue(match, 'best', 'worst', 'dear'));
  const isLife = matches.some((match) => isCue(match, 'top', 'bottom', 'gap', 'men', 'women'));
  const weak = named.filter(({ indicator }) => !isVague && (isLife || indicator !== 'life_expectancy'));
  const chosen = strong.length > 0 ? strong : weak.slice(0, 1);
  const ids = [...new Set(chosen.map(({ indicator }) => indicator))];
  const used = new Set(chosen.map(({ at }) => at));
  const first = chosen[0] && (isOfRegion ? ofRegion(chosen[0]) : chosen[0]);
  if (first === undefined)
    return { series: [], named: ids, isMixed: false, isWeak: false, lacksDimension: false, used };
  const dimensions = indicators.get(first.indicator)?.dimensions ?? [];
  const wanted = new Map<string, string>(
    first.dims.split(';').flatMap((pair) => (pair === '' ? [] : [pair.split('=') as [string, string]])),
  );
  for (const [at, { senses }] of matches.entries())
    for (const sense of senses)
      if (sense.kind === 'dimension' && dimensions.includes(sense.dimension)) {
        wanted.set(sense.dimension, sense.value);
        used.add(at);
      }
  const [men, women] = [
    matches.some((match) => isCue(match, 'men')),
    matches.some((match) => isCue(match, 'women')),
  ];
  if (dimensions.includes('sex') && men !== women) wanted.set('sex', men ? 'male' : 'female');
  const dims = dimensions
    .flatMap((name) =>
      wanted.has(name) || name in wholeOf ? [`${name}=${wanted.get(name) ?? wholeOf[name]}`] : [],
    )
    .join(';');
  return {
    series: [{ id: first.indicator, dims }],
    named: ids,
    isMixed: ids.length > 1,
    isWeak: strong.length === 0,
    lacksDimension: (men || women) && !dimensions.includes('sex'),
    used,
  };
}

/** What people call the domestic product of a region is the regional one. */
function ofRegion<Named extends { indicator: string; dims: string }>(named: Named): Named {
  return named.indicator === 'gdp' ? { ...named, indicator: 'grp', dims: '' } : named;
}

/** The indicator as it is asked for: per head or of a month where the catalogue has such a one, new cases for a day. */
export function suit(
  series: AskedSeries,
  { operation, time, matches }: { operation: Operation; time: string; matches: readonly Match[] },
  { indicators }: Lexicon,
): AskedSeries {
  const has = (...cues: string[]): boolean => matches.some((match) => isCue(match, ...cues));
  const sibling = (code: string): AskedSeries | null =>
    indicators.has(code) ? { id: code, dims: '' } : null;
  if (has('per_10k')) return sibling(`${series.id}_per_10000`) ?? series;
  if (has('per_1k')) return { ...series, id: rates[series.id] ?? series.id };
  if (operation === 'per_capita') return sibling(`${series.id}_per_capita`) ?? series;
  if (operation === 'max_day' || operation === 'value_sum' || operation === 'mean')
    return newOf(series, indicators);
  if (/^\d{4}-\d\d/.test(time)) return sibling(monthly[series.id] ?? `${series.id}_monthly`) ?? series;
  return series;
}

const rates: Readonly<Record<string, string>> = {
  births: 'crude_birth_rate',
  covid_deaths_total: 'crude_death_rate',
};
const monthly: Readonly<Record<string, string>> = { cpi: 'cpi_since_december' };

/** What is counted up in all has no highest day and no count of a year: its daily count has. */
function newOf(series: AskedSeries, indicators: Lexicon['indicators']): AskedSeries {
  const code = series.id.replace(/_total$/, '_new');
  return code !== series.id && indicators.has(code) ? { ...series, id: code } : series;
}

const national: Readonly<Record<string, string>> = {
  unemployment_rate: 'kep_unemployment_rate_annual',
  average_wage: 'kep_wage_annual',
};

/** The same reading by the series that tells the country, where the one of regions does not; null where there is none. */
export function ofCountry(understood: Understood, country: number): Understood | null {
  const [series, ...others] = understood.indicators;
  const id = national[series?.id ?? ''];
  const isCountry = understood.places.length === 1 && understood.places[0] === country;
  return id === undefined || !isCountry || others.length > 0
    ? null
    : { ...understood, indicators: [{ id, dims: '' }] };
}
