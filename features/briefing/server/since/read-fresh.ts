import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { nameDims } from '#statistics/indicators/dimension-queries.ts';
import { listNewFigures, listNewlyKnown } from '#statistics/indicators/new-queries.ts';
import { listRevisedOf } from '#statistics/indicators/revised-queries.ts';
import { readSources } from '#statistics/source-queries.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import type { SinceSpan } from '../../domain/since/since-span.ts';
import type { Asking } from '../screen/asking.ts';

/** New figures of a place in a span of days and those that were revised, over all its indicators. */
export async function readFresh(yugoId: number, span: SinceSpan, { db, locale }: Asking) {
  const [rows, changed, known] = await Promise.all([
    listNewFigures(db, yugoId, span),
    listRevisedOf(db, yugoId, span),
    listNewlyKnown(db, yugoId, span, locale),
  ]);
  const codes = [...rows, ...changed].map(({ indicator }) => indicator);
  const [indicators, sourceOf] = await Promise.all([
    listIndicators(db, codes, locale),
    readSources(
      db,
      [...rows, ...changed].map(({ source }) => source),
      locale,
    ),
  ]);
  const about = new Map(indicators.map((each) => [each.indicator, each]));
  const figures = rows.flatMap(({ indicator: code, day, before, beforeDay, value, knownAt, ...row }) => {
    const indicator = about.get(code);
    if (!indicator) return [];
    const periodAt = (of: string): string => formatPeriod(periodOf(indicator.period), of, locale);
    const earlier =
      before === null || beforeDay === null ? null : { period: periodAt(beforeDay), value: before };
    return [
      {
        indicator,
        period: periodAt(day),
        value,
        knownAt,
        before: earlier,
        source: sourceOf({ ...row, knownAt }).name,
      },
    ];
  });
  const revised = changed.map(async ({ indicator: code, dims, day, ...row }) => {
    const indicator = about.get(code);
    if (!indicator) return [];
    const { value, before, knownAt, count } = row;
    const part = await nameDims(db, dims, locale);
    const period = formatPeriod(periodOf(indicator.period), day, locale);
    return [{ indicator, part, period, value, before, knownAt, count, source: sourceOf(row).name }];
  });
  return {
    figures: figures.toSorted((one, other) => other.knownAt.localeCompare(one.knownAt)),
    figureCount: known.length,
    revised: (await Promise.all(revised)).flat(),
  };
}
