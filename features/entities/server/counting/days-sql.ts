/** The day of a mention, a headline or its region, `m`, by Moscow. */
export const dayOf = `(m.published_at at time zone 'Europe/Moscow')::date`;

/**
 * Those of some days: the span finds them by index, the list leaves out the days between. Asks for the days, the first and
 * the last of them, as `$1` to `$3`.
 */
export const ofDays = `m.published_at >= $2::date::timestamp at time zone 'Europe/Moscow'
       and m.published_at < ($3::date + 1)::timestamp at time zone 'Europe/Moscow' and ${dayOf} = any($1::date[])`;
