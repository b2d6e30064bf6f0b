import { orderRows, type RankedRow } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import type { ViewData } from '../view-props.ts';

/** The chosen places at the end of a view; country and districts stand beside regions and are not ranked. */
export function rankRowsOf({ places, series, lines }: ViewData): RankedRow[] {
  const chosen = places.filter(({ isChosen }) => isChosen);
  const isOfRegions = chosen.some(({ kind }) => kind === 'region');
  return chosen.map(({ yugoId, shortName, kind, isNamed }) => ({
    id: yugoId,
    name: shortName,
    value: series.find((each) => each.measure === 0 && each.yugoId === yugoId)?.end ?? null,
    own: isNamed && kind === 'region' && yugoId === lines[0],
    reference: isOfRegions && kind !== 'region',
  }));
}

/** The highest and the lowest of many, each with its place in the whole list, with the reader's own and those that stand beside. */
export function endsOfRanking(rows: readonly RankedRow[], most: number): readonly RankedRow[] {
  if (rows.length <= most) return rows;
  const ordered = orderRows({ rows });
  const known = ordered.filter(({ value, reference }) => value !== null && !reference);
  const upper = Math.ceil(most / 2);
  return ordered.flatMap((row) => {
    const at = known.indexOf(row);
    if (at < 0) return row.reference ? [row] : [];
    const isEnd = at < upper || at >= known.length - (most - upper);
    return isEnd || row.own ? [{ ...row, rank: at + 1 }] : [];
  });
}
