import type { SavedRow } from '../frame/use-saved-params.ts';
import type { LoadedScenarios } from './load-scenarios.ts';

/** Saved scenarios as the list of every model takes them. */
export function savedRowsOf({ saved }: Pick<LoadedScenarios, 'saved'>): SavedRow[] {
  return saved.map(({ params, ...row }) => ({ ...row, content: { params, modelVersion: row.modelVersion } }));
}
