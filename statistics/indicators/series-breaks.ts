/** Where a series starts from a new count: its first period counted the new way, and the census that was counted. */
interface SeriesBreak {
  day: string;
  census: number;
}

/** Estimates of residents go on from the newest census: across one they can't be compared, and the borders of a subject may have moved too. Source: Rosstat, notes to the estimates of 1 January. */
const breaks: Readonly<Record<string, readonly SeriesBreak[]>> = {
  population_jan1: [
    { day: '2003-01-01', census: 2002 },
    { day: '2011-01-01', census: 2010 },
  ],
};

/** The breaks of an indicator's series that lie within its known days, oldest first. */
export function breaksOf(indicator: string, days: readonly string[]): SeriesBreak[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  return (breaks[indicator] ?? []).filter(({ day }) => first < day && day <= last);
}
