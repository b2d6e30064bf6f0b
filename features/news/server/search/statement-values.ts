/** Values of one statement: each gets its place where the SQL mentions it, so that a condition carries its own. */
export class StatementValues {
  readonly list: unknown[] = [];

  /** Writes the place of a value, with its type: `$3::int[]`. */
  at(
    value: unknown,
    type: 'int' | 'int[]' | 'text' | 'text[]' | 'bigint' | 'timestamptz' | 'tsquery',
  ): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}
