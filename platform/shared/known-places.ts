/** Id of the whole country in the region numbering. */
export const federalYugoId = 1_180_665;

/** Id of Moscow, the default region of the event screen. */
export const moscowYugoId = 1_124_665;
