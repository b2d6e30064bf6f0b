/** Bounds of the classes of weekly incidence per 100 000: fixed, so that days and regions can be compared. */
export const incidenceBounds = [50, 100, 150, 200, 250, 300] as const;
