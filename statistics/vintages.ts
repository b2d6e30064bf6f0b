/**
 * What may be read of the facts: the one place where the rule of vintages stands. A statement that reads the table
 * `fact f` takes its condition from here; the database's functions place_values and day_values hold the same one.
 * @param asOf the parameter with the day as of which is read, such as `$2`.
 */
export function knownOn(asOf: string): string {
  return `f.known_at <= ${asOf}::date and f.load_id <= (select published_load())`;
}

/** Leaves out the figures that have a finding nobody accepted: for statements with `series s` and `fact f` from which something is concluded. */
export const trusted = '(s.doubted is null or f.day <> all (s.doubted))';

/**
 * Which of several values for one place and day is shown, best first: measured before generated, then the source
 * with the lower priority number, then the newest vintage. For statements with `series s`, `source o`, `fact f`.
 */
export const bestFirst = 's.sample, o.priority, f.known_at desc';
