/** The day the bundled registers were taken from their sources, as their SOURCE.md has it. */
export const registersRetrievedOn = '2026-11-22';
