import type { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { Receipt } from '../../contract/receipt-calls.ts';
import { placeInBand, povertyBand, povertyYears } from '../../domain/receipt/receipt.ts';
import { findReceipt, WorthInputs, type ReceiptRow } from './receipt-queries.ts';

type Receipt = z.input<typeof Receipt>;

/** The receipt of a version as readers see it on the clock's day; null before it is accepted, and for a register's. */
export async function readReceipt(
  at: { id: number; version: number },
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
): Promise<Receipt | null> {
  const row = await findReceipt(db, at, clock.day);
  if (row === null) return null;
  const { frozenAt, whyNone } = row;
  const said = { frozenAt: frozenAt.toISOString(), whyNone };
  if (row.placeId === null) return { ...said, promise: null, worth: null, outcome: null };
  const known = new Map((await listPlaces(db, locale)).map((each) => [each.yugoId, each.shortName]));
  const names = (yugoId: number) => ({ yugoId, shortName: known.get(yugoId) ?? String(yugoId) });
  if (row.effect !== null) {
    const worth = worthOf(row, names);
    return {
      ...said,
      promise: null,
      worth,
      outcome: outcomeOf(row, povertyBand(worth.poorBefore, worth.poorAfter)),
    };
  }
  return {
    ...said,
    promise: promiseOf(row, names),
    worth: null,
    outcome: outcomeOf(row, row.bands!.at(-1)!),
  };
}

type Names = (yugoId: number) => { yugoId: number; shortName: string };

/** A promise has all of this: the table's own check. */
function promiseOf(row: ReceiptRow, names: Names): NonNullable<Receipt['promise']> {
  return {
    place: names(row.placeId!),
    starts: row.starts!,
    lastDay: row.lastDay!,
    low: row.low!,
    high: row.high!,
    weeks: row.bands!,
    cases: row.cases!,
    model: row.model!,
    modelVersion: row.modelVersion!,
    inputHash: row.inputHash!,
    dataAsOf: row.dataAsOf!,
    members: row.inputs!.members,
    seed: row.inputs!.seed,
    twins: row.twins.map(names),
    warnings: row.warnings,
  };
}

/** So has what a measure of the economy is worth. */
function worthOf(row: ReceiptRow, names: Names): NonNullable<Receipt['worth']> {
  const inputs = WorthInputs.parse(row.inputs);
  return {
    place: names(row.placeId!),
    starts: row.starts!,
    lastDay: row.lastDay ?? povertyYears(row.starts!).after,
    twins: row.twins.map(names),
    instrument: { ...inputs.instrument, low: inputs.low, high: inputs.high },
    ...row.effect!,
    poorBefore: inputs.start.poorShare,
    policyYear: inputs.policyYear,
    model: row.model!,
    modelVersion: row.modelVersion!,
    inputHash: row.inputHash!,
    dataAsOf: row.dataAsOf!,
    members: inputs.members,
    seed: inputs.seed,
    warnings: row.warnings,
  };
}

/** What came of it, placed in the promised band; null until that is known. */
function outcomeOf(
  { knownDay, lack, weeks, gap, scatter, before, after }: ReceiptRow,
  band: Parameters<typeof placeInBand>[1],
): Receipt['outcome'] {
  if (knownDay === null) return null;
  const verdict = gap === null ? null : placeInBand(gap, band);
  return { knownDay, lack, weeks: weeks ?? [], gap, verdict, scatter, before, after };
}
