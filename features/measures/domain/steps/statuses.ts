/** States of a version, by the numbers of the specification. */
export const statusNumbers = { draft: 1, moderation: 2, published: 3, canceled: 4 } as const;

export type MeasureStatus = (typeof statusNumbers)[keyof typeof statusNumbers];

/** Every state in the order a measure goes through them. */
export const measureStatuses: readonly MeasureStatus[] = [1, 2, 3, 4];

/** Directions of measures: health, economy (decision 21). */
export const directionNumbers = { health: 1, economy: 3 } as const;

export type MeasureDirection = (typeof directionNumbers)[keyof typeof directionNumbers];

/** Both directions in the order they are offered. */
export const measureDirections: readonly MeasureDirection[] = [1, 3];
