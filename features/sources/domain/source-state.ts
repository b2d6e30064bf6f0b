/** How a source fares, the most pressing first. */
export const sourceStates = [
  'running',
  'stopped',
  'held',
  'failing',
  'late',
  'off',
  'waiting',
  'onTime',
] as const;
export type SourceState = (typeof sourceStates)[number];

/** Runs refused one after another that switch a source off. */
export const maxFailures = 3;

/** States in which somebody has to look. */
export const needsAttention: ReadonlySet<SourceState> = new Set(['stopped', 'held', 'failing', 'late']);

/** The state of a source by what is known of it. */
export function stateOf(source: {
  isRunning: boolean;
  isOn: boolean;
  failures: number;
  held: number;
  daysLate: number;
  hasRun: boolean;
}): SourceState {
  if (source.isRunning) return 'running';
  if (!source.isOn && source.failures >= maxFailures) return 'stopped';
  if (source.held > 0) return 'held';
  if (!source.isOn) return 'off';
  if (source.failures > 0) return 'failing';
  if (source.daysLate > 0) return 'late';
  return source.hasRun ? 'onTime' : 'waiting';
}
