/** What a run does, in this order. */
export const runSteps = ['fetching', 'reading', 'checking', 'writing'] as const;
export type RunStep = (typeof runSteps)[number];
