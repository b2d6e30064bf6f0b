import { listDimensionValues, listSeriesDims } from '#statistics/indicators/dimension-queries.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { addsUp } from '#statistics/import/plausible.ts';
import { readDims } from '#statistics/series/trend-queries.ts';
import type { Indicator } from '#statistics/shapes/indicator.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readMeasureWord } from '../../domain/view/measure-word.ts';

/** A dimension of an indicator with what can be chosen of it. */
export interface Choice {
  dimension: string;
  value: string;
  values: { value: string; name: string }[];
}

/** An indicator of a view with the part of it that is shown. */
export interface ChosenMeasure {
  indicator: Indicator;
  dims: string;
  choices: Choice[];
  /** Its values add up over places. */
  isSum: boolean;
}

/** The indicators that words stand for; refuses what is not known. One that has no whole is shown by the first part of each dimension. */
export async function chooseMeasures(
  words: readonly string[],
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
): Promise<ChosenMeasure[]> {
  const asked = [...new Set(words)].map(readMeasureWord);
  const codes = asked.map(({ indicator }) => indicator);
  const [indicators, parts] = await Promise.all([
    listIndicators(db, codes, locale),
    listSeriesDims(db, codes),
  ]);
  const namesOf = new Map<string, { value: string; name: string }[]>();
  const dimensions = new Set(parts.flatMap(({ dims }) => (dims === '' ? [] : Object.keys(readDims(dims)))));
  for (const dimension of dimensions)
    namesOf.set(dimension, await listDimensionValues(db, dimension, locale));
  return asked.map(({ indicator: code, dims }) => {
    const indicator = indicators.find((each) => each.indicator === code);
    if (indicator === undefined) throw new AppError('indicator_not_found', { indicator: code });
    const own = parts.filter((part) => part.indicator === code).map((part) => part.dims);
    const shown = dims === '' ? usualPart(own, namesOf) : dims;
    if (dims !== '' && !own.includes(dims))
      throw new AppError('indicator_not_found', { indicator: code, dims });
    return {
      indicator,
      dims: shown,
      choices: choicesOf(own, shown, namesOf),
      isSum: addsUp({ indicator: code, unit: indicator.unit.code }),
    };
  });
}

type Names = ReadonlyMap<string, readonly { value: string; name: string }[]>;

/** The whole where there is one, else the part whose values come first in the catalogue: both sexes, all diseases. */
function usualPart(parts: readonly string[], names: Names): string {
  if (parts.length === 0 || parts.includes('')) return '';
  const orderOf = (dims: string): number[] =>
    Object.entries(readDims(dims)).map(([dimension, value]) =>
      (names.get(dimension) ?? []).findIndex((each) => each.value === value),
    );
  return parts
    .map((dims) => ({ dims, order: orderOf(dims) }))
    .sort((one, other) => compare(one.order, other.order))[0]!.dims;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at]! - (other[at] ?? 0);
}

function choicesOf(parts: readonly string[], shown: string, names: Names): Choice[] {
  if (shown === '') return [];
  const present = parts.filter((dims) => dims !== '').map(readDims);
  return Object.entries(readDims(shown)).map(([dimension, value]) => {
    const own = new Set(present.map((dims) => dims[dimension]));
    const named = (names.get(dimension) ?? []).filter((each) => own.has(each.value));
    const unnamed = [...own]
      .toSorted(byNumber)
      .filter((each) => each !== undefined && !named.some(({ value: known }) => known === each));
    return {
      dimension,
      value,
      values: [...named, ...unnamed.map((each) => ({ value: each!, name: each! }))],
    };
  });
}

/** Ages and the like, which the catalogue does not name, in their own order. */
function byNumber(one = '', other = ''): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
