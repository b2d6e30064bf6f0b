/** Signs of what a reader writes of a mistake. */
export const reportLength = { least: 5, most: 2000 } as const;
/** Reports of one account that may wait at once. */
export const maxOpenReports = 20;
