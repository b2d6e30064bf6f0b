/** What may become of a level: the figure is over or under it, or moved by so many percent in a period. */
export const levelConditions = ['above', 'below', 'changes'] as const;

/** What may happen to a figure: a week leaves the band of its forecast, a forecast is issued, known figures are changed. */
export const eventConditions = ['leftBand', 'newRelease', 'revised'] as const;

/** All that an alert may wait for. */
export const conditions = [...levelConditions, ...eventConditions] as const;

/** Whether a condition is an event, which has no threshold. */
export function isEvent(condition: string): condition is (typeof eventConditions)[number] {
  return eventConditions.some((event) => event === condition);
}

/** What is watched of a figure: itself, the sum of seven days, that sum per 100,000 residents, the official reproduction number. */
export const watchedMeasures = ['value', 'week', 'per100k', 'rt'] as const;

/** One of what is watched of a figure. */
export type WatchedMeasure = (typeof watchedMeasures)[number];
