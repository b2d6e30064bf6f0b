import { readFileSync } from 'node:fs';

/** A place in a question: its number, every region, or all of them added up. */
type Where = number | 'all_regions' | 'sum_of_regions';

/** A question in words with its meaning and the answer computed from the bundled files, not taken from the product. */
interface Question {
  text: string;
  lang: 'ru' | 'en' | 'ja' | 'pt' | 'es';
  expect: {
    operation: string;
    indicators: { id: string; dims: string }[];
    places: Where[];
    period: { at?: string; from?: string; to?: string; resolves_to?: string };
    params: { n?: number; x?: number; order?: 'asc' | 'desc' };
  };
  answer: Record<string, unknown>;
  unanswerable: object | null;
}

/** Values of one series of a view. */
interface Drawn {
  measure: number;
  yugoId: number;
  points: { day: string; value: number }[];
  start: number;
  end: number;
  difference: number;
  percent: number;
}

/** What an analyst chooses of the explorer to have a question answered. */
export interface Choice {
  indicators: string[];
  places: string[];
  from?: string;
  to?: string;
  transform?: string;
}

const country = 1180665;
const file = new URL('../../ask/testing/questions.jsonl', import.meta.url);

/** Questions with an answer, of the development part that stands in the repository. */
export const questions = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Question)
  .filter(({ unanswerable }) => unanswerable === null);

const transformOf: Record<string, string> = {
  share: 'share',
  per_capita: 'perHead',
  per_100k: 'perHead',
};

/** The view in which a question's answer stands. */
export function choiceOf({ expect: { operation, indicators, places, period } }: Question): Choice {
  const transform = transformOf[operation];
  // The share of the country and what is told for residents are one indicator with a transform.
  const used = transform === undefined ? indicators : indicators.slice(0, 1);
  const placed: Where[] =
    operation === 'rank' ? ['all_regions'] : transform === 'share' ? places.slice(0, 1) : places;
  const at = period.at === 'latest' ? undefined : period.at;
  const from = period.from ?? at;
  const to = period.to === 'latest' ? undefined : (period.to ?? at);
  return {
    indicators: used.map(({ id, dims }) => (dims === '' ? id : `${id}:${dims}`)),
    places: placed.map((place) => (typeof place === 'number' ? String(place) : `in-${country}`)),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(transform === undefined ? {} : { transform }),
  };
}

/** The answer a reader takes from the view, in the form of the one computed from the files. */
export function answerOf({ expect: { operation, places, params } }: Question, series: Drawn[]) {
  const [first] = series;
  const sign = params.order === 'asc' ? 1 : -1;
  const ranked = series.toSorted((a, b) => sign * (a.end - b.end));
  const points = first?.points ?? [];
  const highest = points.reduce((a, b) => (b.value > a.value ? b : a), points[0]!);
  const answers: Record<string, () => object> = {
    value: () => ({ value: first!.end }),
    latest: () => ({ value: first!.end }),
    // What is counted by the year stands on the mean of its residents.
    per_capita: () => ({ value_by_mean_population: first!.end }),
    per_100k: () => ({ value: first!.end }),
    value_sum: () => ({ value: series.reduce((sum, { end }) => sum + end, 0) }),
    share: () => ({ percent: first!.end }),
    ratio: () => ({ ratio: series[0]!.end / series[1]!.end }),
    dim_diff: () => ({ difference: series[0]!.end - series[1]!.end }),
    balance: () => ({ difference: series[0]!.end - series[1]!.end }),
    change: () => ({ difference: first!.difference, percent: first!.percent }),
    change_pct: () => ({ percent: first!.percent }),
    compare: () => ({ values: Object.fromEntries(series.map(({ yugoId, end }) => [yugoId, end])) }),
    top: () => ({
      list: ranked.slice(0, params.n).map(({ yugoId, end }) => ({ place: yugoId, value: end })),
    }),
    rank: () => ({ rank: 1 + ranked.findIndex(({ yugoId }) => yugoId === places[0]), of: ranked.length }),
    count_above: () => ({ count: ranked.filter(({ end }) => end > params.x!).length, of: ranked.length }),
    max_day: () => ({ time: highest.day, value: highest.value }),
    series: () => ({ points: points.length, first: points[0], last: points.at(-1) }),
  };
  return answers[operation]!();
}

/** How far what is shown may be from what was computed: half of the last digit that is shown. */
const tolerance = 0.005;

/** Whether every part of an answer is the known one; times may be written as the year they close. */
export function isNear(found: unknown, known: unknown): boolean {
  if (typeof found === 'number')
    return typeof known === 'number' && Math.abs(found - known) <= tolerance * Math.abs(known);
  if (typeof found === 'string') return typeof known === 'string' && found.startsWith(known);
  if (Array.isArray(found))
    return (
      Array.isArray(known) &&
      found.length === known.length &&
      found.every((each, at) => isNear(each, known[at]))
    );
  return Object.entries(found as object).every(([name, value]) =>
    isNear(value, (known as Record<string, unknown>)[name === 'day' ? 'time' : name]),
  );
}
