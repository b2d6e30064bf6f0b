/** How a source fares, the most pressing first. */
export const sourceStates = [
  'running',
  'stopped',
  'held',
  'failing',
  'late',
  'off',
  'brought',
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
  /** People bring its files; nothing is fetched, so that there is nothing to switch on. */
  needsFile: boolean;
}): SourceState {
  if (source.isRunning) return 'running';
  if (!source.isOn && !source.needsFile && source.failures >= maxFailures) return 'stopped';
  if (source.held > 0) return 'held';
  if (source.needsFile) return source.failures > 0 ? 'failing' : 'brought';
  if (!source.isOn) return 'off';
  if (source.failures > 0) return 'failing';
  if (source.daysLate > 0) return 'late';
  return source.hasRun ? 'onTime' : 'waiting';
}
