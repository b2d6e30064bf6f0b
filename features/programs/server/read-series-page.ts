import { breaksOf } from '#statistics/indicators/series-breaks.ts';
import { readParts, readSeries } from '#statistics/series/trend-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { programsContract } from '../contract.ts';
import { maxParts } from '../domain/tools.ts';
import { getIndicator, getPlace, receiptAddress, seriesAddress, sourcesOf } from './figure-parts.ts';

type Calls = typeof programsContract;

/** A page of one series, newest first; where the whole has no values, the parts that have. */
export async function readSeriesPage(
  { from, to, pageIndex, pageSize, ...series }: Input<Calls, 'programs/getSeries'>,
  context: RequestContext,
): Promise<HandlerOutput<Calls, 'programs/getSeries'>> {
  const { db, clock, locale } = context;
  const [indicator, place] = [
    await getIndicator(context, series.indicator),
    await getPlace(context, series.yugoId),
  ];
  const all = await readSeries(db, series, clock.day);
  const asked = all.filter(
    ({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to),
  );
  const values = asked.toReversed().slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
  const parts = all.length > 0 ? [] : await readParts(db, series.indicator, [series.yugoId], clock.day);
  return {
    indicator,
    place,
    dims: series.dims,
    total: asked.length,
    values: values.map((value) => ({ ...value, receipt: receiptAddress(series, value.day) })),
    breaks: breaksOf(
      series.indicator,
      asked.map(({ day }) => day),
    ),
    parts: [...new Set(parts.map(({ dims }) => dims))].slice(0, maxParts),
    sources: await sourcesOf(context, values),
    address: seriesAddress(series, locale),
  };
}

/** Where the value of the period that a day closes is from. */
export async function readReceipt(
  { day, ...series }: Input<Calls, 'programs/getReceipt'>,
  context: RequestContext,
): Promise<HandlerOutput<Calls, 'programs/getReceipt'>> {
  const { db, clock, locale } = context;
  const [indicator, place] = [
    await getIndicator(context, series.indicator),
    await getPlace(context, series.yugoId),
  ];
  const known = await readSeries(db, series, clock.day);
  const value = known.find((figure) => figure.day === day) ?? null;
  return {
    indicator,
    place,
    dims: series.dims,
    value,
    source: await readSource(db, value, locale),
    asOf: clock.day,
    address: seriesAddress(series, locale),
  };
}
