/** Types a value may be written with. */
export type ValueType =
  | 'bigint'
  | 'bigint[]'
  | 'boolean'
  | 'date'
  | 'date[]'
  | 'int'
  | 'int[]'
  | 'jsonb'
  | 'text'
  | 'text[]'
  | 'timestamptz'
  | 'tsquery';

/** Values of one statement: each gets its place where the SQL mentions it, so that a condition carries its own. */
export class StatementValues {
  readonly list: unknown[] = [];

  /** Writes the place of a value, with its type: `$3::int[]`. */
  at(value: unknown, type: ValueType): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}
