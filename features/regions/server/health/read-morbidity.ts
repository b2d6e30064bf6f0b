import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readFindings } from '#statistics/findings/finding-queries.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { readDims, readParts } from '#statistics/series/trend-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { classesOf } from '../../domain/health/morbidity.ts';

/** Newly diagnosed diseases of a place by class and age in the newest year, beside the first year and the country; null without any. */
export async function readMorbidity(yugoId: number, { db, clock, locale }: RequestContext) {
  const places = [...new Set([yugoId, federalYugoId])];
  const [parts, findings] = await Promise.all([
    readParts(db, 'morbidity_by_age', places, clock.day),
    readFindings(db, ['morbidity_by_age'], places, clock.day),
  ]);
  const named = <Part extends { dims: string }>(part: Part) => ({
    ...part,
    icd: '',
    age: '',
    ...readDims(part.dims),
  });
  const rows = parts.map(named);
  const heldBack = findings.filter(({ state }) => state !== 'accepted').map(named);
  const found = classesOf(rows, yugoId, federalYugoId, heldBack);
  const last = rows.find((row) => row.yugoId === yugoId && row.day === found?.day);
  const source = await readSource(db, last ?? null, locale);
  if (!found || !source) return null;
  const names = new Map(
    (await listDimensionValues(db, 'icd', locale)).map(({ value, name }) => [value, name]),
  );
  return {
    ...found,
    classes: found.classes.map((row) => ({ ...row, name: names.get(row.code) ?? row.code })),
    source,
  };
}
