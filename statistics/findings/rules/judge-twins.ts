import type { TwinRule } from './rule-table.ts';
import { dimOf, withDim, type Doubted, type Sheet, type Told } from './told.ts';

/**
 * Figures that differ from their twin by more than rounding, and the parts of their row, which stands beside another place then. A total
 * that repeats one of its parts is wrong by itself: its parts are right.
 */
export function judgeTwins(sheet: Sheet, twins: Sheet, rule: TwinRule): Doubted[] {
  const twinOf = new Map(twins.figures.map((twin) => [keyOf(twin, rule), twin.value * rule.factor] as const));
  const compared = sheet.figures.flatMap((figure) => {
    const twin = twinOf.get(keyOf(figure, rule));
    const isTotal = dimOf(figure.dims, rule.dimension) === rule.total && figure.day >= rule.from;
    return isTotal && twin !== undefined ? [{ figure, twin }] : [];
  });
  const rows = Map.groupBy(compared, ({ figure }) => `${figure.place} ${figure.day}`);
  return [...rows.values()].flatMap((row) => {
    const apart = row.filter(
      ({ figure, twin }) => Math.abs(figure.value - twin) > rule.rounding + rule.tolerance * twin,
    );
    if (apart.length > rule.maxApart * row.length) return [];
    return apart.flatMap(({ figure, twin }) => doubtRow(sheet, figure, twin, rule));
  });
}

function doubtRow(sheet: Sheet, figure: Told, twin: number, rule: TwinRule): Doubted[] {
  const parts = rule.parts.flatMap(
    (part) => sheet.beside(figure, withDim(figure.dims, rule.dimension, part)) ?? [],
  );
  const total: Doubted = { figure, rule: 'differsFromTwin', judgedOn: { twin } };
  if (parts.some(({ value }) => value === figure.value)) return [total];
  const besides = parts.map((part): Doubted => ({
    figure: part,
    rule: 'besideTwin',
    judgedOn: { twin, total: figure.value },
  }));
  return [total, ...besides];
}

const keyOf = ({ dims, place, day }: Told, { by }: TwinRule): string =>
  `${dimOf(dims, by) ?? ''} ${place} ${day}`;
