/** Largest file somebody may bring. Unit: bytes. */
export const largestFile = 5 * 1024 * 1024;
/** Rows of a file, its header counted. */
export const maxRows = 20_000;
/** Values of one series of somebody's own. */
export const maxValues = 50_000;
/** Series that one file may hold. */
export const maxFileSeries = 20;
/** Series that one account may have. */
export const maxSeries = 50;
/** Days for which a deleted series can be taken back. */
export const undoDays = 30;
/** Longest name, unit and source of an own series, and longest name of a place in a file. */
export const longest = { name: 120, unit: 40, source: 300, place: 200 } as const;
/** Rows that the preview shows, those to be thought about first. */
export const maxShown = 200;
/** Shapes of files whose reading an account may have saved. */
export const maxTemplates = 50;
/** Names of places that an account may have explained. */
export const maxNames = 500;
/** Cells and rows of one file that may be put right; more is work for the file's own program. */
export const maxCorrections = 200;
/** Longest text of such answers in one field. Unit: characters. */
export const longestLines = 15_000;
