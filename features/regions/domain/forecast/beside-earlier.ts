interface Forecast {
  /** The week before the release, as reported. Unit: people. */
  lastWeek: number | null;
  release: { originDay: string } | null;
  earlier: readonly { weeks: readonly { to: string; median: number }[] }[];
}

/** How many of the earlier forecasts expected fewer than came in the last week; null where none was of that week. */
export function besideEarlier({ lastWeek, release, earlier }: Forecast) {
  if (lastWeek === null || release === null) return null;
  const expected = earlier.flatMap(({ weeks }) => weeks.filter(({ to }) => to === release.originDay));
  if (expected.length === 0) return null;
  const above = expected.filter(({ median }) => lastWeek > median).length;
  const below = expected.filter(({ median }) => lastWeek < median).length;
  const count = expected.length;
  return { count, above, course: above === count ? 'above' : below === count ? 'below' : 'between' };
}
