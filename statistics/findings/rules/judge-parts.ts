import { doubtOfMean } from '#platform/shared/mean-of-parts.ts';
import type { MeanRule, SumRule } from './rule-table.ts';
import { dimOf, withDim, type Doubted, type Sheet, type Told } from './told.ts';

/** Means that repeat one of their parts or lie outside all of them; where two parts are the same figure, the later one repeats the earlier and is doubted too. */
export function judgeMeans(sheet: Sheet, { dimension, total, parts }: MeanRule): Doubted[] {
  return sheet.figures.flatMap((figure): Doubted[] => {
    if (dimOf(figure.dims, dimension) !== total) return [];
    const beside = parts.map((part) => sheet.beside(figure, withDim(figure.dims, dimension, part)));
    const rule = doubtOfMean(
      figure.value,
      beside.map((part) => part?.value ?? null),
    );
    if (rule === null) return [];
    const judgedOn = Object.fromEntries(parts.map((part, at) => [part, beside[at]!.value]));
    const copies = rule === 'outsideParts' ? repeated(beside as Told[]) : [];
    return [
      { figure, rule, judgedOn },
      ...copies.map((copy): Doubted => ({ figure: copy, rule: 'repeatsPart', judgedOn })),
    ];
  });
}

const repeated = (parts: readonly Told[]): Told[] =>
  parts.filter(({ value }, at) => parts.slice(0, at).some((earlier) => earlier.value === value));

/** Totals that are not the sum of their parts, where all parts are known. */
export function judgeSums(sheet: Sheet, { total, parts, from, tolerance }: SumRule): Doubted[] {
  return sheet.figures.flatMap((figure): Doubted[] => {
    if (figure.dims !== total || figure.day < from) return [];
    const beside = parts.map((part) => sheet.beside(figure, part));
    if (beside.includes(undefined)) return [];
    const sum = beside.reduce((all, part) => all + part!.value, 0);
    if (Math.abs(sum - figure.value) <= Math.max(1, tolerance * Math.abs(figure.value))) return [];
    return [{ figure, rule: 'notSum', judgedOn: { sum } }];
  });
}
