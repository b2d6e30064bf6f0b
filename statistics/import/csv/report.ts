import type { Doubt } from '../plausible.ts';

/** A refused row; `row` is its number as an editor shows it, the header being row 1. */
export interface Refusal {
  row: number;
  reason: string;
}

/** What an import of an operator's file did. With refusals nothing was loaded. */
export interface ImportReport {
  /** Rows read, without the header. */
  rows: number;
  /** New facts, or definitions added or changed; in a dry run those that would be. */
  loaded: number;
  /** Facts the database had already with the same value. */
  same: number;
  refused: Refusal[];
  /** Figures whose size is unlikely; they are loaded all the same. Absent when there are none. */
  doubts?: Doubt[];
}

/** Refusals listed before the rest of the file is left unread. */
const maxRefusals = 1_000;

/** Collects refusals up to the limit. */
export class Refusals {
  readonly list: Refusal[] = [];

  add(row: number, reason: string): void {
    if (!this.full) this.list.push({ row, reason });
    if (this.list.length === maxRefusals)
      this.list.push({ row, reason: `more than ${maxRefusals} rows are refused; the rest was not read` });
  }

  get full(): boolean {
    return this.list.length > maxRefusals;
  }
}
