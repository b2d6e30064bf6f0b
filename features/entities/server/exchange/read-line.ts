import type { Fault } from '../../domain/exchange/faults.ts';
import type { ReadEntry, ReadStatement } from '../registry/registry-entry.ts';

/** By whom and on which day everything of a file is said. */
export interface About {
  readonly source: string;
  readonly knownAt: string;
}

/** One line of a file: what it tells, or why it was left out whole (`entry` is missing) or in part. */
export interface ReadLine {
  readonly line: number;
  readonly entry?: ReadEntry;
  /** A statement about what another line tells, by the file's own numbers. */
  readonly relation?: { readonly of: string; readonly statement: Omit<ReadStatement, 'source' | 'knownAt'> };
  readonly faults: readonly Fault[];
}
