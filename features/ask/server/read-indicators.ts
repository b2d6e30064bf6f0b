import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import type { KnownIndicator } from '../domain/words/lexicon.ts';

let reading: Promise<ReadonlyMap<string, KnownIndicator>> | undefined;

/** The catalogue's indicators by their code. Read once a process. */
export function readIndicators(): Promise<ReadonlyMap<string, KnownIndicator>> {
  return (reading ??= listBundledRows('catalogue/indicators.csv').then(
    (rows) => new Map(rows.map((row) => [row['indicator']!, knownOf(row)])),
  ));
}

function knownOf(row: TableRow): KnownIndicator {
  const { indicator, kind, unit, direction, dimensions } = row;
  return {
    indicator: indicator!,
    period: kind as KnownIndicator['period'],
    unit: unit!,
    dimensions: (dimensions ?? '').split(',').filter((name) => name !== ''),
    upIs: direction as KnownIndicator['upIs'],
  };
}
