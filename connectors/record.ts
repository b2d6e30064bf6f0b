/** One record of a source before it is understood: cells by column. */
export type SourceRecord = Readonly<Record<string, unknown>>;

/** A record with its number in the answer, from 1. */
export interface NumberedRecord {
  row: number;
  record: SourceRecord;
}

/** What stands in a cell, as text; objects and lists are none. */
export function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim();
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/** Whether something is an object with names. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
