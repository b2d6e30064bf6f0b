/**
 * What became of a value: the one place that says when a figure is new, when it changed an older one and when two
 * editions of one day differ. For statements with `series s`, `source o` and `fact f`. Of a place, part and day the
 * values follow one another as they became known; the one that is shown stands last.
 */
export const stepsWindow =
  'w as (partition by s.place_id, s.dims, f.day order by f.known_at, s.sample desc, o.priority desc)';

/** Columns of the window: which value of its day it is, the one before it and since when that was known. */
export const stepColumns =
  'row_number() over w as nth, lag(f.value) over w as before, lag(f.known_at) over w as since';

/** Conditions over those columns. */
export const step = {
  added: 'nth = 1',
  changed: '(since < known_at and value is distinct from before)',
  differing: '(since = known_at and value is distinct from before)',
} as const;
