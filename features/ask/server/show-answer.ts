import type { RequestContext } from '#platform/server/context.ts';
import { readSource } from '#statistics/source-queries.ts';
import type { Outcome, Point } from '../domain/answer/outcome.ts';
import type { Standing } from '../domain/answer/standing.ts';
import type { Understood } from '../domain/reading/understood.ts';
import type { Collected } from './collect-figures.ts';
import { readMedian } from './read-beside.ts';
import { sayFigure, sayTime, type Speech } from './say-answer.ts';
import { receiptOfStanding } from './say-standing.ts';

/** Writes a value of a place with the place's name. */
export const rowWriter =
  (speech: Speech) =>
  ({ yugoId, day, value }: Point) => ({ yugoId, day, value, name: speech.nameOf(yugoId) });

/** The picture of an answer: a line over time, or the places beside one another with all regions where they were put in order. */
export async function viewOf(
  understood: Understood,
  { figures, country }: Collected,
  speech: Speech,
  asking: Pick<RequestContext, 'db' | 'clock'>,
) {
  const rowOf = rowWriter(speech);
  const isLine = isOverTime(understood);
  const [course = [], ...beside] = isLine ? (figures.courses[0] ?? []) : [];
  const [indicator] = speech.indicators;
  return {
    kind: isLine ? ('line' as const) : ('bars' as const),
    course: course.map(rowOf),
    beside: beside.flat().map(rowOf),
    median: isLine && beside.length === 0 ? await readMedian(understood, figures, asking) : [],
    regions: isLine ? [] : figures.regions.map(rowOf),
    country: isLine || country === null ? null : rowOf(country),
    unit: indicator?.unit ?? null,
    decimals: indicator?.decimals ?? 0,
    period: indicator?.period ?? null,
  };
}

/** Where the figure of an answer comes from and what it is made of; null where no source is known. */
export async function receiptOf(
  { operation }: Understood,
  outcome: Outcome,
  {
    collected: { originOf },
    standing,
    speech,
  }: { collected: Collected; standing: Standing | null; speech: Speech },
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
) {
  const origin = outcome.rows.map(originOf).find((found) => found !== undefined);
  const newest = outcome.rows
    .flatMap((row) => originOf(row)?.knownAt ?? [])
    .toSorted()
    .at(-1);
  const source = await readSource(
    db,
    origin === undefined ? null : { ...origin, knownAt: newest ?? origin.knownAt },
    locale,
  );
  if (source === null) return null;
  const place = standing && receiptOfStanding(standing, speech);
  return {
    source,
    addends: [...addendsOf(outcome, speech), ...(place?.addends ?? [])],
    figure: sayFigure(operation === 'rank' ? outcome.rows[0]!.value : outcome.value, speech),
    total: place?.total ?? null,
  };
}

/** More lines than this can't be told apart. */
const maxLines = 5;

/** One place over all its time; several where they are compared from a time on. */
function isOverTime({ operation, places, indicators, period }: Understood): boolean {
  const areNamed = indicators.length === 1 && places.every((place) => typeof place === 'number');
  const isComparison = operation === 'compare' && period.from !== undefined && places.length <= maxLines;
  return areNamed && (places.length === 1 || isComparison);
}

const maxAddends = 10;

/** What the figure is made of, as a receipt lists it. */
function addendsOf({ rows }: Outcome, speech: Speech) {
  const isOfPlaces = new Set(rows.map(({ yugoId }) => yugoId)).size > 1;
  return rows.slice(0, maxAddends).map((row, at) => ({
    label: isOfPlaces
      ? speech.nameOf(row.yugoId)
      : rows.length === 2 && rows[0]!.day === rows[1]!.day
        ? (speech.indicators[at] ?? speech.indicators[0]!).name
        : sayTime(row.day, speech),
    value: sayFigure(row.value, {
      ...speech,
      indicators: speech.indicators.slice(at === 1 && speech.indicators.length > 1 ? 1 : 0),
    }),
  }));
}
